import type * as v from 'valibot'
import type { queryManager } from '#api/calls/fund-people.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { adjustedCurve, maxDrawdown } from '#domain/fund/performance-curve.ts'
import { lastOnOrBefore } from '#domain/fund/performance.ts'
import { roundCent, sum } from '#domain/money/money.ts'
import { PUBLISHED_RANGES } from '#domain/publicity/ranges.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { comparableReturns } from '#test/sandbox/market/peer-group.ts'
import type { Archives, Tenure } from '#test/sandbox/kernel/market/archives.ts'

type Manager = v.InferOutput<typeof queryManager.payload>
type Row = Manager['now'][number]

const NO_FIGURES = {
  valueFrom: null,
  valueTo: null,
  tenureReturn: null,
  benchmark: null,
  drawdown: null,
}

/** Of a time of six months and more; money-market funds have a yield instead. */
function figures(market: Market, { code, isMoney }: Fund, { from, to }: Tenure, now: Time14) {
  if (isMoney) return NO_FIGURES
  const points = market.points(code, now)
  const start = Math.max(0, lastOnOrBefore(points, from))
  const end = to === null ? points.length - 1 : lastOnOrBefore(points, to)
  const [first, last] = [points[start], points[end]]
  if (!first || !last || addMonths(first.date, PUBLISHED_RANGES.leastMonths) > last.date) {
    return NO_FIGURES
  }
  // Not the curves, which have all funds of a type made.
  const [base, level] = [first, last].map(({ date }) => market.benchmarkOn(code, date))
  const span = points.slice(start, end + 1)
  return {
    valueFrom: first.date,
    valueTo: last.date,
    tenureReturn: comparableReturns(span).all,
    benchmark: base == null || level == null ? null : ((level / base - 1) * 100).toFixed(2),
    drawdown: maxDrawdown(adjustedCurve(span))?.percent.toFixed(2) ?? null,
  }
}

/** The funds of a manager, one class of each; null where there are no archives. */
export function managerView(market: Market, fmUid: string, now: Time14) {
  const { archives } = market
  if (!archives) return null
  const seen = new Set<string>()
  const all = archives.tenuresBy(fmUid, now).flatMap(({ code, tenure }) => {
    const fund = market.fund(code)
    if (!fund || seen.has(code)) return []
    for (const it of market.classes(code)) seen.add(it.fund.code)
    const row: Row = {
      fundCode: code,
      fundName: fund.name,
      fundTypeCode: fund.typeCode,
      fundTypeName: fund.typeName,
      from: tenure.from,
      to: tenure.to,
      ...figures(market, fund, tenure, now),
    }
    return [row]
  })
  const current = all.filter(({ to }) => to === null).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  return {
    since: all.map(({ from }) => from).toSorted()[0] ?? null,
    ...assets(archives, current, now),
    now: current,
    before: all
      .filter(({ to }) => to !== null)
      .toSorted((a, b) => ((a.to ?? '') < (b.to ?? '') ? 1 : -1)),
    coManagers: coManagers(archives, fmUid, current, now),
  }
}

function assets(archives: Archives, current: readonly Row[], now: Time14) {
  const scales = current.flatMap(({ fundCode }) => archives.scales(fundCode, now).at(-1) ?? [])
  return {
    assets: scales.length === 0 ? null : roundCent(sum(scales.map(({ scale }) => scale))),
    assetsDate:
      scales
        .map(({ date }) => date)
        .toSorted()
        .at(-1) ?? null,
  }
}

function coManagers(archives: Archives, fmUid: string, current: readonly Row[], now: Time14) {
  const found = new Map<string, { fmUid: string; name: string; fundNames: string[] }>()
  for (const { fundCode, fundName } of current) {
    for (const { managerId, name, to } of archives.tenures(fundCode, now)) {
      if (to !== null || managerId === fmUid) continue
      const known = found.get(managerId) ?? { fmUid: managerId, name, fundNames: [] }
      known.fundNames.push(fundName)
      found.set(managerId, known)
    }
  }
  return [...found.values()]
}
