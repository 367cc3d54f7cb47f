import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { TradingCalendar } from '#domain/calendar/trading-dates.ts'
import { lastOnOrBefore } from '#domain/fund/performance.ts'
import type { RawPoint } from '#test/sandbox/kernel/market/fund.ts'
import { publishedThrough } from '#test/sandbox/kernel/market/market.ts'
import type { BuiltInFund } from './built-in-fund.ts'
import type { Factors } from './factors.ts'
import { GeneratedSeries } from './generated-series.ts'
import { atOnce } from './in-parts.ts'
import { PeerGroup } from './peer-group.ts'

/** The values of one fund that are out by a time. */
type ReadPoints = (fund: BuiltInFund, now: Time14) => readonly RawPoint[]

/** The values of invented funds, each made when it is first requested. */
export function builtInValues(seed: string, factors: Factors, isTradingDay: TradingCalendar) {
  const series = new Map<string, GeneratedSeries>()

  function fundSeries(fund: BuiltInFund): GeneratedSeries {
    let known = series.get(fund.code)
    if (!known) {
      known = new GeneratedSeries(fund, seed, factors, isTradingDay, {
        established: fund.establishDate,
      })
      series.set(fund.code, known)
    }
    return known
  }

  function fundPoints(fund: BuiltInFund, now: Time14): readonly RawPoint[] {
    const through = publishedThrough(fund, now, isTradingDay)
    const points = fundSeries(fund).upTo(through)
    // After a reset the series reaches further than the clock.
    return points.slice(0, lastOnOrBefore(points, through) + 1)
  }

  return { fundSeries, fundPoints }
}

/** The peer groups of invented funds: all funds of a type, as of the newest values. */
export function builtInPeers(
  funds: readonly BuiltInFund[],
  fundPoints: ReadPoints,
  isTradingDay: TradingCalendar,
) {
  const groups = new Map<string, { through: string; group: PeerGroup }>()

  /** All funds of a type, the values of one of them at each step. */
  function* members(typeName: string, now: Time14) {
    for (const it of funds)
      if (it.typeName === typeName) yield { code: it.code, points: fundPoints(it, now) }
  }

  function* makePeers(fund: BuiltInFund, now: Time14): Generator<undefined, PeerGroup> {
    const through = publishedThrough(fund, now, isTradingDay)
    const known = () => {
      const it = groups.get(fund.typeName)
      return it?.through === through ? it.group : null
    }
    const before = known()
    if (before !== null) return before
    const made = yield* PeerGroup.of(members(fund.typeName, now))
    // Somebody who could not wait may have made it meanwhile.
    const group = known() ?? made
    groups.set(fund.typeName, { through, group })
    return group
  }
  const fundPeers = (fund: BuiltInFund, now: Time14): PeerGroup => atOnce(makePeers(fund, now))

  return { makePeers, fundPeers }
}
