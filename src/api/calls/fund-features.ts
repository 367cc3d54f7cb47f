/**
 * The findings from a fund's values and reports beyond its return (/fund_detail/featureData).
 * Assumed.
 */
import * as v from 'valibot'
import { query } from '#api/endpoint.ts'
import { date8, fundCode, total } from '#api/fields.ts'
import { percent } from '#api/figures.ts'
import { rows } from '#api/rows.ts'
import { FEATURES } from '#domain/fund/feature-figures.ts'

export const queryFeatureData = query({
  name: 'queryFeatureData',
  about: 'Gives the figures of a fund by span with those of its peers, and facts of its reports.',
  method: 'GET',
  path: '/api/fund/queryFeatureData',
  needsUser: false,
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ fundCode }),
  payload: v.object({
    /** The company that reckons them. */
    source: v.string(),
    peerName: v.string(),
    spans: rows(
      v.object({
        span: v.picklist(['1y', '3y', '5y']),
        from: date8,
        to: date8,
        figures: rows(
          v.object({
            key: v.picklist(FEATURES),
            /** Percent, days or a ratio; null where it is not known. */
            own: v.nullable(percent),
            median: v.nullable(percent),
            /** Over three years and more alone (rules.md#publicity). */
            rank: v.nullable(total),
            of: v.nullable(total),
          }),
        ),
      }),
    ),
    /** By the newest reports that state them; each null where none does. */
    structure: v.object({
      reportDate: v.nullable(date8),
      /** Ten largest stocks, percent of net assets. */
      topShare: v.nullable(percent),
      /** Assets in percent of net assets. */
      leverage: v.nullable(percent),
      /** Days, of a money fund. */
      averageMaturity: v.nullable(total),
      statedDate: v.nullable(date8),
      holders: v.nullable(total),
      turnover: v.nullable(percent),
    }),
  }),
})
