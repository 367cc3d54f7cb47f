/** Coupons (rules.md#coupons): own ones, claiming, giving, and what an order may use. All assumed. */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import {
  applyNo,
  fundCode,
  fundRiskLevel,
  page,
  requestNo,
  text,
  time14,
  total,
} from '#api/fields.ts'
import { factor, money, orderMoney, percent } from '#api/figures.ts'
import { rows } from '#api/rows.ts'
import { NEEDS } from '#domain/campaign/campaign-state.ts'
import {
  COUPON_CONTAINERS,
  COUPON_EVENTS,
  COUPON_SCENES,
  COUPON_STATES,
  PAY_MEANS,
} from '#domain/coupon/coupon.ts'
import { batchId, cardId, giftCode } from '#domain/coupon/identifiers.ts'

const scene = v.picklist(COUPON_SCENES)
const container = v.picklist(COUPON_CONTAINERS)
const payMeans = v.picklist(PAY_MEANS)

/** The coupons that an order uses: one, or two that stack. */
export const orderCards = v.optional(v.pipe(v.array(cardId), v.maxLength(2)), [])

/** The number of days that a coupon counts that brings coins by itself. */
const runDays = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31))

/** The part that all coupons of a batch have in common. */
const face = {
  batchId,
  title: v.string(),
  terms: v.union([
    v.object({ kind: v.picklist(['rateFactor']), factor, maxSave: v.nullable(money) }),
    v.object({ kind: v.picklist(['feeCut']), cut: money }),
    v.object({ kind: v.picklist(['feeBack']), share: percent, cap: money }),
    v.object({ kind: v.picklist(['rateUp']), rate: percent, days: runDays, cap: money }),
    v.object({ kind: v.picklist(['experience']), principal: money, days: runDays }),
  ]),
  scope: v.object({
    fundCodes: v.nullable(v.array(fundCode)),
    fundTypes: v.nullable(v.array(v.string())),
    except: v.array(fundCode),
  }),
  minAmount: money,
  maxAmount: v.nullable(money),
  scenes: v.array(scene),
  containers: v.optional(v.nullable(v.array(container)), null),
  payBy: v.optional(v.nullable(v.array(payMeans)), null),
  firstInstalments: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  stackable: v.boolean(),
  giftable: v.boolean(),
}

export const coupon = v.object({
  ...face,
  cardId,
  validFrom: time14,
  /** The first moment at which it can no longer be used. */
  validUntil: time14,
  state: v.picklist(COUPON_STATES),
  /** The order that has locked or used it. */
  applyNo: v.nullable(applyNo),
  /** The sum that it has saved, paid back or not; null before it is used. */
  saved: v.nullable(money),
})

const batch = v.object({
  ...face,
  /** The time for which a coupon of it lasts, from its claim on. */
  validity: v.string(),
  claimFrom: time14,
  claimUntil: time14,
  /** The number of coupons that one person may have. */
  perUser: total,
  /** The number of those that are left, and of those that there were; null without a limit. */
  left: v.nullable(total),
  stock: v.nullable(total),
  /**
   * The need that the user does not meet; null of who may claim one, and of who is not signed in.
   */
  unmet: v.nullable(v.object({ need: v.picklist(NEEDS), reason: v.string() })),
  /** The coupons of it that the user has had, newest first. */
  own: rows(cardId),
})

export const listCoupons = query({
  name: 'listCoupons',
  about: "Lists the user's coupons by their end, or what became of those of the last 180 days.",
  method: 'GET',
  path: '/api/coupon/listCoupons',
  source: 'assumed',
  request: v.object({ ...page, tab: v.picklist(['own', 'used', 'expired', 'gone']) }),
  payload: v.object({
    serverTime: time14,
    total,
    records: rows(coupon),
    /** The sum that the coupons used this year have saved. */
    savedThisYear: money,
  }),
})

export const queryCoupon = query({
  name: 'queryCoupon',
  about: 'Shows one coupon of the user, with what happened to it.',
  method: 'GET',
  path: '/api/coupon/queryCoupon',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ cardId }),
  payload: v.object({
    serverTime: time14,
    coupon,
    events: rows(
      v.object({
        time: time14,
        kind: v.picklist(COUPON_EVENTS),
        applyNo: v.nullable(applyNo),
      }),
    ),
    /** The gift by which it is offered; null where it is not. */
    gift: v.nullable(v.object({ giftCode, until: time14 })),
  }),
})

