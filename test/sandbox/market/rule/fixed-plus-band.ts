import type * as v from 'valibot'
import type { queryFixedPlusBand } from '#api/calls/fund-rule.ts'
import { recoveryOf, type Band } from '#domain/fund/fixed-plus.ts'
import { pooledOutcomes } from '#domain/fund/holding-outcomes.ts'
import { adjustedCurve, maxDrawdown } from '#domain/fund/performance-curve.ts'
import { lastOnOrBefore } from '#domain/fund/performance.ts'
import { stageStart } from '#domain/calendar/stages.ts'
import { listByRule } from '#domain/fund/rule/evaluate-rule.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { publishedRules } from './published-rules.ts'
import { ruledMarket } from './ruled-market.ts'

type Description = v.InferOutput<typeof queryFixedPlusBand.payload>

const YEAR = 12
/** Quarters of three years. */
const REPORTS = 12

const average = (values: readonly number[]) =>
  (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(2)

/**
 * The holdings of the funds of a band, and their results over the three years up to the evening.
 */
export function describeBand(market: Market, band: Band, now: Time14): Description {
  const funds = ruledMarket(market, now)
  const rule = publishedRules(market, now).find(({ ruleId }) => ruleId === `fixed-plus-${band}`)
  const codes = rule ? listByRule(funds, rule).records.map(({ fund }) => fund.fundCode) : []
  const from = stageStart('3y', funds.date) ?? funds.date
  const curves = codes.map((code) => {
    const points = market.rawPoints(code, now)
    return adjustedCurve(points.slice(Math.max(0, lastOnOrBefore(points, from))))
  })
  const { startDays, results } = pooledOutcomes(curves, YEAR)
  const [low, middle, high] = results ?? []
  return {
    date: funds.date,
    funds: codes.length,
    outcomes: {
      from,
      to: funds.date,
      startDays,
      results:
        low === undefined || middle === undefined || high === undefined
          ? null
          : [low.toFixed(2), middle.toFixed(2), high.toFixed(2)],
    },
    recovery: recoveryOf(curves.flatMap((curve) => maxDrawdown(curve) ?? [])),
    reports: reportsOf(market, codes, now),
  }
}

function reportsOf(market: Market, codes: readonly string[], now: Time14): Description['reports'] {
  const { archives } = market
  if (archives === null) return []
  const days = new Set(codes.flatMap((code) => archives.reportDates(code, now)))
  const newest = [...days].toSorted().slice(-REPORTS).toReversed()
  return newest.map((reportDate) => {
    const parts = codes.flatMap((code) => {
      if (!archives.reportDates(code, now).includes(reportDate)) return []
      const assets = archives.portfolio(code, reportDate)?.assets ?? []
      const of = (name: string) => (assets.find((it) => it.name === name)?.weight ?? 0) / 100
      return [{ stock: of('股票'), bond: of('债券') }]
    })
    const [stock, bond] = [parts.map((it) => it.stock), parts.map((it) => it.bond)]
    const rest = parts.map((it) => 100 - it.stock - it.bond)
    return {
      reportDate,
      funds: parts.length,
      stock: average(stock),
      bond: average(bond),
      other: average(rest),
    }
  })
}
