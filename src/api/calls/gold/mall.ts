/** Gold coins and what they are exchanged for (rules.md#coin-mall). */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import {
  date8,
  nothing,
  page,
  randomCode,
  requestNo,
  sealed,
  text,
  time14,
  total,
} from '#api/fields.ts'
import { rows } from '#api/rows.ts'
import { exchangeNo, goodsId } from '#domain/mall/identifiers.ts'

export const listGoldRecords = query({
  name: 'listGoldRecords',
  about: 'Lists what the gold coins came from and went to, newest first, with their balance.',
  method: 'GET',
  path: '/api/mall/gold/listGoldRecords',
  source: 'assumed',
  request: v.object({ ...page, filter: v.optional(v.picklist(['all', 'in', 'out'])) }),
  payload: v.object({
    balance: total,
    /** The coins that end first, and their last day; null where there are none. */
    ending: v.nullable(v.object({ amount: total, date: date8 })),
    total,
    records: rows(
      v.object({
        recordId: v.string(),
        time: time14,
        title: v.string(),
        kind: v.picklist(['earned', 'frozen', 'spent', 'expired', 'returned']),
        /** Coins that came (above 0) or went (below 0). */
        amount: v.pipe(v.number(), v.integer()),
        balanceAfter: total,
        /** The last day of what was earned; null for any other line. */
        expiresAt: v.nullable(date8),
        /** The exchange that a line belongs to. */
        exchangeNo: v.nullable(exchangeNo),
      }),
    ),
  }),
})

const goodsKind = v.picklist(['coupon', 'right', 'thing', 'charity'])

const goods = {
  goodsId,
  kind: goodsKind,
  title: v.string(),
  coins: total,
  pictureUrl: v.string(),
  /** The stock; null where it is unlimited. */
  left: v.nullable(total),
  /** The time when it is restocked; null where it is in stock or never restocked. */
  restockAt: v.nullable(time14),
  /** For members alone. */
  memberOnly: v.boolean(),
  /** The period in which it can be exchanged; null without one. */
  from: v.nullable(time14),
  until: v.nullable(time14),
}

export const listGoldGoods = query({
  name: 'listGoldGoods',
  about: 'Lists the goods that gold coins can be exchanged for, in the order of the mall.',
  method: 'GET',
  path: '/api/mall/gold/listGoldGoods',
  needsUser: false,
  source: 'assumed',
  request: nothing,
  payload: v.object({ serverTime: time14, goods: rows(v.object(goods)) }),
})

export const queryGoldGoods = query({
  name: 'queryGoldGoods',
  about: 'Gives one of the goods with its terms, and what of it concerns the user.',
  method: 'GET',
  path: '/api/mall/gold/queryGoldGoods',
  needsUser: false,
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ goodsId }),
  payload: v.object({
    ...goods,
    serverTime: time14,
    /** The most that one person may exchange; null without a limit. */
    limit: v.nullable(total),
    validity: v.string(),
    delivery: v.string(),
    rules: v.array(v.string()),
    /** Null for a visitor who is not signed in. */
    own: v.nullable(
      v.object({ balance: total, used: total, member: v.boolean(), verified: v.boolean() }),
    ),
  }),
})

const exchangeState = v.picklist([
  'submitted',
  'processing',
  'shipped',
  'done',
  'cancelled',
  'failed',
])

const exchange = {
  exchangeNo,
  goodsId,
  kind: goodsKind,
  title: v.string(),
  coins: total,
  state: exchangeState,
  time: time14,
}

export const exchangeGoldGoods = mutation({
  name: 'exchangeGoldGoods',
  about: 'Exchanges gold coins for one of the goods, at the number of coins that was shown.',
  method: 'POST',
  path: '/api/mall/gold/exchangeGoldGoods',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: [
    'notFound',
    'notAuthenticated',
    'cannotJoin',
    'coinsShort',
    'stockOut',
    'limitReached',
    'activityOver',
    'priceChanged',
  ],
  source: 'assumed',
  request: v.object({
    requestNo,
    goodsId,
    coins: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** The place where a thing is sent. */
    addressId: v.optional(text(32)),
  }),
  payload: v.object({ exchangeNo, state: exchangeState }),
})

export const queryGoldExchange = query({
  name: 'queryGoldExchange',
  about: 'Gives an exchange by its number, or by the request that has made it.',
  method: 'GET',
  path: '/api/mall/gold/queryGoldExchange',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ exchangeNo: v.optional(exchangeNo), requestNo: v.optional(requestNo) }),
  payload: v.object({
    ...exchange,
    /** The steps so far, oldest first. */
    steps: v.array(v.object({ state: exchangeState, time: time14 })),
    /** The time when the next step is due; null where there is none. */
    expectedAt: v.nullable(time14),
    /** The reason why it failed; `''` where it did not. */
    reason: v.string(),
    /** Coins that came back, with their last days; none where it was not ended. */
    returned: v.array(v.object({ amount: total, expiresAt: date8 })),
    /** The coupon, or the code of a right; null until it is there. */
    cardId: v.nullable(v.string()),
    code: v.nullable(v.string()),
    codeUntil: v.nullable(date8),
    /** The place where a thing goes, name and number masked. */
    address: v.nullable(v.object({ name: v.string(), mobile: v.string(), place: v.string() })),
    parcel: v.nullable(v.object({ carrier: v.string(), trackingNo: v.string() })),
  }),
})

export const listGoldExchanges = query({
  name: 'listGoldExchanges',
  about: "Lists the user's exchanges, newest first.",
  method: 'GET',
  path: '/api/mall/gold/listGoldExchanges',
  source: 'assumed',
  request: v.object(page),
  payload: v.object({ total, records: rows(v.object(exchange)) }),
})

export const cancelGoldExchange = mutation({
  name: 'cancelGoldExchange',
  about: 'Cancels an exchange before its thing is sent; its coins come back.',
  method: 'POST',
  path: '/api/mall/gold/cancelGoldExchange',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'once',
  errors: ['notFound', 'notCancellable'],
  source: 'assumed',
  request: v.object({ exchangeNo }),
  payload: v.object({ exchangeNo, state: exchangeState, returned: total }),
})

const address = {
  addressId: v.string(),
  name: v.string(),
  /** Masked. */
  mobile: v.string(),
  region: v.string(),
  detail: v.string(),
}

export const listAddresses = query({
  name: 'listAddresses',
  about: "Lists the user's addresses for things, the one used last first.",
  method: 'GET',
  path: '/api/mall/gold/listAddresses',
  source: 'assumed',
  request: nothing,
  payload: v.object({ addresses: rows(v.object(address)) }),
})

export const saveAddress = mutation({
  name: 'saveAddress',
  about: 'Adds an address for things; the mobile number comes sealed.',
  method: 'POST',
  path: '/api/mall/gold/saveAddress',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'once',
  errors: ['tokenExpired', 'limitReached', 'tooOften'],
  source: 'assumed',
  request: v.object({
    name: text(32),
    mobile: sealed,
    randomCode,
    region: text(64),
    detail: text(120),
  }),
  payload: v.object({ addressId: v.string() }),
})

export const deleteAddress = mutation({
  name: 'deleteAddress',
  about: 'Removes an address; exchanges that were made with it stay as they are.',
  method: 'POST',
  path: '/api/mall/gold/deleteAddress',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'once',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ addressId: text(32) }),
  payload: nothing,
})
