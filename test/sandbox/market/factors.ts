import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'
import { tradingDayOnOrAfter, type TradingCalendar } from '#domain/calendar/trading-dates.ts'
import type { FundType } from './fund-types.ts'
import { dayIndex, textHash, normal } from './randomness.ts'

/**
 * The moves that all funds of a kind share, day by day. They depend on the seed and the day alone.
 */
export class Factors {
  readonly #streams: { stocks: number; world: number; bonds: number; cash: number; gold: number }
  readonly #moves = new Map<Date8, { stocks: number; world: number; bonds: number }>()
  readonly #levels = new Map<FundType, { last: Date8; values: Map<Date8, number> }>()
  readonly #nextDays = new Map<Date8, Date8>()
  readonly #isTradingDay: TradingCalendar

  constructor(seed: string, isTradingDay: TradingCalendar) {
    const stream = (name: string) => textHash(`${seed}|${name}`)
    this.#streams = {
      stocks: stream('stocks'),
      world: stream('world'),
      bonds: stream('bonds'),
      cash: stream('cash'),
      gold: stream('gold'),
    }
    this.#isTradingDay = isTradingDay
  }

  /** The trading day after `date`; remembered, for every series walks the same days. */
  nextTradingDay(date: Date8): Date8 {
    let next = this.#nextDays.get(date)
    if (next === undefined) {
      next = tradingDayOnOrAfter(addDays(date, 1), this.#isTradingDay)
      this.#nextDays.set(date, next)
    }
    return next
  }

  /** The benchmark's move on a trading day, as a fraction. */
  move(type: Pick<FundType, 'stocks' | 'world' | 'bonds' | 'gold'>, date: Date8): number {
    let known = this.#moves.get(date)
    if (!known) {
      const day = dayIndex(date)
      known = {
        stocks: 0.00032 + 0.0105 * normal(this.#streams.stocks, day),
        world: 0.00032 + 0.0095 * normal(this.#streams.world, day),
        bonds: 0.00013 + 0.0006 * normal(this.#streams.bonds, day),
      }
      this.#moves.set(date, known)
    }
    const moved = type.stocks * known.stocks + type.world * known.world + type.bonds * known.bonds
    return type.gold === undefined ? moved : moved + type.gold * this.goldMove(date)
  }

  /** The move of gold's afternoon price on a trading day, as a fraction. */
  goldMove(date: Date8): number {
    return 0.00045 + 0.0075 * normal(this.#streams.gold, dayIndex(date))
  }

  /** The benchmark's level, 1000 on the day before 4 January 2016. */
  level(type: FundType, date: Date8): number {
    let known = this.#levels.get(type)
    if (!known) {
      known = { last: '20160103', values: new Map([['20160103', 1000]]) }
      this.#levels.set(type, known)
    }
    while (known.last < date) {
      const next = addDays(known.last, 1)
      const before = known.values.get(known.last) ?? 1000
      // A money fund's benchmark is a deposit: it grows on every calendar day.
      const growth =
        type.code === '2' ? 0.0035 / 365 : this.#isTradingDay(next) ? this.move(type, next) : 0
      known.values.set(next, before * (1 + growth))
      known.last = next
    }
    return Number((known.values.get(date) ?? 1000).toFixed(2))
  }

  /**
   * A money fund's income on a calendar day, yuan per 10,000 shares: falls slowly over the years,
   * with waves.
   */
  income(family: string, date: Date8): number {
    const day = dayIndex(date)
    const stream = this.#streams.cash ^ textHash(family)
    const years = (day - dayIndex('20160101')) / 365
    const annual = 0.011 + 0.022 * Math.exp(-years / 4) + 0.0015 * Math.sin(day / 60)
    return (annual / 365) * 10_000 * (1 + 0.03 * normal(stream, day))
  }
}
