/** Amounts of money and shares as people type and paste them: rules.md#typed-text. */
import { plainNumber } from '#domain/text/plain-form.ts'

const WHOLE_DIGITS = 12
const DECIMALS = 2

/** The reason why a typed or pasted amount is not taken. */
export type AmountRefusal = 'unit' | 'characters' | 'decimals' | 'length'

/** The content of an amount field after an edit; `refusal` when the edit left it as it was. */
export interface AmountEdit {
  readonly value: string
  readonly refusal: AmountRefusal | null
}

/** The part of the shown text that an edit may have replaced, before the edit. */
export interface Selected {
  readonly from: number
  readonly to: number
}

/**
 * The way in which a whole text may write an amount. A comma, a space or an apostrophe groups only
 * where every group after the first has three digits; else one comma is the decimal point.
 */
const WRITTEN: readonly { readonly form: RegExp; readonly groups: string }[] = [
  { form: /^\d*(?:\.\d*)?$/, groups: '' },
  { form: /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/, groups: ',' },
  { form: /^\d*,\d*$/, groups: '' },
  { form: /^[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d*)?$/, groups: ' ' },
  { form: /^[1-9]\d{0,2}(?:'\d{3})+(?:[.,]\d*)?$/, groups: "'" },
  { form: /^[1-9]\d{0,2}(?:\.\d{3})+,\d*$/, groups: '.' },
  { form: /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/, groups: '.' },
]

/** The amount as digits and at most one dot; null where the text is none. */
function digitsOf(text: string): string | null {
  const way = WRITTEN.find(({ form }) => form.test(text))
  if (way === undefined) return null
  return (way.groups === '' ? text : text.replaceAll(way.groups, '')).replace(',', '.')
}

/** Length of the same start of two texts. */
function sameStart(one: string, other: string, most: number): number {
  let at = 0
  while (at < most && one[at] === other[at]) at += 1
  return at
}

/**
 * The typed text without the commas that the field itself had shown: of those outside the edit it
 * is certain that they only group.
 */
function withoutShown(typed: string, shown: string, { from, to }: Selected): string {
  const start = sameStart(typed, shown, Math.min(from, typed.length))
  const rest = Math.min(shown.length - Math.max(to, start), typed.length - start)
  let end = 0
  while (end < rest && typed[typed.length - 1 - end] === shown[shown.length - 1 - end]) end += 1
  const bare = (part: string): string => part.replaceAll(',', '')
  const edge = typed.length - end
  return bare(typed.slice(0, start)) + typed.slice(start, edge) + bare(typed.slice(edge))
}

/** A currency sign before an amount and a unit after it: they change nothing. */
const DECORATION = /^(?:[¥￥]\s*)?([^元份]*?)\s*[元份]?$/

/**
 * Reads what the user typed or pasted over `before`, of which `selected` was replaced. Digits and
 * a point with two decimals are accepted. Anything else leaves the field as it was, with the
 * reason: cutting a third decimal off, or the 万 of 5万, would turn the user's amount into another
 * one.
 */
export function readAmount(typed: string, before: string, selected?: Selected): AmountEdit {
  const shown = groupAmount(before)
  const edited = withoutShown(typed, shown, selected ?? { from: shown.length, to: 0 })
  // U+066B and U+066C: the decimal and the thousands separator of Arabic.
  const plain = plainNumber(edited.replaceAll('\u066b', '.').replaceAll('\u066c', "'")).trim()
  const refuse = (refusal: AmountRefusal): AmountEdit => ({ value: before, refusal })
  if (/[十百千万亿萬億]/.test(plain)) return refuse('unit')
  // A list's number before an amount is none of its digits.
  if (/[、､]/.test(typed)) return refuse('characters')
  const digits = digitsOf(DECORATION.exec(plain)?.[1] ?? plain)
  if (digits === null) return refuse('characters')
  const [whole = '', decimals = ''] = digits.split('.')
  if (decimals.length > DECIMALS) return refuse('decimals')
  if (whole.replace(/^0+/, '').length > WHOLE_DIGITS) return refuse('length')
  const tidy = digits.replace(/^0+(?=\d)/, '')
  return { value: tidy.startsWith('.') ? `0${tidy}` : tidy, refusal: null }
}

/** The amount with a comma before every three whole digits: `1234567.8` is `1,234,567.8`. */
export function groupAmount(value: string): string {
  const [whole = '', decimals] = value.split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}

const PLACES = ['千', '万', '十万', '百万', '千万', '亿', '十亿', '百亿', '千亿']

/** The decimal place of the first digit, from 千 on: `12345` is `万`. Nothing below a thousand. */
export function leadingPlace(value: string): string | null {
  const [whole = ''] = value.split('.')
  return PLACES[whole.length - 4] ?? null
}

/** The way in which every amount field reads, shows and names what it holds. */
export const amountForm = { read: readAmount, shown: groupAmount, place: leadingPlace }
