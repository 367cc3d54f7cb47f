/** Guesses of an index's close: rules.md#guesses. */
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import {
  addTradingDays,
  tradingDayBefore,
  type TradingCalendar,
} from '#domain/calendar/trading-dates.ts'
import {
  add,
  compare,
  divide,
  multiply,
  roundDownTo,
  roundTo,
  subtract,
  type Decimal,
} from '#domain/money/money.ts'
import type { RoundWindow } from './round.ts'

const OPENS_AT = '153000'
const CLOSES_AT = '091500'

/** The coins for a distance of at most so many percent, the nearest first. */
export const GUESS_BANDS: readonly { readonly within: Decimal; readonly coins: number }[] = [
  { within: '0.10', coins: 100 },
  { within: '0.30', coins: 50 },
  { within: '0.50', coins: 20 },
]

/** The coins for the right direction alone. */
export const DIRECTION_COINS = 5

/** The time in which a day's close can be guessed: from the afternoon of the trading day before. */
export function guessWindow(day: Date8, isTradingDay: TradingCalendar): RoundWindow {
  return {
    openTime: `${tradingDayBefore(day, isTradingDay)}${OPENS_AT}`,
    closeTime: `${day}${CLOSES_AT}`,
  }
}

/**
 * The day whose round is in view: a trading day's own until its afternoon, whose round is closed
 * from the morning on, and then the next one's.
 */
export function guessDay(now: Time14, isTradingDay: TradingCalendar): Date8 {
  const today = now.slice(0, 8)
  return isTradingDay(today) && now.slice(8) < OPENS_AT
    ? today
    : addTradingDays(today, 1, isTradingDay)
}

const CENT = '0.01'

/** Returns the least and the greatest guess: 10 % from the close before, to the hundredth. */
export function guessBounds(before: Decimal): { readonly low: Decimal; readonly high: Decimal } {
  const exact = multiply(before, '0.9')
  const down = roundDownTo(exact, 2)
  return {
    low: roundTo(compare(down, exact) < 0 ? add(down, CENT) : down, 2),
    high: roundDownTo(multiply(before, '1.1'), 2),
  }
}

const distance = (one: Decimal, other: Decimal): Decimal =>
  compare(one, other) < 0 ? subtract(other, one) : subtract(one, other)

/** The distance from the close in percent of it, to four places: for reading alone. */
export const guessError = (guess: Decimal, close: Decimal): Decimal =>
  roundTo(divide(multiply(distance(guess, close), '100'), close), 4)

interface Settled {
  readonly guess: Decimal
  readonly close: Decimal
  /** The close of the trading day before. */
  readonly before: Decimal
}

/** Returns what a guess brings, by its unrounded distance from the close. */
export function guessCoins({ guess, close, before }: Settled): number {
  const hundredfold = multiply(distance(guess, close), '100')
  const band = GUESS_BANDS.find(({ within }) => compare(hundredfold, multiply(within, close)) <= 0)
  if (band !== undefined) return band.coins
  return compare(guess, before) === compare(close, before) ? DIRECTION_COINS : 0
}
