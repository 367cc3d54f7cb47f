import { matching } from '#domain/text-formats.ts'

export const money = matching(
  /^-?\d{1,15}\.\d{2}$/,
  'Yuan, as a decimal string with two places: 1000.00, -3.20',
)
/** A money amount of a request that cannot be negative. */
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
