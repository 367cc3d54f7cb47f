/**
 * Buying, and what all trades share (rules.md#trade-and-asset-calls). Selling is in redeem.ts,
 * cancelling in cancel.ts.
 */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { feeRates, protocol } from '#api/entities.ts'
import {
  applyNo,
  cardTail,
  date8,
  flag,
  fundCode,
  fundRiskLevel,
  pricingDay,
  randomCode,
  sealed,
  sha256,
  text,
  time14,
} from '#api/fields.ts'
import { money, shares, orderMoney } from '#api/figures.ts'
import { overseasDays } from '#api/overseas-days.ts'
import { rows } from '#api/rows.ts'
import { orderCards } from './coupons/coupon.ts'

export const queryFundInfo = query({
  name: 'queryFundInfo',
  about: 'Answers all that the pre-trade gate asks about the fund (rules.md#fund-info).',
  method: 'GET',
  path: '/api/trans/queryFundInfo',
  errors: ['notFound'],
  source: 'given',
  payloadSource: 'given',
  request: v.object({ fundCode }),
  payload: v.object({
    fundName: v.string(),
    fundTypeCode: v.string(),
    fundRiskLevel,
    transPreInfo: v.object({ applyFlag: flag, applyToast: v.string() }),
  }),
})

export const getTransactionConfig = query({
  name: 'getTransactionConfig',
  about: 'Gives limits and dates for a purchase ordered now.',
  method: 'POST',
  path: '/api/trans/getTransactionConfig',
  errors: ['notFound'],
  source: 'given',
  request: v.object({ fundCode }),
  payload: v.object({
    serverTime: time14,
    /** The moment after which an order belongs to the next trading day. */
    cutoffTime: time14,
    tradeDate: date8,
    /** The day of the NAV that the order gets. */
    navDate: date8,
    confirmDate: date8,
    incomeDate: date8,
    redeemableDate: date8,
    minAmount: money,
    amountStep: money,
    /** Most for one order, yuan. */
    maxAmount: money,
    ...overseasDays,
    /** Left of today's limit for this person and fund; null: no limit. */
    dailyLeft: v.nullable(money),
  }),
})

export const listPaymentAccount = query({
  name: 'listPaymentAccount',
  about: 'Lists what the user can pay with: bank cards with their limits, and the wallet.',
  method: 'POST',
  path: '/api/trans/listPaymentAccount',
  errors: ['notFound'],
  source: 'given',
  request: v.object({ fundCode }),
  payload: v.object({
    accounts: rows(
      v.object({
        bankSerial: v.string(),
        /** 8901 and 8899 are the balance product's (rules.md#kinds-channels-and-products). */
        channelId: v.string(),
        bankName: v.string(),
        cardTail,
        singleLimit: money,
        dayLimit: money,
        dayLeft: money,
        /** The balance of this card's wallet, which could pay; null for the card itself. */
        walletBalance: v.nullable(money),
        available: v.boolean(),
        unavailableReason: v.string(),
      }),
    ),
  }),
})

export const getFundProtocolConfig = query({
  name: 'getFundProtocolConfig',
  about: 'Lists the agreements to read before an order.',
  method: 'POST',
  path: '/api/trans/getFundProtocolConfig',
  errors: ['notFound'],
  source: 'given',
  request: v.object({ fundCode }),
  payload: v.object({ protocols: v.array(protocol) }),
})

/** Its method is not shown. `hash` says which wording was read. */
export const readFundProtocol = mutation({
  name: 'readFundProtocol',
  about: 'Records that the user read an agreement to its end.',
  method: 'POST',
  path: '/api/trans/readFundProtocol',
  encoding: 'json',
  progress: 'none',
  effect: 'other',
  idempotency: 'repeatable',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ fundCode, protocolId: text(64), hash: sha256 }),
  payload: v.object({ readTime: time14 }),
})

/**
 * Among the given calls is one whose last path segment is `{hash}`, in addition to
 * `readFundProtocol`, without further detail. Chosen: the agreement whose text has this SHA-256,
 * which makes a wording that was agreed to readable for ever.
 */
