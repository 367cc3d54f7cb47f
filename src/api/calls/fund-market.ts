/**
 * Many funds: lists to pick from, rankings, valuations of indexes (/fundPortal and /rankList). All
 * assumed.
 */
import * as v from 'valibot'
import { query } from '#api/endpoint.ts'
import { date8, fundCode, fundRiskLevel, nothing, page, text, total } from '#api/fields.ts'
import { factor, money, nav, per10k, percent, ratio } from '#api/figures.ts'
import { rows } from '#api/rows.ts'
import { PROMOTED_STAGES } from '#domain/publicity/publicity.ts'
import { applyStatus } from './fund.ts'

const base = { method: 'GET', needsUser: false, source: 'assumed' } as const
const order = v.optional(v.picklist(['up', 'down']), 'down')
/** A risk level, digits on the wire. */
const riskLevel = v.picklist(['1', '2', '3', '4', '5'])

/**
 * performance, allFundList, buyFundList, directFundList and stopWinFundList are its scopes: all,
 * those that can be bought now, those that plans can buy, those that plans can stop at a profit.
 * Funds without the figure are last in either order.
 */
export const queryFundRanking = query({
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
    /**
     * The return of a stage that may promote, the seven-day yield, the code, or the newest value:
     * by its day, newest first, and within a day by its change. Never what others buy or hold.
     */
    sort: v.optional(v.picklist([...PROMOTED_STAGES, 'day', 'sevenDayYield', 'fundCode']), '1y'),
    order,
  }),
  payload: v.object({
    total,
    /** The figures are of this day or, per row, of its own navDate. */
    date: date8,
    /** The source of the figures; empty where there is none, and then no fund has a rank. */
    source: v.string(),
    records: rows(
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
        /** In the order of `PROMOTED_STAGES`, percent; null when the history is too short. */
        returns: v.array(v.nullable(percent)),
        /**
         * The deepest fall within the same stages, percent from 0 up; null where it is not known.
         */
        drawdowns: v.array(v.nullable(percent)),
        /** Both days and the benchmark's return of the same stages; null where they are not known. */
        spans: v.optional(
          v.array(v.nullable(v.object({ from: date8, to: date8, benchmark: v.nullable(percent) }))),
          [],
        ),
        applyStatus,
        minAmount: money,
        discount: v.nullable(factor),
        /** Least of one instalment; null where no plan can buy it. */
        planMinAmount: v.nullable(money),
      }),
    ),
  }),
})

/**
 * The ways to browse before anything is typed: themes and kinds as the provider sorts its own
 * catalogue, most funds first within each. Never by what others search for, buy or hold.
 */
export const queryFundBoards = query({
  ...base,
  name: 'queryFundBoards',
  about: 'Lists themes and kinds of funds to browse by, those with the most funds first.',
  path: '/api/fund/queryFundBoards',
  request: nothing,
  payload: v.object({
    boards: v.pipe(
      rows(
        v.object({
          boardName: v.pipe(v.string(), v.minLength(1), v.maxLength(10)),
          /** Of a kind; null for a theme, whose funds its name finds. */
          fundTypeCode: v.nullable(text(4)),
        }),
      ),
      v.maxLength(20),
    ),
  }),
})

/**
 * valuation: the place of an index's price in its own past. Of the evening before; not every
 * provider has it.
 */
export const listIndexValuations = query({
  ...base,
  name: 'listIndexValuations',
  about: 'Lists indexes with the percentile of their valuation in their own history.',
  path: '/api/fund/listIndexValuations',
  request: nothing,
  payload: v.object({
    /** The company that reckons them; empty where there are none. */
    source: v.string(),
    indexes: rows(
      v.object({
        indexCode: v.string(),
        indexName: v.string(),
        date: date8,
        /** Price to the earnings of the last four quarters, losses included. */
        pe: v.nullable(ratio),
        pb: v.nullable(ratio),
        /** The ratio that is ranked. */
        basis: v.picklist(['pe', 'pb']),
        /**
         * Percent of the other days since `from` on which the ratio was below today's; null where
         * the history is too short or the ratio unknown.
         */
        percentile: v.nullable(percent),
        from: date8,
      }),
    ),
  }),
})
