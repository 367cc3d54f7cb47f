import * as v from 'valibot'

/**
 * Returns what a text has to look like wherever it comes from: an address, an answer, a request.
 */

/* @__NO_SIDE_EFFECTS__ */
export const matching = (pattern: RegExp, about: string) =>
  v.pipe(v.string(), v.regex(pattern), v.description(about))

/** Text from outside, of at least one and at most `most` characters. */
/* @__NO_SIDE_EFFECTS__ */
export const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most))

export const date8 = matching(/^\d{8}$/, 'YYYYMMDD, China time')
export const month6 = matching(/^(?:19|20)\d{2}(?:0[1-9]|1[0-2])$/, 'YYYYMM, China time')
export const time14 = matching(/^\d{14}$/, 'YYYYMMDDHHmmss, China time')
export const fundCode = matching(/^\d{6}$/, 'Six digits')
export const applyNo = matching(
  /^[A-Z0-9]{16,32}$/,
  'The number of one application to trade: the key under which it can exist only once',
)
