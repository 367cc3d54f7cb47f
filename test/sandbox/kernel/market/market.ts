import type * as v from 'valibot'
import type { listPeriodReturns } from '#api/calls/fund.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import type { Stage } from '#domain/calendar/stages.ts'
import type { Period } from '#domain/fund/period-returns.ts'
import type { GoldDay } from '#domain/gold/gold-price.ts'
import type { PromotedStage } from '#domain/publicity/publicity.ts'
import { tradingDayBefore, type TradingCalendar } from '#domain/calendar/trading-dates.ts'
import type { Archives } from './archives.ts'
import type { IndexDay, ValuedIndex } from './index.ts'
import type { FundOne, NavPoint, RawPoint, Fund } from './fund.ts'

export type StageRow = FundOne['stages'][number]
export type PeriodRow = v.InferOutput<typeof listPeriodReturns.payload>['periods'][number]

/** The curves that go with a fund's points, one value a point. */
export interface Curves {
  benchmark: (number | null)[]
  peer: (number | null)[]
}

/** The index that smart plans follow. */
export interface PlanIndex {
  readonly name: string
  /** The published closes, oldest first; an invented index has none. */
  readonly closes: readonly { readonly date: Date8; readonly close: string }[]
}

/** The source of funds and their values. Nothing here has a clock: every query takes its moment. */
export interface Market {
  /** The moment at which a new clock starts. */
  readonly start: Time14
  readonly isTradingDay: TradingCalendar
  /** The last day of the exchanges' published calendar: later days are provisional. */
  readonly publishedUntil: Date8
  readonly funds: readonly Fund[]
  fund(code: string): Fund | undefined
  /** Published by `now`, oldest first. Cheaper than `points` for sums over many funds. */
  rawPoints(code: string, now: Time14): readonly RawPoint[]
  /** The same with day changes and yields, as screens show them. */
  points(code: string, now: Time14): readonly NavPoint[]
  /** The value of day `date`, or undefined when there is none or it is not yet out. */
  pointOn(code: string, date: Date8, now: Time14): RawPoint | undefined
  /**
   * Makes what a fund is compared with, in steps: `curves` and `stages`, and `periods` of one length.
   * Without it they make it at once, which holds up everybody else.
   */
  preparePeers(code: string, now: Time14, period?: Period): Generator<undefined, void>
  curves(code: string, now: Time14): Curves
  /** The level of the fund's benchmark on a day; null where it is not known. */
  benchmarkOn(code: string, date: Date8): number | null
  stages(code: string, now: Time14): readonly StageRow[]
  /** Newest first. */
  periods(code: string, period: Period, now: Time14): readonly PeriodRow[]
  /** The newest of `points`. */
  latest(code: string, now: Time14): NavPoint | undefined
  /** The fund's own stage returns alone: what `stages` has, cheaper for sums over many funds. */
  returns(code: string, now: Time14): Record<Stage, string | null>
  /**
   * The deepest fall within each stage that may promote, percent; null where the values do not
   * reach back.
   */
  drawdowns(code: string, now: Time14): Record<PromotedStage, string | null>
  /** The name of the source that reckons returns and ranks. */
  readonly source: string
  /** The indexes whose prices are valued; empty where earnings are unknown. */
  readonly indexes: readonly ValuedIndex[]
  /** Null where real funds were loaded without the index's file. */
  readonly planIndex: PlanIndex | null
  /** The closes of one of them that are out by `now`, oldest first. */
  indexDays(code: string, now: Time14): readonly IndexDay[]
  /** The classes of one fund, with the letter of each, in order of code. */
  classes(code: string): readonly { fund: Fund; className: string }[]
  /** The benchmark prices of gold that are out by `now`, oldest first; empty where none is known. */
  goldDays(now: Time14): readonly GoldDay[]
  /** The filings about the funds; null where there are none. */
  readonly archives: Archives | null
}

/** Evening of a day on which its values come out. */
export const PUBLISHED_AT = '200000'

/**
 * The last day whose value is out: money funds have one for every calendar day, others for trading
 * days, QDII a trading day later than the rest.
 */
export function publishedThrough(
  fund: { isQdii: boolean; isMoney: boolean },
  now: Time14,
  isTradingDay: TradingCalendar,
): Date8 {
  const today = now.slice(0, 8)
  const out = now.slice(8) >= PUBLISHED_AT
  if (fund.isMoney) return out ? today : previousDay(today)
  const domestic = out && isTradingDay(today) ? today : tradingDayBefore(today, isTradingDay)
  return fund.isQdii ? tradingDayBefore(domestic, isTradingDay) : domestic
}

const previousDay = (date: Date8) => tradingDayBefore(date, () => true)
