import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { tradingDayOnOrAfter, type TradingCalendar } from '#domain/calendar/trading-dates.ts'
import { FIRST_GOLD_DAY, isSessionOut, type GoldDay } from '#domain/gold/gold-price.ts'
import type { Factors } from './factors.ts'

/** The price of the first afternoon. */
const FIRST_PRICE = 256.92
/** The part of a day's move that the morning has already. */
const MORNING = 0.4

/** Benchmark prices of gold, made day by day; a restart makes the same ones. */
export class GoldSeries {
  readonly #days: { date: Date8; am: string; pm: string }[] = []
  readonly #factors: Factors
  readonly #isTradingDay: TradingCalendar
  #level = FIRST_PRICE

  constructor(factors: Factors, isTradingDay: TradingCalendar) {
    this.#factors = factors
    this.#isTradingDay = isTradingDay
  }

  /** The days that are out by `now`, oldest first. */
  upTo(now: Time14): readonly GoldDay[] {
    const today = now.slice(0, 8)
    this.#make(today)
    return this.#days
      .filter(({ date }) => date <= today && isSessionOut('am', date, now))
      .map(({ date, am, pm }) => ({ date, am, pm: isSessionOut('pm', date, now) ? pm : null }))
  }

  #make(through: Date8): void {
    const last = this.#days[this.#days.length - 1]
    let day =
      last === undefined
        ? tradingDayOnOrAfter(FIRST_GOLD_DAY, this.#isTradingDay)
        : this.#factors.nextTradingDay(last.date)
    for (; day <= through; day = tradingDayOnOrAfter(addDays(day, 1), this.#isTradingDay)) {
      const move = this.#days.length === 0 ? 0 : this.#factors.goldMove(day)
      const am = this.#level * (1 + MORNING * move)
      this.#level *= 1 + move
      this.#days.push({ date: day, am: am.toFixed(2), pm: this.#level.toFixed(2) })
    }
  }
}