export const queryProtocolByHash = query({
  name: 'queryProtocolByHash',
  about: 'Gives the very wording of an agreement that was read, by the hash of its text.',
  method: 'GET',
  path: '/api/trans/{hash}',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ hash: sha256 }),
  payload: protocol,
})

/** Its method is not shown. */
export const queryTransRates = query({
  name: 'queryTransRates',
  about: "Gives a fund's fee ladders and yearly rates, with the user's own discount.",
  method: 'POST',
  path: '/api/trans/queryTransRates',
  encoding: 'json',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ fundCode }),
  payload: v.object(feeRates),
})

/**
 * The purpose of an application: it can become one order, or one change of a plan, of that kind and
 * of no other.
 */
export const applyKind = v.picklist(['purchase', 'redeem', 'fastRedeem', 'convert', 'plan'])

/**
 * `applyNo` is the key under which the order can exist only once; `randomCode` binds the sealed
 * password to this application. Nothing is moved by it, so it counts as reading. Its method is not
 * shown.
 */
export const applyInit = query({
  name: 'applyInit',
  about: 'Opens an application to trade: the number under which one order can be placed.',
  method: 'POST',
  path: '/api/trans/applyInit',
  progress: 'button',
  encoding: 'json',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ fundCode, applyKind: v.optional(applyKind, 'purchase') }),
  payload: v.object({ applyNo, randomCode, expiresAt: time14 }),
})

/**
 * Its method is not shown. A refused order may be sent again with the same `applyNo` until it
 * expires. Of orders the password sheet says that they are under way.
 */
export const applyByEncriptTransPwd = mutation({
  name: 'applyByEncriptTransPwd',
  about: 'Places the purchase, or the wallet top-up, that applyInit opened.',
  method: 'POST',
  path: '/api/trans/applyByEncriptTransPwd',
  encoding: 'json',
  progress: 'sheet',
  effect: 'money',
  idempotency: 'byKey',
  key: 'applyNo',
  errors: [
    'notFound',
    'wrongTradingPassword',
    'tradingPasswordLocked',
    'notPurchasable',
    'amountOutOfRange',
    'riskMismatch',
    'cardUnavailable',
    'agreementUnread',
    'applicationExpired',
    'pricingDayMoved',
    'couponUnusable',
  ],
  source: 'assumed',
  request: v.object({
    applyNo,
    fundCode,
    amount: orderMoney,
    pricingDay,
    bankSerial: text(64),
    /** Pays from the wallet of that card when it is that account's channelId. */
    channelId: v.optional(text(8)),
    transPwd: sealed,
    /** Of the wordings that were read and agreed to. */
    protocolHashes: v.pipe(v.array(sha256), v.maxLength(20)),
    /** The time when the user confirmed the risk warning (gate step 11), or null. */
    cfmTime: v.nullable(time14),
    cardIds: orderCards,
  }),
  payload: v.object({ applyNo, operTime: time14 }),
})

export const queryApplyResult = query({
  name: 'queryApplyResult',
  about: 'Says what became of an application whose answer was lost, of whatever kind.',
  method: 'GET',
  path: '/api/trans/queryApplyResult',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ applyNo }),
  payload: v.object({
    /** `open`: opened, never placed. `expired`: never placed and now can't be. */
    state: v.picklist(['placed', 'open', 'expired']),
    /** The plan that it made or changed. */
    planNo: v.optional(text(64)),
  }),
})

/** The fees of /charge/serviceCharge: what `amount` yuan would buy at the last NAV. */
export const estimatePurchase = query({
  name: 'estimatePurchase',
  about: 'Estimates fee and shares of a purchase.',
  method: 'GET',
  path: '/api/trans/estimatePurchase',
  needsUser: false,
  errors: ['notFound', 'amountOutOfRange'],
  source: 'assumed',
  request: v.object({ fundCode, amount: orderMoney }),
  payload: v.object({
    fee: money,
    /** Before the discount. */
    fullFee: money,
    netAmount: money,
    /** Two places, at the NAV of `navDate`, which will not be the order's own. */
    estimatedShares: shares,
    navDate: date8,
  }),
})
