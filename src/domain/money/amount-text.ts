const AMOUNT = /^\d*(?:\.\d*)?$/u
const WHOLE_DIGITS = 12
const DECIMALS = 2

/** Why a typed or pasted amount is not taken. */
export type AmountRefusal = 'unit' | 'characters' | 'decimals' | 'length'

/** What an amount field holds after an edit; `refusal` when the edit left it as it was. */
export interface AmountEdit {
  readonly value: string
  readonly refusal: AmountRefusal | null
}

/**
 * Reads what the user typed or pasted over `before`. Digits and one dot with two decimals are
 * accepted, and what only decorates a pasted amount (separators, spaces, currency signs, full-width
 * forms) is dropped. Anything else leaves the field as it was, with the reason: cutting a third
 * decimal off, or the 万 of 5万, would turn the user's amount into another one.
 */
export function readAmount(typed: string, before: string): AmountEdit {
  const plain = typed
    .replace(/[０-９．]/gu, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/。/gu, '.')
    .replace(/[\s,，¥￥元份]/gu, '')
  const refuse = (refusal: AmountRefusal): AmountEdit => ({ value: before, refusal })
  if (/[百千万亿]/u.test(plain)) return refuse('unit')
  if (!AMOUNT.test(plain)) return refuse('characters')
  const [whole = '', decimals = ''] = plain.split('.')
  if (decimals.length > DECIMALS) return refuse('decimals')
  if (whole.replace(/^0+/u, '').length > WHOLE_DIGITS) return refuse('length')
  const tidy = plain.replace(/^0+(?=\d)/u, '')
  return { value: tidy.startsWith('.') ? `0${tidy}` : tidy, refusal: null }
}

/** The amount with a comma before every three whole digits: `1234567.8` is `1,234,567.8`. */
export function groupAmount(value: string): string {
  const [whole = '', decimals] = value.split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}

const PLACES = ['千', '万', '十万', '百万', '千万', '亿', '十亿', '百亿', '千亿']

/** The decimal place of the first digit, from 千 on: `12345` is `万`. Nothing below a thousand. */
export function leadingPlace(value: string): string | null {
  const [whole = ''] = value.split('.')
  return PLACES[whole.length - 4] ?? null
}
