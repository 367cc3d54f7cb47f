/**
 * Exact decimal arithmetic for yuan, NAV, shares and rates: decimal strings in and out, so that no
 * figure is ever a binary float. Rounding is half up (a tie moves away from zero). Source:
 * rules.md#decimals.
 */
import { Big } from 'big.js'

/** A plain decimal such as `-1234.50`: no exponent, no separators, no leading plus or zeros. */
export type Decimal = string

// A constructor of our own, so that settings made elsewhere do not reach our sums. Strict refuses
// JavaScript numbers.
const Exact = Big()
Exact.DP = 40
Exact.RM = 1
Exact.strict = true

const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

/**
 * Returns the text when it is a plain decimal, else null (`''`, `1e3`, `+1`, `.5`, `1.`, `1,000`,
 * `007`).
 */
export function parseDecimal(text: string): Decimal | null {
  return DECIMAL.test(text) ? text : null
}

function exact(value: Decimal): Big {
  if (!DECIMAL.test(value)) throw new RangeError(`Not a plain decimal: "${value}"`)
  return new Exact(value)
}

function plain(value: Big): Decimal {
  return value.toFixed()
}

/** Rounds half up to `places` decimals and keeps trailing zeros: `('1.005', 2)` is `1.01`. */
export function roundTo(value: Decimal, places: number): Decimal {
  const text = exact(value).toFixed(places)
  return /^-0(?:\.0*)?$/.test(text) ? text.slice(1) : text
}

/** Cuts off what is beyond `places` decimals, for limits: `('9.999', 2)` is `9.99`. */
export function roundDownTo(value: Decimal, places: number): Decimal {
  return exact(value).round(places, Big.roundDown).toFixed(places)
}

/** Rounds yuan to the cent. */
export function roundCent(value: Decimal): Decimal {
  return roundTo(value, 2)
}

/** Rounds shares to 0.01 share. */
export function roundShare(value: Decimal): Decimal {
  return roundTo(value, 2)
}

export function add(a: Decimal, b: Decimal): Decimal {
  return plain(exact(a).plus(exact(b)))
}

/** The sum of any number of values; `0` for none. */
export function sum(values: readonly Decimal[]): Decimal {
  return plain(values.reduce((total, value) => total.plus(exact(value)), new Exact('0')))
}

export function subtract(a: Decimal, b: Decimal): Decimal {
  return plain(exact(a).minus(exact(b)))
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return plain(exact(a).times(exact(b)))
}

/** The quotient to 40 decimals, ready to be rounded. Throws RangeError on a zero divisor. */
export function divide(a: Decimal, b: Decimal): Decimal {
  const divisor = exact(b)
  if (divisor.eq('0')) throw new RangeError(`Division of ${a} by zero`)
  return plain(exact(a).div(divisor))
}

export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  return exact(a).cmp(exact(b))
}

export function minimum(a: Decimal, b: Decimal): Decimal {
  return compare(a, b) <= 0 ? a : b
}

export function maximum(a: Decimal, b: Decimal): Decimal {
  return compare(a, b) >= 0 ? a : b
}

export function isZero(value: Decimal): boolean {
  return exact(value).eq('0')
}

/** A percent as a fraction: `1.2` becomes `0.012`. */
export function fromPercent(percent: Decimal): Decimal {
  return multiply(percent, '0.01')
}

/**
 * The float nearest to the value. Only for statistics and for drawing, never for a sum of money.
 */
export function toFloat(value: Decimal): number {
  if (!DECIMAL.test(value)) throw new RangeError(`Not a plain decimal: "${value}"`)
  // A chart has thousands: JavaScript reads a plain decimal as exactly, and ten times as fast.
  return Number(value)
}

/**
 * The shortest plain decimal of a finite float (statistics shown as figures); null for NaN and
 * infinities.
 */
export function fromFloat(value: number): Decimal | null {
  return Number.isFinite(value) ? plain(new Exact(String(value))) : null
}
