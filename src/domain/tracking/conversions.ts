/** The act that an advertisement may have led to, as the advertiser gets it (rules.md#tracking). */
export type ConversionType = 'register' | 'openAccount' | 'firstPurchase' | 'firstPlan'

/** The call whose answer is the conversion. */
export const CONVERSION_CALLS: ReadonlyMap<string, ConversionType> = new Map([
  ['registerByMobile', 'register'],
  ['authAddCardAndCRS', 'openAccount'],
  ['applyByEncriptTransPwd', 'firstPurchase'],
  ['createPlan', 'firstPlan'],
  ['createSmartPlan', 'firstPlan'],
])

/** The key under which one conversion of one click is stored, so that it is reported once. */
export const conversionKey = (type: ConversionType, clickId: string): string => `${type}:${clickId}`

/**
 * The path that is reported with a conversion: the row's own, up to what an address filled in.
 * Never a query.
 */
export function conversionPath(row: string): string {
  const path = row.replace(/\/:.*$/, '')
  return path === '' ? '/' : path
}
