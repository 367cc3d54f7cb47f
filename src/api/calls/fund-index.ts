/** One index: its close and where its price is in its own past. All assumed. */
import * as v from 'valibot'
import { query } from '#api/endpoint.ts'
import { date8, total } from '#api/fields.ts'
import { percent, ratio } from '#api/figures.ts'
import { matching } from '#domain/text-formats.ts'

export const queryIndex = query({
  name: 'queryIndex',
  about: "Gives an index's newest close and the percentile of its valuation in its own history.",
  method: 'GET',
  path: '/api/fund/queryIndex',
  needsUser: false,
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ indexCode: matching(/^\d{6}$/, 'Names an index') }),
  payload: v.object({
    indexCode: v.string(),
    indexName: v.string(),
    /** Who reckons it. */
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
  }),
})
