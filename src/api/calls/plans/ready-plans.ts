/** Ready plans to start from, and what a plan on an index would have made. All assumed. */
import * as v from 'valibot'
import { query } from '#api/endpoint.ts'
import { date8, fundCode, fundRiskLevel, month6, time14, total } from '#api/fields.ts'
import { money, orderMoney, percent } from '#api/figures.ts'
import { planCycle } from '#api/calls/plan.ts'
import { rows } from '#api/rows.ts'

const read = { needsUser: false, source: 'assumed' } as const

export const queryReadyPlans = query({
  ...read,
  name: 'queryReadyPlans',
  about: 'Lists ready plans, the lowest risk first: fund, cycle, and for whom they are not.',
  method: 'GET',
  path: '/api/hd/direct/readyPlans',
  request: v.object({}),
  payload: v.object({
    serverTime: time14,
    plans: rows(
      v.object({
        title: v.string(),
        /** For whom it is, and for whom it is not. */
        fits: v.string(),
        notFor: v.string(),
        fundCode,
        fundName: v.string(),
        fundRiskLevel,
        ...planCycle,
        minAmount: money,
        /** Amounts of an instalment to choose from, the least first. */
        amounts: rows(money),
      }),
    ),
  }),
})

export const indexPlanReturn = query({
  ...read,
  name: 'indexPlanReturn',
  about: 'Says what a plan on the closes of an index would have made between two months.',
  method: 'GET',
  path: '/api/hd/direct/indexPlanReturn',
  errors: ['notFound'],
  request: v.object({
    cycle: v.picklist(['weekly', 'fortnightly', 'monthly']),
    amount: orderMoney,
    from: month6,
    to: month6,
  }),
  payload: v.object({
    indexName: v.string(),
    /** The source of the closes. */
    source: v.string(),
    times: total,
    paid: money,
    value: money,
    /** Percent of what was paid. */
    profitRate: percent,
    /** The compound yearly rate of the payments (XIRR), percent; null under a year. */
    annualRate: v.nullable(percent),
    /** The deepest fall of the index in the same time, percent from 0 up. */
    maxDrawdown: v.nullable(percent),
    firstDate: date8,
    lastDate: date8,
  }),
})
