import type * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import {
  listMonthlyAssets,
  listMonthlyProfits,
  listMonthlyTrend,
  queryMonthlyReport,
} from '#api/calls/monthly-report.ts'
import { sumDecimals } from '#domain/holding/holding.ts'
import { bestAndWorst, byProfit, convertedBetweenFunds } from '#domain/report/month-report.ts'
import { lastWholeMonth } from '#domain/report/months.ts'
import {
  monthInstalments,
  monthReport,
  userMonths,
  type FundMonth,
  type MonthReport,
} from '#test/sandbox/departments/plans/monthly-report.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import { incomesBetween } from '#test/sandbox/departments/trading/positions.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { forUser } from '#test/sandbox/kernel/route.ts'

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

const IN_TRANSIT = '在途资金'

function assetAllocation({ market }: World, { funds, inTransit }: MonthReport) {
  const kinds = new Map<string, number>()
  for (const { fundCode, held } of funds) {
    const kind = market.fund(fundCode)?.typeName ?? '其他'
    kinds.set(kind, (kinds.get(kind) ?? 0) + held)
  }
  kinds.set(IN_TRANSIT, inTransit)
  return [...kinds]
    .filter(([, amount]) => amount !== 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([fundTypeName, amount]) => ({ fundTypeName, amount: yuan(amount) }))
}

/** The equation of the account. */
const sums = (report: MonthReport) => ({
  openingAsset: yuan(report.opening),
  inflow: yuan(report.inflow),
  outflow: yuan(report.outflow),
  profit: yuan(report.profit),
  closingAsset: yuan(report.closing),
})

type ProfitRow = v.InferInput<typeof listMonthlyProfits.payload>['profits'][number]

const profitRows = (world: World, { funds }: MonthReport): ProfitRow[] =>
  byProfit(
    funds.map((it) => ({
      fundCode: it.fundCode,
      fundName: fundName(world, it),
      openingAmount: yuan(it.opening),
      inflow: yuan(it.inflow),
      outflow: yuan(it.outflow),
      profit: yuan(it.profit),
      closingAmount: yuan(it.closing),
    })),
  )

const named = ({ fundCode, fundName: name, profit }: ProfitRow) => ({
  fundCode,
  fundName: name,
  profit,
})

function monthIncome(world: World, user: User, month: string): string {
  const span = { from: `${month}01`, to: `${month}31` }
  const entries = incomesBetween(world, user.user_id, span, world.clock.now())
  return sumDecimals(entries.map((it) => it.income))
}

/** The number of months that `listMonthlyTrend` has. */
const TREND_MONTHS = 24

export const monthlyReportFamily = [
  forUser(queryMonthlyReport, ({ month }, world, user) => {
    const { report, months } = reportView(world, user, month)
    const { best, worst } = bestAndWorst(profitRows(world, report))
    return {
      month: report.month,
      months,
      partial: report.partial,
      asOf: report.asOf,
      pendingFunds: report.pendingFunds,
      revisedDate: report.revisedDate,
      ...sums(report),
      income: monthIncome(world, user, report.month),
      profitRate: report.profitRate,
      best: best && named(best),
      worst: worst && named(worst),
      allocation: assetAllocation(world, report),
      instalments: monthInstalments(world.db, user.user_id, report.month),
    }
  }),

  forUser(listMonthlyTrend, (_fields, { db, market, clock }, user) => {
    const now = clock.now()
    const { movements, months } = userMonths(db, user.user_id, now)
    return {
      months: months.slice(0, TREND_MONTHS).map((month) => {
        const { profit, closing, profitRate } = monthReport(market, movements, month, now)
        return { month, profit: yuan(profit), closingAsset: yuan(closing), profitRate }
      }),
    }
  }),

  forUser(listMonthlyAssets, ({ month }, world, user) => {
    const { report } = reportView(world, user, month)
    return {
      month: report.month,
      partial: report.partial,
      asOf: report.asOf,
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
        })),
    }
  }),

  forUser(listMonthlyProfits, ({ month }, world, user) => {
    const { report } = reportView(world, user, month)
    const account = sums(report)
    const profits = profitRows(world, report)
    const converted = convertedBetweenFunds(profits, account)
    if (converted === null) throw new Error(`the flows of ${report.month} do not agree`)
    return {
      month: report.month,
      partial: report.partial,
      asOf: report.asOf,
      ...account,
      converted,
      profits,
    }
  }),
]
