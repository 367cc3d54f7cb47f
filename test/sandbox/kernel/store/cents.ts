import { parseDecimal, roundTo } from '#domain/money/money.ts'

/**
 * Whole cents (or hundredths of a share) of a decimal with at most two places; null for anything
 * else.
 */
export function parseCents(text: string): number | null {
  const decimal = parseDecimal(text)
  if (decimal === null || (decimal.split('.')[1]?.length ?? 0) > 2) return null
  const whole = Number(roundTo(decimal, 2).replace('.', ''))
  return Number.isSafeInteger(whole) ? whole : null
}

/** The same where the text is known to be one, from the sandbox's rules or tables. */
export function cents(text: string): number {
  const value = parseCents(text)
  if (value === null) throw new RangeError(`Not a sum in cents: "${text}"`)
  return value
}

/** `123456` is `1234.56`. */
export function yuan(value: number): string {
  const digits = String(Math.abs(value)).padStart(3, '0')
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
