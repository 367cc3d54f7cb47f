/** Funds side by side (rules.md#comparing-funds). Assumed. */
import * as v from 'valibot'
import { query } from '#api/endpoint.ts'
import { feeRates } from '#api/entities.ts'
import { date8, fundCode, fundRiskLevel } from '#api/fields.ts'
import { money, percent } from '#api/figures.ts'
import { rows } from '#api/rows.ts'
import { matching } from '#domain/text-formats.ts'

export const COMPARED_SPANS = ['1y', '3y', '5y'] as const

export const compareFunds = query({
  name: 'compareFunds',
  about: 'Gives the figures of two to five funds for one span, in the order of their codes.',
  method: 'GET',
  path: '/api/fund/compareFunds',
  needsUser: false,
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({
    fundCodes: matching(/^\d{6}(?:,\d{6}){1,4}$/, 'Two to five codes of funds'),
    span: v.picklist(COMPARED_SPANS),
  }),
  payload: v.object({
    funds: rows(
      v.object({
        fundCode,
        fundName: v.string(),
        fundTypeCode: v.string(),
        fundTypeName: v.string(),
        fundRiskLevel,
        establishDate: v.nullable(date8),
        /** Of the span; null where the fund is too young for it. */
        risk: v.nullable(
          v.object({
            from: date8,
            to: date8,
            own: v.nullable(percent),
            benchmark: v.nullable(percent),
            /** 0 or above. */
            maxDrawdown: v.nullable(percent),
          }),
        ),
        /** Of a money-market fund, with its day. */
        sevenDayYield: v.nullable(percent),
        navDate: v.nullable(date8),
        ...feeRates,
        /** Yuan. */
        scale: v.nullable(money),
        scaleDate: v.nullable(date8),
        managerName: v.string(),
        /** Of who has been there longest. */
        managerSince: v.nullable(date8),
        /** Percent of net assets; none where no report is known. */
        assets: rows(v.object({ name: v.string(), share: percent })),
        reportDate: v.nullable(date8),
      }),
    ),
    /** Of each two of them. */
    overlaps: rows(
      v.object({
        one: fundCode,
        other: fundCode,
        /** Percent of net assets in the same securities; null where a report shows none. */
        share: v.nullable(percent),
      }),
    ),
  }),
})
