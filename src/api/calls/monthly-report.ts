/** Monthly reports (/monthlyReport). All assumed. Opening, flows and profit add up to closing, to the cent. */
import * as v from 'valibot'
import { query } from '#api/endpoint.ts'
import { fundCode, month6 } from '#api/fields.ts'
import { money, percent, shares } from '#api/figures.ts'

const base = { method: 'GET', errors: ['notFound'], source: 'assumed' } as const

export const queryMonthlyReport = query({
  ...base,
  name: 'queryMonthlyReport',
  about: "Gives a month's report: opening, money in and out, profit, closing.",
  path: '/api/report/queryMonthlyReport',
  /** Without a month: the last one that is whole. */
  request: v.object({ month: v.optional(month6) }),
  payload: v.object({
    month: month6,
    /** Months that have a report, newest first. */
    months: v.array(month6),
    /** Whether the month has not ended, so that figures will change. */
    partial: v.boolean(),
    openingAsset: money,
    inflow: money,
    outflow: money,
    profit: money,
    closingAsset: money,
    /** Percent, weighted by the money's days; null for an empty month. */
    profitRate: v.nullable(percent),
    best: v.nullable(v.object({ fundCode, fundName: v.string(), profit: money })),
    worst: v.nullable(v.object({ fundCode, fundName: v.string(), profit: money })),
    /** By the kind of fund, percent of the closing. */
    allocation: v.array(v.object({ fundTypeName: v.string(), amount: money, share: percent })),
  }),
})

export const listMonthlyAssets = query({
  ...base,
  name: 'listMonthlyAssets',
  about: "Lists what was held at a month's end, largest first.",
  path: '/api/report/listMonthlyAssets',
  request: v.object({ month: month6 }),
  payload: v.object({
    closingAsset: money,
    inTransit: money,
    assets: v.array(
      v.object({ fundCode, fundName: v.string(), shares, amount: money, share: percent }),
    ),
  }),
})

export const listMonthlyProfits = query({
  ...base,
  name: 'listMonthlyProfits',
  about: "Lists a month's profit fund by fund, largest first.",
  path: '/api/report/listMonthlyProfits',
  request: v.object({ month: month6 }),
  payload: v.object({
    profit: money,
    profits: v.array(
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
