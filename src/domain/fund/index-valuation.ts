/**
 * The place of an index's price in its own past: rules.md#index-valuation. Ratios are statistics,
 * so floats serve; figures leave as decimal text.
 */
import { divide, fromFloat, compare, roundTo, subtract, type Decimal } from '#domain/money/money.ts'

/** Days with a ratio below which a history is too short to rank in. */
export const LEAST_DAYS = 750

/** The part of the history that counts, at most. */
export const WINDOW_MONTHS = 120

/** By which ratio an index is ranked: price to earnings, or to book where earnings say little. */
export type ValuationBasis = 'pe' | 'pb'

export const BASIS_NAMES: Readonly<Record<ValuationBasis, string>> = {
  pe: '市盈率',
  pb: '市净率',
}

export type ValuationZone = 'low' | 'middle' | 'high'

/** A percentile from `low` to `high`, both included, is in the middle. */
export const ZONE_BOUNDS = { low: 30, high: 70 } as const

export const ZONE_NAMES: Readonly<Record<ValuationZone, string>> = {
  low: '较低',
  middle: '适中',
  high: '较高',
}

const figure = (value: number): Decimal | null => {
  const exact = fromFloat(value)
  return exact === null ? null : roundTo(exact, 2)
}

/**
 * Percent of the window's other days on which the ratio was strictly below that of its last day.
 * Days without a ratio above 0 do not count. Null where the last day has none, or where fewer days
 * than `leastDays` count.
 */
export function historicalPercentile(
  ratios: readonly (number | null)[],
  leastDays: number = LEAST_DAYS,
): Decimal | null {
  const last = ratios[ratios.length - 1] ?? null
  const counted = ratios.filter((ratio): ratio is number => ratio !== null && ratio > 0)
  if (last === null || last <= 0 || counted.length < leastDays || counted.length < 2) return null
  const below = counted.filter((ratio) => ratio < last).length
  return figure((below / (counted.length - 1)) * 100)
}

/** The zone of a percentile; null where there is none. */
export function valuationZone(percentile: Decimal | null): ValuationZone | null {
  if (percentile === null) return null
  const value = Number(percentile)
  return value < ZONE_BOUNDS.low ? 'low' : value > ZONE_BOUNDS.high ? 'high' : 'middle'
}

/** A company of an index, in any one unit of money. */
export interface IndexMember {
  readonly cap: number
  /** Of the last four quarters; below 0 for a loss. */
  readonly earnings: number
}

/**
 * All members' worth to all members' earnings, losses included; null where they earn nothing
 * together.
 */
export function priceToEarnings(members: readonly IndexMember[]): number | null {
  const total = (of: keyof IndexMember) => members.reduce((sum, member) => sum + member[of], 0)
  const earnings = total('earnings')
  return earnings > 0 ? total('cap') / earnings : null
}

/**
 * The ratios between which a percentile is in the middle: the lowest of at least `ZONE_BOUNDS.low`,
 * and the highest of at most `ZONE_BOUNDS.high`. Null where fewer days than `leastDays` count.
 */
export function zoneRatios(
  ratios: readonly (number | null)[],
  leastDays: number = LEAST_DAYS,
): { readonly low: number; readonly high: number } | null {
  const counted = ratios.filter((ratio): ratio is number => ratio !== null && ratio > 0)
  if (counted.length < leastDays || counted.length < 2) return null
  counted.sort((a, b) => a - b)
  const others = counted.length - 1
  const low = counted[Math.ceil((ZONE_BOUNDS.low / 100) * others)]
  const high = counted[Math.floor((ZONE_BOUNDS.high / 100) * others)]
  return low === undefined || high === undefined ? null : { low, high }
}

/**
 * `100 / PE - yield` in percentage points: what the members earn on their price, above what a
 * ten-year government bond pays. Null without earnings or without the bond's yield.
 */
export function equityBondSpread(pe: Decimal | null, bondYield: Decimal | null): Decimal | null {
  if (pe === null || bondYield === null || compare(pe, '0') <= 0) return null
  return roundTo(subtract(divide('100', pe), bondYield), 2)
}
