/** Codes that are exchanged for coupons, coins and cards: rules.md#coupons. */

/** Sixteen characters of Crockford's alphabet, which has no I, L, O and U. */
const LENGTH = 16
const FOREIGN = /[^0-9A-HJKMNP-TV-Z]/g

/** What was typed or pasted as a code: read as its alphabet says, cut at its length. */
export function cleanCode(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(FOREIGN, '')
    .slice(0, LENGTH)
}

/** A code as a field takes it. */
export const redeemCodeForm = {
  plain: cleanCode,
  fits: (code: string): boolean => code.length <= LENGTH,
}

export const isWholeCode = (code: string): boolean => code.length === LENGTH

/** In fours, as it is printed. */
export const codeInFours = (code: string): string => (code.match(/.{1,4}/g) ?? []).join(' ')
