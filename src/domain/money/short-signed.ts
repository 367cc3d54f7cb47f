import { direction } from './format-figures.ts'
import { compare, divide, roundTo, type Decimal } from './money.ts'

const UNITS = [
  { from: '100000000', unit: '亿' },
  { from: '10000', unit: '万' },
] as const

/** The most digits, so that the figure with sign, point and unit has at most six characters. */
const DIGITS = 4

function digits(size: Decimal, most: number): Decimal {
  for (let places = 2; places > 0; places -= 1) {
    const text = roundTo(size, places)
    if (text.length - 1 <= most) return text
  }
  return roundTo(size, 0)
}

/**
 * A gain or loss in at most six characters, for a day of a calendar: +12.34, -123.5, +1234,
 * +1.23万, -123万.
 */
export function shortSigned(amount: Decimal): string {
  const size = amount.replace('-', '')
  const sign = { gain: '+', loss: '-', flat: '' }[direction(amount)]
  for (const { from, unit } of UNITS) {
    // Rounded as it would be printed: 9,999.6 is 1.00万, not 10000.
    if (compare(roundTo(divide(size, from), 4), '1') >= 0)
      return `${sign}${digits(divide(size, from), DIGITS - 1)}${unit}`
  }
  return `${sign}${digits(size, DIGITS)}`
}
