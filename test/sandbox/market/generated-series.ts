import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'
import { add, roundTo, subtract } from '#domain/money/money.ts'
import { dayChange, sevenDayYield } from '#domain/fund/performance.ts'
import { tradingDayOnOrAfter, type TradingCalendar } from '#domain/calendar/trading-dates.ts'
import type { Factors } from './factors.ts'
import type { FundType } from './fund-types.ts'
import type { NavPoint, RawPoint } from '#test/sandbox/kernel/market/fund.ts'
import { dayIndex, textHash, normal } from './randomness.ts'

/** The facts of its fund that a series needs. */
export interface SeriesFund {
  family: string
  type: FundType
  dividend: { from: string; part: number } | null
  classCost: number
}

/**
 * A fund's values, made day by day from where its known points end (or from 1.0000 on its first
 * day) and never changed afterwards. Each day depends on the seed and on the day before, so a
 * restart makes the same values.
 */
export class GeneratedSeries {
  readonly #points: RawPoint[]
  readonly #detailed: NavPoint[]
  readonly #fund: SeriesFund
  readonly #factors: Factors
  readonly #isTradingDay: TradingCalendar
  readonly #first: Date8
  readonly #stream: number

  constructor(
    fund: SeriesFund,
    seed: string,
    factors: Factors,
    isTradingDay: TradingCalendar,
    from: { established: Date8 } | { known: readonly NavPoint[]; after: Date8 },
  ) {
    this.#fund = fund
    this.#factors = factors
    this.#isTradingDay = isTradingDay
    this.#stream = textHash(`${seed}|${fund.family}`)
    this.#points = 'known' in from ? [...from.known] : []
    this.#detailed = 'known' in from ? [...from.known] : []
    this.#first = 'known' in from ? addDays(from.after, 1) : from.established
  }

  /** All points up to `through`, and maybe later ones. */
  upTo(through: Date8): readonly RawPoint[] {
    const isMoney = this.#fund.type.code === '2'
    for (let day = this.#next(isMoney); day <= through; day = this.#next(isMoney)) {
      this.#points.push(isMoney ? this.#moneyPoint(day) : this.#navPoint(day))
    }
    return this.#points
  }

  /**
   * The first `count` points with day changes and yields. Decimal arithmetic takes its time, so
   * only on demand.
   */
  detailed(count: number): readonly NavPoint[] {
    for (let index = this.#detailed.length; index < count; index += 1) {
      const point = this.detail(index)
      if (!point) break
      this.#detailed.push(point)
    }
    return this.#detailed.slice(0, count)
  }

  /** One of the points that `upTo` made, as `detailed` has it. */
  detail(index: number): NavPoint | undefined {
    const known = this.#detailed[index]
    if (known) return known
    const point = this.#points[index]
    const before = this.#points[index - 1]
    if (!point) return undefined
    const { date, nav, dividend, split = null, incomePer10k } = point
    const week = incomePer10k === null ? [] : this.#points.slice(Math.max(0, index - 6), index + 1)
    const isWeek = week.length === 7 && week[0]?.date === addDays(date, -6)
    return {
      ...point,
      dayChange:
        incomePer10k === null && before && this.#isNextDay(before.date, date)
          ? dayChange({ nav, navBefore: before.nav, dividend, split })
          : null,
      sevenDayYield: isWeek ? sevenDayYield(week.map((it) => it.incomePer10k ?? '0')) : null,
    }
  }

  /** Loaded values may have gaps of years, over which there is no day change. */
  #isNextDay(before: Date8, date: Date8): boolean {
    return tradingDayOnOrAfter(addDays(before, 1), this.#isTradingDay) === date
  }

  #next(everyDay: boolean): Date8 {
    const last = this.#points.at(-1)
    if (last && last.date >= this.#first) {
      return everyDay ? addDays(last.date, 1) : this.#factors.nextTradingDay(last.date)
    }
    return everyDay ? this.#first : tradingDayOnOrAfter(this.#first, this.#isTradingDay)
  }

  #moneyPoint(date: Date8): RawPoint {
    const incomePer10k = this.#factors.income(this.#fund.family, date).toFixed(4)
    return { date, nav: '1.0000', accNav: '1.0000', dividend: null, incomePer10k }
  }

  #navPoint(date: Date8): RawPoint {
    const before = this.#points.at(-1)
    if (!before)
      return { date, nav: '1.0000', accNav: '1.0000', dividend: null, incomePer10k: null }
    const { type, classCost } = this.#fund
    const move =
      this.#factors.move(type, date) +
      type.drift +
      type.deviation * normal(this.#stream, dayIndex(date)) -
      classCost / 100 / 243
    const dividend = this.#dividendOn(date, before)
    const grown = Number(before.nav) * (1 + move) - Number(dividend ?? 0)
    const nav = Math.max(0.01, grown).toFixed(4)
    const neverPaid = dividend === null && before.accNav === before.nav
    const paid = () => add(subtract(before.accNav, before.nav), dividend ?? '0')
    const accNav = neverPaid ? nav : roundTo(add(nav, paid()), 4)
    return { date, nav, accNav, dividend, incomePer10k: null }
  }

  /** Every year on the first trading day from the fund's date on, unless the value is low. */
  #dividendOn(date: Date8, before: RawPoint): string | null {
    const { dividend } = this.#fund
    if (!dividend) return null
    const due = `${date.slice(0, 4)}${dividend.from}`
    const isDue = date >= due && before.date < due && Number(before.nav) > 1
    return isDue ? (Number(before.nav) * dividend.part).toFixed(4) : null
  }
}
