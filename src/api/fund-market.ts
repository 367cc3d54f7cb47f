/** Many funds: lists to pick from, rankings, valuations (section 2, /fundPortal and /rankList). All assumed. */
import * as v from 'valibot'
import { reads } from './endpoint.ts'
import {
  date8,
  factor,
  fundCode,
  fundRiskLevel,
  money,
  nav,
  page,
  per10k,
  percent,
  text,
  time14,
  total,
} from './fields.ts'
import { applyStatus, STAGES } from './fund.ts'

const base = { method: 'GET', needsUser: false, source: 'assumed' } as const
const order = v.optional(v.picklist(['up', 'down']), 'down')
/** A risk level, digits on the wire. */
const riskLevel = v.picklist(['1', '2', '3', '4', '5'])

/**
 * performance, allFundList, buyFundList, directFundList and stopWinFundList are its scopes: all, those that can be bought now, those
 * that plans can buy, those that plans can stop at a profit. Funds without the figure sorted by stand last either way.
 */
export const queryFundRanking = reads({
  ...base,
  name: 'queryFundRanking',
  about: 'Lists funds by scope, type, risk and words, sorted and page by page.',
  path: '/api/fund/queryFundRanking',
  request: v.object({
    ...page,
    scope: v.optional(v.picklist(['all', 'buy', 'plan', 'stopProfit']), 'all'),
    fundTypeCode: v.optional(text(4)),
    fundRiskLevel: v.optional(riskLevel),
    /** Any of these types, with commas between. */
    fundTypeCodes: v.optional(v.pipe(v.string(), v.regex(/^\w{1,4}(?:,\w{1,4}){0,19}$/))),
    /** That level and lower ones. */
    maxRiskLevel: v.optional(riskLevel),
    /** Code, part of the name, or pinyin initials. */
    words: v.optional(text(40)),
    /** A stage's return, the day's change, the scale, or the name's code. */
    sort: v.optional(v.picklist([...STAGES, 'day', 'scale', 'sevenDayYield', 'fundCode']), '1y'),
    order,
  }),
  payload: v.object({
    total,
    /** The figures are of this day or, per row, of its own navDate. */
    date: date8,
    records: v.array(
      v.object({
        fundCode,
        fundName: v.string(),
        fundTypeCode: v.string(),
        fundTypeName: v.string(),
        fundRiskLevel,
        nav,
        navDate: date8,
        dayChange: v.nullable(percent),
        incomePer10k: v.nullable(per10k),
        sevenDayYield: v.nullable(percent),
        /** In the order of `STAGES`, percent; null when the history is too short. */
        returns: v.array(v.nullable(percent)),
        scale: v.nullable(money),
        applyStatus,
        minAmount: money,
        discount: v.nullable(factor),
        /** Least of one instalment; null where no plan can buy it. */
        planMinAmount: v.nullable(money),
      }),
    ),
  }),
})

/** valuation. An estimate is not the NAV: screens say so. Money-market and QDII funds have none. */
export const listValuations = reads({
  ...base,
  name: 'listValuations',
  about: "Lists funds with the day's estimated NAV and change.",
  path: '/api/fund/listValuations',
  request: v.object({
    ...page,
    fundTypeCode: v.optional(text(4)),
    words: v.optional(text(40)),
    order,
  }),
  payload: v.object({
    total,
    serverTime: time14,
    valuationTime: time14,
    records: v.array(
      v.object({
        fundCode,
        fundName: v.string(),
        estimatedAt: time14,
        estimatedNav: nav,
        estimatedChange: percent,
        nav,
        navDate: date8,
        /** Against the estimate of that day, once its NAV is there; percent. */
        lastDifference: v.nullable(percent),
      }),
    ),
  }),
})

export const queryValuationCurve = reads({
  ...base,
  name: 'queryValuationCurve',
  about: "Gives a fund's estimates through the day, minute by minute.",
  path: '/api/fund/queryValuationCurve',
  errors: ['notFound'],
  request: v.object({ fundCode }),
  payload: v.object({
    /** The NAV that the changes are against. */
    nav,
    navDate: date8,
    points: v.array(v.object({ time: time14, estimatedNav: nav, estimatedChange: percent })),
  }),
})
