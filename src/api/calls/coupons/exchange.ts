/** Codes that are exchanged for coupons and coins (rules.md#coupons). All assumed. */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { page, requestNo, time14, total } from '#api/fields.ts'
import { rows } from '#api/rows.ts'
import { cardId, exchangeId, redeemCodeText } from '#domain/coupon/identifiers.ts'

const exchange = v.object({
  exchangeId,
  title: v.string(),
  kind: v.picklist(['coupon', 'coins', 'card']),
  time: time14,
  /** The coupon; null of anything else. */
  cardId: v.nullable(cardId),
  coins: v.nullable(total),
  /** The number of a card; null of anything else. */
  cardNumber: v.nullable(v.string()),
  /** The first moment at which it can no longer be used; null without an end. */
  validUntil: v.nullable(time14),
  state: v.picklist(['usable', 'expired', 'void']),
})

export const redeemCode = mutation({
  name: 'redeemCode',
  about: 'Exchanges a code for what it stands for.',
  method: 'POST',
  path: '/api/exchange/redeemCode',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: ['codeInvalid', 'tooOften', 'soldOut', 'cannotJoin'],
  source: 'assumed',
  request: v.object({ code: redeemCodeText, requestNo }),
  payload: v.object({ exchange }),
})

export const queryExchange = query({
  name: 'queryExchange',
  about: 'Shows what a code was exchanged for, by its number or that of the request.',
  method: 'GET',
  path: '/api/exchange/queryExchange',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ exchangeId: v.optional(exchangeId), requestNo: v.optional(requestNo) }),
  payload: v.object({ serverTime: time14, exchange }),
})

export const listExchanges = query({
  name: 'listExchanges',
  about: "Lists what the user's codes were exchanged for, newest first.",
  method: 'GET',
  path: '/api/exchange/listExchanges',
  source: 'assumed',
  request: v.object(page),
  payload: v.object({ serverTime: time14, total, records: rows(exchange) }),
})
