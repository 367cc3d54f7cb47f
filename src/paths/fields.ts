import * as v from 'valibot'
import { fundCode } from '#domain/text-formats.ts'
import { readWayBack } from '#domain/navigation/way-back.ts'

/** One fund. */
export const ofFund = { fundCode }

/**
 * `from`: the address to return to once a prerequisite (a card, an assessment) is complete
 * (rules.md#there-and-back). Read without a `from` of its own.
 */
export const wayBack = {
  from: v.optional(v.pipe(v.string(), v.transform(readWayBack), v.string())),
}
