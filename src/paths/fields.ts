import * as v from 'valibot'
import { fundCode } from '#domain/text-formats.ts'
import { isOwnAddress } from '#domain/navigation/own-address.ts'

/** One fund. */
export const ofFund = { fundCode }

/**
 * The address to go on with once the detour is done for which somebody was sent here: a page of our
 * own.
 */
export const wayBack = { from: v.optional(v.pipe(v.string(), v.check(isOwnAddress))) }
