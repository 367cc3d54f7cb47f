/**
 * The money of the personal pension account as its bank reports it, what is held with it, and the
 * funds that it can buy (rules.md#pension-account). All assumed.
 */
import * as v from 'valibot'
import { query } from '#api/endpoint.ts'
import { date8, fundCode, fundRiskLevel, page, time14, total } from '#api/fields.ts'
import { money, nav, percent, shares } from '#api/figures.ts'
import { rows } from '#api/rows.ts'
import { matching } from '#domain/text-formats.ts'

/** The kinds of funds that a pension account can buy. */
export const PENSION_FUND_KINDS = ['date', 'risk', 'index'] as const
const calendarYear = matching(/^20\d\d$/, 'A calendar year by China time')
const kind = v.picklist(PENSION_FUND_KINDS)

export const queryPensionSummary = query({
  name: 'queryPensionSummary',
  about: "Gives a year's quota of the pension account, what was paid in, and what is held with it.",
  method: 'GET',
  path: '/api/pension/queryPensionSummary',
  errors: ['notBound'],
  source: 'assumed',
  /** The present year when absent. */
  request: v.object({ year: v.optional(calendarYear) }),
  // Read whole: figures are sums of its rows.
  payload: v.object({
    year: calendarYear,
    /** The most of the year, yuan. */
    quota: money,
    /** The part of it that was paid in, and the rest; null unless the bank may be asked. */
    contributed: v.nullable(money),
    left: v.nullable(money),
    /** The money in the account that is not invested; null unless the bank may be asked. */
    cash: v.nullable(money),
    authorized: v.picklist(['0', '1']),
    /** The time when the bank last reported. */
    asOf: v.nullable(time14),
    /** Newest first. `creditTime`: null until the bank has credited it. */
    contributions: v.array(
      v.object({
        contributionNo: v.string(),
        amount: money,
        paidTime: time14,
        creditTime: v.nullable(time14),
      }),
    ),
    marketValue: money,
    profit: money,
    /** Null while a value of that day is missing. */
    yesterdayIncome: v.nullable(money),
    incomeDate: date8,
    inTransit: money,
    holdings: v.array(
      v.object({
        fundCode,
        fundName: v.string(),
        shares,
        amount: money,
        profit: money,
        navDate: date8,
      }),
    ),
  }),
})

export const listPensionFunds = query({
  name: 'listPensionFunds',
  about: 'Lists the class Y of funds with a target date, a target risk or an index.',
  method: 'GET',
  path: '/api/pension/listPensionFunds',
  needsUser: false,
  source: 'assumed',
  request: v.object({
    ...page,
    kind: v.optional(kind),
    order: v.optional(v.picklist(['return', 'fee']), 'return'),
  }),
  payload: v.object({
    total,
    /** Of the values. */
    date: v.nullable(date8),
    records: rows(
      v.object({
        fundCode,
        fundName: v.string(),
        kind,
        /** The year of retirement that it is made for; null without one. */
        targetYear: v.nullable(v.pipe(v.number(), v.integer())),
        fundRiskLevel,
        nav,
        navDate: date8,
        /** Of one year, with its first day and the deepest fall of the same span; null without. */
        yearReturn: v.nullable(percent),
        from: v.nullable(date8),
        benchmarkReturn: v.nullable(percent),
        maxDrawdown: v.nullable(percent),
        /** Percent a year, of this class and of class A. */
        yearlyFee: percent,
        yearlyFeeA: v.nullable(percent),
        /** For how many months shares are held at least; 0 for none. */
        holdingMonths: v.pipe(v.number(), v.integer(), v.minValue(0)),
      }),
    ),
  }),
})
