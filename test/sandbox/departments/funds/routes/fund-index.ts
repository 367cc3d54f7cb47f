import { RET } from '#api/endpoint.ts'
import { listIndexFunds, listIndexHistory, queryIndex } from '#api/calls/fund-index.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import { lastOnOrBefore } from '#domain/fund/performance.ts'
import { adjustedCurve } from '#domain/fund/performance-curve.ts'
import { meanDeviation, trackingError } from '#domain/fund/tracking-error.ts'
import { follows } from '#test/sandbox/market/index-parts.ts'
import { publishedRatio, rankedWindow, valuedIndex } from '#test/sandbox/market/index-valuations.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { changesBeside, firstYearFee } from '#test/sandbox/market/rule/ruled-market.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { forAnyone } from '#test/sandbox/kernel/route.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

function indexOr404({ market }: World, indexCode: string) {
  const index = market.indexes.find(({ code }) => code === indexCode)
  if (!index) throw new Refusal(RET.notFound, '没有这个指数')
  return index
}

const places = (value: number, count: number) => Number(value.toFixed(count))

/** The tracking error and the mean deviation of a fund over a year; all null for less than that. */
function following({ market, clock }: World, { code }: Fund) {
  const all = market.rawPoints(code, clock.now())
  const to = all[all.length - 1]?.date
  const start = to === undefined ? -1 : lastOnOrBefore(all, addMonths(to, -12))
  const curve = adjustedCurve(start < 0 ? [] : all.slice(start))
  const beside = changesBeside(curve, (date) => market.benchmarkOn(code, date))
  const from = curve[0]?.date
  if (from === undefined || to === undefined || beside === null) {
    return { trackingError: null, meanDeviation: null, from: null, to: null }
  }
  return {
    trackingError: trackingError(beside.own, beside.benchmark)?.toFixed(2) ?? null,
    meanDeviation: meanDeviation(beside.own, beside.benchmark)?.toFixed(4) ?? null,
    from,
    to,
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
        pe: publishedRatio(pe),
        pb: publishedRatio(pb),
      })),
    }
  }),

  forAnyone(listIndexFunds, ({ indexCode }, world) => {
    const { code } = indexOr404(world, indexCode)
    const apart = (error: string | null) => (error === null ? Infinity : Number(error))
    const funds = world.market.funds
      .filter((fund) => follows(code, fund))
      .map((fund) => {
        const near = following(world, fund)
        return {
          fundCode: fund.code,
          fundName: fund.name,
          fundTypeCode: fund.typeCode,
          fundRiskLevel: fund.risk,
          feeTotal: firstYearFee(fund),
          trackingError: near.trackingError,
          meanDeviation: near.meanDeviation,
          from: near.from,
          to: near.to,
          applyStatus: fund.applyStatus,
          planMinAmount: fund.planMinAmount,
        }
      })
    return {
      funds: funds.toSorted(
        (a, b) =>
          apart(a.trackingError) - apart(b.trackingError) || a.fundCode.localeCompare(b.fundCode),
      ),
    }
  }),
]