export const listCouponBatches = query({
  name: 'listCouponBatches',
  about: 'Lists the coupons that can be claimed, or will be soon.',
  method: 'GET',
  path: '/api/coupon/listCouponBatches',
  needsUser: false,
  source: 'assumed',
  /** `need`: those alone that ask for it, as the newcomers' own. */
  request: v.object({ need: v.optional(v.picklist(NEEDS)) }),
  payload: v.object({ serverTime: time14, batches: rows(batch) }),
})

export const queryCouponBatch = query({
  name: 'queryCouponBatch',
  about: 'Shows the coupons of one batch, and whether the user may claim one.',
  method: 'GET',
  path: '/api/coupon/queryCouponBatch',
  needsUser: false,
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ batchId }),
  payload: v.object({ serverTime: time14, batch }),
})

export const listCouponFunds = query({
  name: 'listCouponFunds',
  about: 'Lists the funds on which a coupon saves something, the most first, with the fees.',
  method: 'GET',
  path: '/api/coupon/listCouponFunds',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({
    ...page,
    cardId: v.optional(cardId),
    batchId: v.optional(batchId),
    words: v.optional(text(40)),
  }),
  payload: v.object({
    total,
    records: rows(
      v.object({
        fundCode,
        fundName: v.string(),
        fundTypeCode: v.string(),
        fundRiskLevel,
        /** The sum of the purchase: 10,000 yuan, or the nearest that the coupon allows. */
        amount: money,
        ownFee: money,
        fee: money,
        /** The part of the fee that is paid back later. */
        back: money,
      }),
    ),
  }),
})

export const listOrderCoupons = query({
  name: 'listOrderCoupons',
  about: 'Lists the coupons that the user holds, for an order form to choose from.',
  method: 'GET',
  path: '/api/coupon/listOrderCoupons',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ scene, fundCode }),
  payload: v.object({
    serverTime: time14,
    coupons: rows(coupon),
    /** The container in which the session was opened; null where that is not known. */
    container: v.optional(v.nullable(container), null),
  }),
})

export const quoteCoupons = query({
  name: 'quoteCoupons',
  about: 'Says what an order would cost with some coupons.',
  method: 'GET',
  path: '/api/coupon/quoteCoupons',
  progress: 'button',
  errors: ['notFound', 'couponUnusable'],
  source: 'assumed',
  /** `cardIds` separated by commas. */
  request: v.object({
    scene,
    fundCode,
    amount: orderMoney,
    cardIds: v.pipe(v.string(), v.regex(/^[0-9a-f]{24}(?:,[0-9a-f]{24})?$/)),
    payBy: v.optional(payMeans),
  }),
  payload: v.object({ ownFee: money, fee: money, cut: money, back: money }),
})

export const claimCoupon = mutation({
  name: 'claimCoupon',
  about: 'Claims a coupon of a batch.',
  method: 'POST',
  path: '/api/coupon/claimCoupon',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: ['notFound', 'activityOver', 'soldOut', 'quotaUsed', 'cannotJoin'],
  source: 'assumed',
  request: v.object({ batchId, requestNo }),
  payload: v.object({ coupon }),
})

export const giveCoupon = mutation({
  name: 'giveCoupon',
  about: 'Offers a coupon to whoever opens the gift first.',
  method: 'POST',
  path: '/api/coupon/giveCoupon',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: ['notFound', 'couponUnusable'],
  source: 'assumed',
  request: v.object({ cardId, requestNo }),
  payload: v.object({ giftCode, until: time14 }),
})

export const queryGift = query({
  name: 'queryGift',
  about: 'Shows a gift to whoever has its code.',
  method: 'GET',
  path: '/api/coupon/queryGift',
  needsUser: false,
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ giftCode }),
  payload: v.object({
    serverTime: time14,
    face: v.object(face),
    /** Masked. */
    giverName: v.string(),
    state: v.picklist(['open', 'taken', 'over']),
    until: time14,
    validUntil: time14,
    /** True if the user gave it. */
    own: v.boolean(),
    /** The coupon that it became, where the user has taken it. */
    cardId: v.nullable(cardId),
  }),
})

export const takeGift = mutation({
  name: 'takeGift',
  about: 'Takes a coupon that was given.',
  method: 'POST',
  path: '/api/coupon/takeGift',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'once',
  errors: ['notFound', 'alreadyClaimed', 'activityOver', 'cannotJoin'],
  source: 'assumed',
  request: v.object({ giftCode }),
  payload: v.object({ coupon }),
})

export const cancelGift = mutation({
  name: 'cancelGift',
  about: 'Takes back a gift that was not taken yet.',
  method: 'POST',
  path: '/api/coupon/cancelGift',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'repeatable',
  errors: ['notFound', 'alreadyClaimed'],
  source: 'assumed',
  request: v.object({ giftCode }),
  payload: v.object({}),
})
