import { RET } from '#api/endpoint.ts'
import { listIndexFunds, listIndexHistory, queryIndex } from '#api/calls/fund-index.ts'
import { lastOnOrBefore } from '#domain/fund/performance.ts'
import { adjustedCurve } from '#domain/fund/performance-curve.ts'
import { meanDeviation, trackingError } from '#domain/fund/tracking-error.ts'
import { follows } from '#test/sandbox/market/index-parts.ts'
import { rankedWindow, valuedIndex } from '#test/sandbox/market/index-valuations.ts'
import {
  changesBeside,
  ruledMarket,
  type SandboxFund,
} from '#test/sandbox/market/rule/ruled-market.ts'
import { Refusal } from '#test/sandbox/refusal.ts'
import { forAnyone } from '#test/sandbox/families/route.ts'
import type { World } from '#test/sandbox/world.ts'

function indexOr404({ market }: World, indexCode: string) {
  const index = market.indexes.find(({ code }) => code === indexCode)
  if (!index) throw new Refusal(RET.notFound, '没有这个指数')
  return index
}

const places = (value: number, count: number) => Number(value.toFixed(count))

/** How closely a fund followed over a year; all null for less than that. */
function following({ market, clock }: World, { fundCode, days }: SandboxFund) {
  const span = days['1y']
  const all = span === null ? [] : market.rawPoints(fundCode, clock.now())
  const start = span === null ? -1 : lastOnOrBefore(all, span.from)
  const curve = adjustedCurve(all.slice(Math.max(0, start)))
  const beside = changesBeside(curve, (date) => market.benchmarkOn(fundCode, date))
  if (span === null || beside === null) {
    return { trackingError: null, meanDeviation: null, from: null, to: null }
  }
  return {
    trackingError: trackingError(beside.own, beside.benchmark)?.toFixed(2) ?? null,
    meanDeviation: meanDeviation(beside.own, beside.benchmark)?.toFixed(4) ?? null,
    ...span,
  }
}

export const fundIndexFamily = [
  forAnyone(queryIndex, ({ indexCode }, world) => {
    const { market, clock } = world
    const valued = valuedIndex(market, indexOr404(world, indexCode), clock.now())
    if (!valued) throw new Refusal(RET.notFound, '没有这个指数')
    return valued
  }),

  forAnyone(listIndexHistory, ({ indexCode }, world) => {
    const { code } = indexOr404(world, indexCode)
    const days = rankedWindow(world.market.indexDays(code, world.clock.now()))
    return {
      days: days.map(({ date, close, pe, pb }) => ({
        date,
        close: places(close, 2),
        pe: pe === null ? null : places(pe, 2),
        pb: places(pb, 2),
      })),
    }
  }),

  forAnyone(listIndexFunds, ({ indexCode }, world) => {
    const { code } = indexOr404(world, indexCode)
    const { market, clock } = world
    const on = ruledMarket(market, clock.now()).funds.flatMap((it) => {
      const fund = market.fund(it.fundCode)
      return fund && follows(code, fund) ? [{ it, fund, near: following(world, it) }] : []
    })
    const apart = (error: string | null) => (error === null ? Infinity : Number(error))
    return {
      funds: on
        .toSorted(
          (a, b) =>
            apart(a.near.trackingError) - apart(b.near.trackingError) ||
            a.it.fundCode.localeCompare(b.it.fundCode),
        )
        .map(({ it, fund, near }) => ({
          fundCode: it.fundCode,
          fundName: it.fundName,
          fundTypeCode: it.fundTypeCode,
          fundRiskLevel: it.fundRiskLevel,
          feeTotal: it.figures.plain.feeTotal,
          ...near,
          applyStatus: fund.applyStatus,
          planMinAmount: fund.planMinAmount,
        })),
    }
  }),
]
