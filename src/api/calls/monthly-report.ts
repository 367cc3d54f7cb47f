/**
 * Monthly reports (/monthlyReport; rules.md#monthly-report). All assumed. Opening, flows and profit
 * add up to closing, to the cent.
 */
import * as v from 'valibot'
import { query } from '#api/endpoint.ts'
import { date8, fundCode, month6, nothing, total } from '#api/fields.ts'
import { money, percent, shares } from '#api/figures.ts'
import { rows } from '#api/rows.ts'

const base = { method: 'GET', source: 'assumed' } as const
const ofMonth = { ...base, errors: ['notFound'] } as const

const fundProfit = v.object({ fundCode, fundName: v.string(), profit: money })

export const queryMonthlyReport = query({
  ...ofMonth,
  name: 'queryMonthlyReport',
  about: "Gives a month's report: opening, money in and out, profit, closing.",
  path: '/api/report/queryMonthlyReport',
  /** Without a month: the last one that is whole. */
  request: v.object({ month: v.optional(month6) }),
  payload: v.object({
    month: month6,
    /** Months that have a report, newest first. */
    months: rows(month6),
    /** True if the month has not ended, so that figures will change. */
    partial: v.boolean(),
    /** The last day whose values are in the figures. */
    asOf: date8,
    /** Funds whose value of the month's last trading day is still to come. */
    pendingFunds: total,
    /** The time when the figures last changed after the month had ended; null: they never did. */
    revisedDate: v.nullable(date8),
    openingAsset: money,
    inflow: money,
    outflow: money,
    profit: money,
    /** Of the profit, what the days brought: the `monthIncome` of `queryIncomeCalendar`. */
    income: money,
    closingAsset: money,
    /** Percent, weighted by the money's days; null for an empty month. */
    profitRate: v.nullable(percent),
    /** Two funds; with one fund alone it is the best. */
    best: v.nullable(fundProfit),
    worst: v.nullable(fundProfit),
    /** By the kind of fund, and what is on its way; they add up to the closing. */
    allocation: rows(v.object({ fundTypeName: v.string(), amount: money })),
    /** Instalments of regular plans whose day was in the month. */
    instalments: v.object({ paid: total, paidAmount: money, failed: total, skipped: total }),
  }),
})

/** Bars of the months. A month of which nothing is known is left out. */
export const listMonthlyTrend = query({
  ...base,
  name: 'listMonthlyTrend',
  about: 'Lists the profit of the newest 24 months that have a report, newest first.',
  path: '/api/report/listMonthlyTrend',
  request: nothing,
  payload: v.object({
    months: rows(
      v.object({
        month: month6,
        profit: money,
        closingAsset: money,
        profitRate: v.nullable(percent),
      }),
    ),
  }),
})

export const listMonthlyAssets = query({
  ...ofMonth,
  name: 'listMonthlyAssets',
  about: "Lists what was held at a month's end, largest first.",
  path: '/api/report/listMonthlyAssets',
  /** Without a month: the last one that is whole. */
  request: v.object({ month: v.optional(month6) }),
  payload: v.object({
    month: month6,
    partial: v.boolean(),
    asOf: date8,
    closingAsset: money,
    inTransit: money,
    /** With what is in transit they add up to the closing. */
    assets: rows(v.object({ fundCode, fundName: v.string(), shares, amount: money })),
  }),
})

export const listMonthlyProfits = query({
  ...ofMonth,
  name: 'listMonthlyProfits',
  about: "Lists a month's profit fund by fund, largest first.",
  path: '/api/report/listMonthlyProfits',
  /** Without a month: the last one that is whole. */
  request: v.object({ month: v.optional(month6) }),
  payload: v.object({
    month: month6,
    partial: v.boolean(),
    asOf: date8,
    /** Of the account: what moved between its own funds is in neither flow. */
    openingAsset: money,
    inflow: money,
    outflow: money,
    profit: money,
    closingAsset: money,
    /** The sum that moved between the user's own funds, in the flows of both. */
    converted: money,
    profits: rows(
      v.object({
        fundCode,
        fundName: v.string(),
        openingAmount: money,
        inflow: money,
        outflow: money,
        profit: money,
        closingAmount: money,
      }),
    ),
  }),
})
