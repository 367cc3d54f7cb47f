import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { lastOnOrBefore } from '#domain/fund/performance.ts'
import type { TradingCalendar } from '#domain/calendar/trading-dates.ts'
import { publishedThrough } from '#test/sandbox/kernel/market/market.ts'
import type { Fund, RawPoint } from '#test/sandbox/kernel/market/fund.ts'
import type { Factors } from './factors.ts'
import type { FundData } from './fund-data.ts'
import type { FundType } from './fund-types.ts'
import { GeneratedSeries } from './generated-series.ts'

export interface LoadedFund extends Fund {
  type: FundType
}

/** The values of a fund that are out, and the series that has them; null where it has none. */
export interface LoadedPoints {
  readonly points: readonly RawPoint[]
  readonly from: GeneratedSeries | null
}

/** The rules by which values go on after those of the files. */
export interface Continuation {
  readonly seed: string
  readonly factors: Factors
  readonly isTradingDay: TradingCalendar
  /** The start of the clock, from which on values are simulated. */
  readonly start: Time14
}

/** Reads the values of loaded funds: up to the newest day of the files theirs, then simulated. */
export function loadedValues(
  data: FundData,
  { seed, factors, isTradingDay, start }: Continuation,
): (fund: LoadedFund | undefined, now: Time14) => LoadedPoints {
  const series = new Map<string, GeneratedSeries | null>()

  function fundSeries(fund: LoadedFund): GeneratedSeries | null {
    let known = series.get(fund.code)
    if (known === undefined) {
      known = makeSeries(fund)
      series.set(fund.code, known)
    }
    return known
  }

  function makeSeries(fund: LoadedFund): GeneratedSeries | null {
    const history = data.histories.get(fund.code)?.points ?? []
    const newest = data.ranked.get(fund.code)?.point
    const known =
      newest && newest.date > (history.at(-1)?.date ?? '') ? [...history, newest] : history
    if (known.length === 0) return null
    const growth = { family: fund.code, type: fund.type, dividend: null, classCost: 0 }
    return new GeneratedSeries(growth, seed, factors, isTradingDay, {
      known,
      after: addDays(start.slice(0, 8), -1),
    })
  }

  /** The newest day with a value: all days of the files are out, whatever the time of day. */
  function lastValueDay(fund: LoadedFund, now: Time14): Date8 {
    const through = publishedThrough(fund, now, isTradingDay)
    return through > data.newest ? through : data.newest
  }

  return (fund, now) => {
    const from = fund ? fundSeries(fund) : null
    if (!fund || !from) return { points: [], from: null }
    const through = lastValueDay(fund, now)
    const points = from.upTo(through)
    return { points: points.slice(0, lastOnOrBefore(points, through) + 1), from }
  }
}
