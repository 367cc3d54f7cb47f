import * as v from 'valibot'
import { fundCode } from '#domain/text-formats.ts'
import { isOwnAddress } from '#domain/navigation/own-address.ts'

/** One fund. */
export const ofFund = { fundCode }

/**
 * `from`: the address to return to once a prerequisite (a card, an assessment) is complete. Must be
 * an address of this app.
 */
export const wayBack = { from: v.optional(v.pipe(v.string(), v.check(isOwnAddress))) }
