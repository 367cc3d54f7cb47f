import { RET } from '#api/endpoint.ts'
import {
  listMonthlyAssets,
  listMonthlyProfits,
  queryMonthlyReport,
} from '#api/calls/monthly-report.ts'
import {
  userMonths,
  lastWholeMonth,
  monthReport,
  sharePercent,
  type FundMonth,
  type MonthReport,
} from '#test/sandbox/plans/monthly-report.ts'
import { Refusal } from '#test/sandbox/refusal.ts'
import { yuan } from '#test/sandbox/store/cents.ts'
import type { User } from '#test/sandbox/store/users.ts'
import type { World } from '#test/sandbox/world.ts'
import { forUser } from './route.ts'

/**
 * The report of a month that has one, else RET.notFound. Without a month the last whole one, be it
 * empty.
 */
function reportView(
  { db, market, clock }: World,
  user: User,
  asked: string | undefined,
): { report: MonthReport; months: string[] } {
  const now = clock.now()
  const { movements, months } = userMonths(db, user.user_id, now)
  if (asked !== undefined && !months.includes(asked))
    throw new Refusal(RET.notFound, '该月没有月报')
  const month = asked ?? lastWholeMonth(now)
  return { report: monthReport(market, movements, month, now), months }
}

const fundName = ({ market }: World, { fundCode }: FundMonth) =>
  market.fund(fundCode)?.name ?? fundCode

const byProfit = (funds: readonly FundMonth[]) =>
  funds.toSorted((a, b) => b.profit - a.profit || a.fundCode.localeCompare(b.fundCode))

const IN_TRANSIT = '在途资金'

function assetAllocation({ market }: World, { funds, inTransit, closing }: MonthReport) {
  const kinds = new Map<string, number>()
  for (const { fundCode, held } of funds) {
    const kind = market.fund(fundCode)?.typeName ?? '其他'
    kinds.set(kind, (kinds.get(kind) ?? 0) + held)
  }
  kinds.set(IN_TRANSIT, inTransit)
  return [...kinds]
    .filter(([, amount]) => amount !== 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([fundTypeName, amount]) => ({
      fundTypeName,
      amount: yuan(amount),
      share: sharePercent(amount, closing),
    }))
}

export const monthlyReportFamily = [
  forUser(queryMonthlyReport, ({ month }, world, user) => {
    const { report, months } = reportView(world, user, month)
    const ranked = byProfit(report.funds)
    const shown = (it: FundMonth | undefined) =>
      it ? { fundCode: it.fundCode, fundName: fundName(world, it), profit: yuan(it.profit) } : null
    return {
      month: report.month,
      months,
      partial: report.partial,
      openingAsset: yuan(report.opening),
      inflow: yuan(report.inflow),
      outflow: yuan(report.outflow),
      profit: yuan(report.profit),
      closingAsset: yuan(report.closing),
      profitRate: report.profitRate,
      best: shown(ranked[0]),
      worst: shown(ranked.at(-1)),
      allocation: assetAllocation(world, report),
    }
  }),

  forUser(listMonthlyAssets, ({ month }, world, user) => {
    const { report } = reportView(world, user, month)
    return {
      closingAsset: yuan(report.closing),
      inTransit: yuan(report.inTransit),
      assets: report.funds
        .filter((it) => it.shares > 0)
        .toSorted((a, b) => b.held - a.held || a.fundCode.localeCompare(b.fundCode))
        .map((it) => ({
          fundCode: it.fundCode,
          fundName: fundName(world, it),
          shares: yuan(it.shares),
          amount: yuan(it.held),
          share: sharePercent(it.held, report.closing),
        })),
    }
  }),

  forUser(listMonthlyProfits, ({ month }, world, user) => {
    const { report } = reportView(world, user, month)
    return {
      profit: yuan(report.profit),
      profits: byProfit(report.funds).map((it) => ({
        fundCode: it.fundCode,
        fundName: fundName(world, it),
        openingAmount: yuan(it.opening),
        inflow: yuan(it.inflow),
        outflow: yuan(it.outflow),
        profit: yuan(it.profit),
        closingAmount: yuan(it.closing),
      })),
    }
  }),
]
