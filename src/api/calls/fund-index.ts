/** One index: its close, where its price is in its own past, and who follows it. All assumed. */
import * as v from 'valibot'
import { query } from '#api/endpoint.ts'
import { date8, fundCode, fundRiskLevel, total } from '#api/fields.ts'
import { money, percent, ratio } from '#api/figures.ts'
import { rows } from '#api/rows.ts'
import { matching } from '#domain/text-formats.ts'
import { applyStatus } from './fund.ts'

const ofIndex = v.object({ indexCode: matching(/^\d{6}$/, 'Names an index') })

export const queryIndex = query({
  name: 'queryIndex',
  about: "Gives an index's newest close and the percentile of its valuation in its own history.",
  method: 'GET',
  path: '/api/fund/queryIndex',
  needsUser: false,
  errors: ['notFound'],
  source: 'assumed',
  request: ofIndex,
  payload: v.object({
    indexCode: v.string(),
    indexName: v.string(),
    /** The company that reckons it. */
    source: v.string(),
    date: date8,
    close: matching(/^\d{1,8}\.\d{2}$/, 'Points, two places'),
    /** Percent, against the close before. */
    dayChange: v.nullable(percent),
    /** Price to the earnings of the last four quarters, losses included. */
    pe: v.nullable(ratio),
    pb: v.nullable(ratio),
    /** Dividends of a year to the price, percent. */
    dividendYield: v.nullable(percent),
    /** The ratio that is ranked. */
    basis: v.picklist(['pe', 'pb']),
    /** Percent of the other days since `from` on which the ratio was below today's. */
    percentile: v.nullable(percent),
    /** The window's first day, and how many of its days have the ratio. */
    from: date8,
    days: total,
    /** The next day with a close. */
    nextDate: date8,
    /** The yield of a ten-year government bond, percent, and its day; null where it is not known. */
    bond: v.nullable(v.object({ date: date8, yield: percent })),
    /** The ten members of the greatest weight, percent. */
    parts: rows(v.object({ code: v.string(), name: v.string(), weight: percent })),
  }),
})

export const listIndexHistory = query({
  name: 'listIndexHistory',
  about: "Gives an index's closes and ratios of the window that it is ranked in, oldest first.",
  method: 'GET',
  path: '/api/fund/listIndexHistory',
  needsUser: false,
  errors: ['notFound'],
  source: 'assumed',
  request: ofIndex,
  payload: v.object({
    // A day less would change the lines of the zones.
    days: v.array(
      v.object({
        date: date8,
        close: v.number(),
        pe: v.nullable(v.number()),
        pb: v.nullable(v.number()),
      }),
    ),
  }),
})

export const listIndexFunds = query({
  name: 'listIndexFunds',
  about: 'Lists the funds on an index by how closely they follow it.',
  method: 'GET',
  path: '/api/fund/listIndexFunds',
  needsUser: false,
  errors: ['notFound'],
  source: 'assumed',
  request: ofIndex,
  payload: v.object({
    funds: rows(
      v.object({
        fundCode,
        fundName: v.string(),
        fundTypeCode: v.string(),
        fundRiskLevel,
        /** Fees of the first year, percent; null where a part of them is not known. */
        feeTotal: v.nullable(percent),
        /** Percent a year over the span; null, as the span, for less than a year of values. */
        trackingError: v.nullable(percent),
        /** The mean of the daily differences without their sign, percent. */
        meanDeviation: v.nullable(matching(/^\d{1,3}\.\d{4}$/, 'Percent, four places')),
        from: v.nullable(date8),
        to: v.nullable(date8),
        applyStatus,
        planMinAmount: v.nullable(money),
      }),
    ),
  }),
})
