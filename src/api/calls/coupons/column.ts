/** Columns of the company's own people, with a coupon (rules.md#coupons). All assumed. */
import * as v from 'valibot'
import { contentAuthor, contentItem } from '#api/content-entities.ts'
import { query } from '#api/endpoint.ts'
import { time14 } from '#api/fields.ts'
import { rows } from '#api/rows.ts'
import { batchId, columnId } from '#domain/coupon/identifiers.ts'

export const queryColumn = query({
  name: 'queryColumn',
  about: 'Shows a column of one of the company’s licensed people, with its newest articles.',
  method: 'GET',
  path: '/api/coupon/queryColumn',
  needsUser: false,
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ columnId }),
  payload: v.object({
    serverTime: time14,
    columnId,
    title: v.string(),
    /** The subject of it. */
    intro: v.string(),
    /** In the trade, with a certificate number. */
    writer: contentAuthor,
    /** The coupon that goes with it; null without one. */
    batchId: v.nullable(batchId),
    articles: rows(contentItem),
  }),
})
