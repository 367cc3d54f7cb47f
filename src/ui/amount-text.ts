const AMOUNT = /^\d{0,12}(?:\.\d{0,2})?$/u

/**
 * What an amount field holds after the user typed or pasted `typed` over `before`.
 * Digits and one dot with two decimals are accepted, and what only decorates a pasted amount
 * (separators, spaces, currency signs, full-width forms) is dropped. Anything else leaves the field
 * as it was: cutting a third decimal off would turn the user's amount into another one.
 */
export function acceptAmount(typed: string, before: string): string {
  const plain = typed
    .replace(/[０-９．]/gu, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/。/gu, '.')
    .replace(/[\s,，¥￥元份]/gu, '')
  if (!AMOUNT.test(plain)) return before
  const tidy = plain.replace(/^0+(?=\d)/u, '')
  return tidy.startsWith('.') ? `0${tidy}` : tidy
}
