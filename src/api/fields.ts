import * as v from 'valibot'
import { matching } from '#domain/text-formats.ts'

export { applyNo, date8, fundCode, month6, text, time14 } from '#domain/text-formats.ts'

export const money = matching(
  /^-?\d{1,15}\.\d{2}$/,
  'Yuan, as a decimal string with two places: 1000.00, -3.20',
)
/** In requests, where nothing negative is asked for. */
export const orderMoney = matching(/^\d{1,13}\.\d{2}$/, 'Yuan, two places, not negative')
export const orderShares = matching(/^\d{1,13}\.\d{2}$/, 'Fund shares, two places, not negative')
export const shares = matching(/^-?\d{1,15}\.\d{2}$/, 'Fund shares, two places')
export const nav = matching(/^\d{1,6}\.\d{4}$/, 'Net asset value per share in yuan, four places')
export const percent = matching(
  /^-?\d{1,9}(?:\.\d{1,4})?$/,
  'A percentage without its sign: 1.20 is 1.20 %',
)
export const per10k = matching(
  /^-?\d{1,6}\.\d{4}$/,
  "A money-market fund's income in yuan per 10,000 shares and day, four places",
)
export const perShare = matching(/^\d{1,6}(?:\.\d{1,6})?$/, 'Yuan per share')
export const factor = matching(
  /^(?:0(?:\.\d{1,4})?|1)$/,
  'A factor on fee rates: 0.1 is a tenth of them',
)
export const ratio = matching(/^\d{1,6}\.\d{2}$/, 'A ratio, two places: 12.34')
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
/** Covers 18-digit numbers and the older documents' numbers; `domain/identity-number.ts` checks the former's digits. */
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
/** What becomes of a fund's dividends. */
export const dividendMethod = v.pipe(v.picklist(['0', '1']), v.description('0 shares, 1 cash'))
export const seconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.description('Seconds'))
/** How many, in an answer. */
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
