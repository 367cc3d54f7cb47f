import type * as v from 'valibot'
import type { listFundManagers } from '#api/calls/fund-archives.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { roundCent, sum } from '#domain/money/money.ts'
import { wholeYears } from '#domain/calendar/whole-years.ts'
import { lastOnOrBefore } from '#domain/fund/performance.ts'
import { managerCareerFrom } from '#test/sandbox/departments/content/people-catalogue.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund, RawPoint } from '#test/sandbox/kernel/market/fund.ts'
import { comparableReturns } from '#test/sandbox/market/peer-group.ts'
import type { Archives, Tenure } from '#test/sandbox/kernel/market/archives.ts'

type Manager = v.InferOutput<typeof listFundManagers.payload>['managers'][number]

/** Present managers first, then past ones, the last to leave first. */
export function managersWithReturns(fund: Fund, market: Market, now: Time14): Manager[] {
  const { archives } = market
  if (!archives) return []
  const points = market.rawPoints(fund.code, now)
  const family = new Set(market.classes(fund.code).map((it) => it.fund.code))
  return archives
    .tenures(fund.code, now)
    .toReversed()
    .map((tenure) => {
      const managed = archives.managedBy(tenure.managerId)
      return {
        managerId: tenure.managerId,
        managerName: tenure.name,
        headerUrl: '',
        profile: managerProfile(tenure, now),
        from: tenure.from,
        to: tenure.to,
        tenureReturn: returnIn(points, tenure),
        managedScale: managed.length === 0 ? null : managedScale(archives, managed, now),
        otherFunds: otherFunds(market, managed, family),
      }
    })
}

/** From the last value on or before the first day to the last one of the time. */
function returnIn(points: readonly RawPoint[], { from, to }: { from: Date8; to: Date8 | null }) {
  const start = Math.max(0, lastOnOrBefore(points, from))
  const end = to === null ? points.length - 1 : lastOnOrBefore(points, to)
  return end < start ? null : comparableReturns(points.slice(start, end + 1)).all
}

const managedScale = (archives: Archives, codes: readonly string[], now: Time14) =>
  roundCent(sum(codes.flatMap((code) => archives.scales(code, now).at(-1)?.scale ?? [])))

/** One class represents a fund. */
function otherFunds(market: Market, codes: readonly string[], own: ReadonlySet<string>) {
  const seen = new Set(own)
  return codes.flatMap((code) => {
    if (seen.has(code)) return []
    for (const it of market.classes(code)) seen.add(it.fund.code)
    const fund = market.fund(code)
    return fund ? [{ fundCode: fund.code, fundName: fund.name }] : []
  })
}

function managerProfile({ managerId, name }: Tenure, now: Time14): string {
  const years = wholeYears(managerCareerFrom(managerId), now.slice(0, 8))
  return `${name}，硕士研究生，证券从业 ${years} 年，历任研究员、投资经理、基金经理。`
}
