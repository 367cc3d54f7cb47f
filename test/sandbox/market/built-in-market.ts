import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { lastOnOrBefore } from '#domain/fund/performance.ts'
import { builtInCalendar, type Closures } from '#test/sandbox/kernel/calendar.ts'
import { builtInArchives } from './archives/archives.ts'
import { builtInFunds } from './catalogue.ts'
import { builtInPeers, builtInValues } from './built-in-values.ts'
import { drawdowns } from './drawdowns.ts'
import { Factors } from './factors.ts'
import { GoldSeries } from './gold-series.ts'
import { IndexSeries, VALUED_INDEXES } from './index-days.ts'
import { publishedThrough, type Market } from '#test/sandbox/kernel/market/market.ts'
import { comparableReturns } from './peer-group.ts'

/**
 * The start of a new clock without other word: a Wednesday morning, after the Spring Festival and
 * far from holidays.
 */
export const DEFAULT_START: Time14 = '20260311100000'

/** Four hundred invented funds with values from a seed. Values are made when first requested. */
export function builtInMarket(seed: string, closures: Closures = {}): Market {
  const { isTradingDay, publishedUntil } = builtInCalendar(closures)
  const factors = new Factors(seed, isTradingDay)
  const funds = builtInFunds(seed)
  const byCode = new Map(funds.map((fund) => [fund.code, fund]))
  const gold = new GoldSeries(factors, isTradingDay)
  const indexSeries = new Map(
    VALUED_INDEXES.map((it) => [it.code, new IndexSeries(it, seed, factors)]),
  )
  const { fundSeries, fundPoints } = builtInValues(seed, factors, isTradingDay)
  const { makePeers, fundPeers } = builtInPeers(funds, fundPoints, isTradingDay)

  const rawPoints = (code: string, now: Time14) => {
    const fund = byCode.get(code)
    return fund ? fundPoints(fund, now) : []
  }

  return {
    start: DEFAULT_START,
    isTradingDay,
    publishedUntil,
    funds,
    fund: (code) => byCode.get(code),
    archives: builtInArchives(funds, seed, rawPoints),
    rawPoints,
    latest(code, now) {
      const fund = byCode.get(code)
      return fund ? fundSeries(fund).detail(fundPoints(fund, now).length - 1) : undefined
    },
    returns: (code, now) => comparableReturns(rawPoints(code, now)),
    drawdowns: (code, now) => drawdowns(rawPoints(code, now)),
    source: '禾岸基金评价数据（示例）',
    indexes: VALUED_INDEXES,
    // Its closes are invented, and so is its name.
    planIndex: { name: '禾岸宽基300', closes: [] },
    goldDays: (now) => gold.upTo(now),
    indexDays(code, now) {
      const through = publishedThrough({ isMoney: false, isQdii: false }, now, isTradingDay)
      return indexSeries.get(code)?.upTo(through) ?? []
    },
    classes(code) {
      const family = byCode.get(code)?.family
      return funds
        .filter((it) => it.family === family)
        .map((fund) => ({ fund, className: fund.className }))
    },
    points(code, now) {
      const fund = byCode.get(code)
      return fund ? fundSeries(fund).detailed(fundPoints(fund, now).length) : []
    },
    pointOn(code, date, now) {
      const fund = byCode.get(code)
      if (!fund) return undefined
      const through = publishedThrough(fund, now, isTradingDay)
      if (date > through) return undefined
      const points = fundSeries(fund).upTo(through)
      const point = points[lastOnOrBefore(points, date)]
      return point?.date === date ? point : undefined
    },
    *preparePeers(code, now, period) {
      const fund = byCode.get(code)
      if (!fund) return
      const group = yield* makePeers(fund, now)
      if (period !== undefined) yield* group.prepare(period)
    },
    curves(code, now) {
      const fund = byCode.get(code)
      if (!fund) return { benchmark: [], peer: [] }
      const group = fundPeers(fund, now)
      const dates = fundPoints(fund, now).map((point) => point.date)
      return {
        benchmark: dates.map((date) => factors.level(fund.type, date)),
        peer: dates.map((date) => group.level(date)),
      }
    },
    benchmarkOn(code, date) {
      const fund = byCode.get(code)
      return fund ? factors.level(fund.type, date) : null
    },
    stages(code, now) {
      const fund = byCode.get(code)
      if (!fund) return []
      const member = { code, points: fundPoints(fund, now) }
      return fundPeers(fund, now).stages(member, (date) => factors.level(fund.type, date))
    },
    periods(code, period, now) {
      const fund = byCode.get(code)
      if (!fund) return []
      const member = { code, points: fundPoints(fund, now) }
      return fundPeers(fund, now).periods(member, period, (date) => factors.level(fund.type, date))
    },
  }
}
