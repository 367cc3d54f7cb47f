/**
 * The writing of figures: rules.md#display-formats ("--" for what is not known). A figure is a
 * decimal string, a float (statistics only), or null; what is no figure shows as `--`.
 */
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import {
  compare,
  divide,
  fromFloat,
  parseDecimal,
  roundDownTo,
  roundTo,
  type Decimal,
} from './money.ts'

export type Figure = Decimal | number | null | undefined
export type Direction = 'gain' | 'loss' | 'flat'

function toDecimal(value: Figure): Decimal | null {
  if (value === null || value === undefined) return null
  return typeof value === 'number' ? fromFloat(value) : parseDecimal(value)
}

function fixed(value: Figure, places: number, write: (rounded: Decimal) => string): string {
  const decimal = toDecimal(value)
  return decimal === null ? NO_FIGURE : write(roundTo(decimal, places))
}

function grouped(decimal: Decimal): string {
  const [whole = '', fraction] = decimal.split('.')
  const thousands = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return fraction === undefined ? thousands : `${thousands}.${fraction}`
}

function withSign(rounded: Decimal, text: string = rounded): string {
  return compare(rounded, '0') > 0 ? `+${text}` : text
}

/** `1,234,567.80`. */
export function formatAmount(value: Figure): string {
  return fixed(value, 2, grouped)
}

/** `+1,234.50`, `-3.00`, `0.00`. */
export function formatSignedAmount(value: Figure): string {
  return fixed(value, 2, (rounded) => withSign(rounded, grouped(rounded)))
}

/** A change in percent: `+1.20%`, `-0.35%`, `0.00%`. The value is in percent, not a fraction. */
export function formatPercent(value: Figure): string {
  return fixed(value, 2, (rounded) => `${withSign(rounded)}%`)
}

/** A rate or share in percent, without a plus: `1.20%`. */
export function formatRate(value: Figure): string {
  return fixed(value, 2, (rounded) => `${rounded}%`)
}

/** A ratio without a unit, two decimals: `1.25`, `-0.40`. */
export function formatRatio(value: Figure): string {
  return fixed(value, 2, (rounded) => rounded)
}

/** A money fund's seven-day annualised yield, three decimals: `2.134%`. */
export function formatYield(value: Figure): string {
  return fixed(value, 3, (rounded) => `${rounded}%`)
}

/** NAV, or income per 10,000 shares, four decimals: `1.0250`. */
export function formatNav(value: Figure): string {
  return fixed(value, 4, (rounded) => rounded)
}

/** Shares, two decimals: `8,374.09`. */
export function formatShares(value: Figure): string {
  return fixed(value, 2, grouped)
}

const WAN_UNITS = [
  { from: '100000000', unit: '亿' },
  { from: '10000', unit: '万' },
] as const

/**
 * Amounts from ten thousand in 万, from a hundred million in 亿: `12.35万`, `1.00亿`; smaller ones
 * as amounts. The unit is chosen after rounding, so 99,999,999 is `1.00亿`.
 */
export function formatWan(value: Figure): string {
  const decimal = toDecimal(value)
  if (decimal === null) return NO_FIGURE
  const size = decimal.replace('-', '')
  // No sign on what rounds to nothing.
  const isBelow = direction(decimal) === 'loss'
  const write = (text: string) => (isBelow ? `-${text}` : text)
  for (const { from, unit } of WAN_UNITS) {
    // As it would print one unit below: from 10,000 of those on, this unit is due.
    const below = roundTo(divide(size, divide(from, '10000')), 2)
    if (compare(below, '10000') >= 0)
      return `${write(grouped(roundTo(divide(size, from), 2)))}${unit}`
  }
  return write(grouped(roundTo(size, 2)))
}

/**
 * A limit, a least amount or a tier's bound, as short as it can be without rounding: `50万`,
 * `1.25万`, `99,999.99`. A unit is used only where two decimals of it are exact: a rounded limit
 * would promise an amount that is then refused.
 */
export function formatLimit(value: Figure): string {
  const decimal = toDecimal(value)
  if (decimal === null) return NO_FIGURE
  for (const { from, unit } of WAN_UNITS) {
    if (compare(decimal, from) < 0) continue
    const exact = divide(decimal, from)
    const short = roundTo(exact, 2)
    if (compare(short, exact) === 0) return `${withoutZeros(grouped(short))}${unit}`
  }
  return withoutZeros(grouped(roundDownTo(decimal, 2)))
}

const withoutZeros = (text: string) => text.replace(/\.?0+$/, '')

/** A limit or a least amount in yuan: `10 元`, `1,000.5 元`, `50万元`. Never rounded up. */
export function formatShortYuan(value: Figure): string {
  const text = formatLimit(value)
  // A space separates a digit from a word; two words have none.
  return text === NO_FIGURE ? text : `${text}${/\d$/.test(text) ? ' ' : ''}元`
}

/**
 * Returns whether the figure, as it is printed, is above, below or at zero. Rounded first (two
 * decimals by default), so that a printed `0.00` is never coloured as a gain.
 */
export function direction(value: Figure, places = 2): Direction {
  const decimal = toDecimal(value)
  if (decimal === null) return 'flat'
  const sign = compare(roundTo(decimal, places), '0')
  return sign > 0 ? 'gain' : sign < 0 ? 'loss' : 'flat'
}

const SIZE_UNITS = ['B', 'KB', 'MB', 'GB'] as const

/** A file's size, 1,024 to a unit, at most two decimals: `512B`, `1.5MB`. */
export function formatFileSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return NO_FIGURE
  let size = bytes
  let unit = 0
  // 1,023.999 KB would print as 1024KB: step up on what is printed.
  while (unit < SIZE_UNITS.length - 1 && Number(size.toFixed(2)) >= 1024) {
    size /= 1024
    unit += 1
  }
  return `${Number(size.toFixed(2))}${SIZE_UNITS[unit] ?? ''}`
}
