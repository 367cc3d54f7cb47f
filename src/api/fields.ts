import * as v from 'valibot'
import { matching } from '#domain/text-formats.ts'

export { applyNo, date8, fundCode, month6, text, time14 } from '#domain/text-formats.ts'

export const pricingDay = matching(
  /^\d{8}$/,
  'The trading day whose price the user was shown; an order that would get another is refused',
)
export const requestNo = matching(
  /^[A-Z0-9]{16,32}$/,
  'Made by the caller, new for each intention: the key under which it can happen only once',
)
export const sealed = matching(
  /^v1(?:\.[\w-]{16,4000}){4}$/,
  'Sealed for the provider by platform/crypto, bound to the randomCode beside it: trading passwords, mobile and card numbers',
)
export const randomCode = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(64),
  v.description('The context of the seals beside it; from queryRandomCode or applyInit'),
)
export const smsCode = matching(/^\d{6}$/, 'The code of a text message')
export const sha256 = matching(/^[0-9a-f]{64}$/, 'SHA-256 in hexadecimal')
export const cardTail = matching(/^\d{4}$/, "A card number's last four digits")
/**
 * Covers 18-digit numbers and the older documents' numbers; `domain/identity-number.ts` checks the
 * former's digits.
 */
export const certNo = matching(/^[0-9A-Za-z()-]{5,30}$/, 'Number of the identity document')
export const flag = v.pipe(v.picklist(['0', '1']), v.description('1 yes, 0 no'))
export const fundRiskLevel = v.pipe(
  v.picklist([1, 2, 3, 4, 5]),
  v.description('Risk of a fund: R1 (low) to R5 (high)'),
)
export const clientRiskLevel = v.pipe(
  v.picklist([0, 1, 2, 3, 4, 5]),
  v.description('Class of an investor: C0 (extremely conservative) to C5 (aggressive)'),
)
/** The use of a fund's dividends. */
export const dividendMethod = v.pipe(v.picklist(['0', '1']), v.description('0 shares, 1 cash'))
export const seconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.description('Seconds'))
/** A number of things, in an answer. */
export const total = v.pipe(v.number(), v.integer(), v.minValue(0))

export const nothing = v.object({})

/**
 * A number in the code, digits on the wire.
 */
/* @__NO_SIDE_EFFECTS__ */
export const count = (most: number) =>
  v.pipe(
    v.union([
      v.number(),
      v.pipe(
        v.string(),
        v.regex(/^\d{1,9}$/),
        v.transform((digits) => Number(digits)),
      ),
    ]),
    v.integer(),
    v.minValue(1),
    v.maxValue(most),
  )

/** One page of a list: pages count from 1. Spread into a request. */
export const page = { page: count(100_000), size: count(50) }

/**
 * The words of a registration about the invitation that led to it, where there was one; it never
 * fails for that. Without a ticket the code of a link counts as opened now.
 */
export const invitation = {
  inviteTicket: v.optional(v.pipe(v.string(), v.maxLength(300))),
  inviteCode: v.optional(v.pipe(v.string(), v.maxLength(32))),
  campaignId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  showName: v.optional(flag),
}
