/**
 * Selling: ordinary and quick redemption (rules.md#trade-and-asset-calls). Shares belong to a card.
 */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { forwardInfo, redemptionTier } from '#api/entities.ts'
import {
  applyNo,
  cardTail,
  date8,
  flag,
  fundCode,
  pricingDay,
  sealed,
  text,
  time14,
  total,
} from '#api/fields.ts'
import { money, nav, percent, shares, orderMoney, orderShares } from '#api/figures.ts'
import { overseasDays } from '#api/overseas-days.ts'
import { rows } from '#api/rows.ts'

/** Refusals that every sale has. */
export const saleErrors = [
  'notFound',
  'wrongTradingPassword',
  'tradingPasswordLocked',
  'applicationExpired',
  'notRedeemable',
  'sharesShort',
] as const

const redeemTo = v.pipe(
  v.picklist(['card', 'wallet']),
  v.description('Where the money goes: to the card, or into its wallet (the wallet fund)'),
)

export const getConvertAndRedeemInfo = query({
  name: 'getConvertAndRedeemInfo',
  about: 'Gives what can be redeemed or converted of a fund, card by card, with rules and dates.',
  method: 'POST',
  path: '/api/trans/getConvertAndRedeemInfo',
  errors: ['notFound'],
  source: 'given',
  /** `targetFundCode`: dates of a conversion into it. Assumed. */
  request: v.object({ fundCode, targetFundCode: v.optional(fundCode) }),
  payload: v.object({
    serverTime: time14,
    cutoffTime: time14,
    tradeDate: date8,
    overseasMarkets: overseasDays.overseasMarkets,
    /** The last NAV known, for estimates. */
    nav,
    navDate: date8,
    redeemFlag: flag,
    /** The reason why not, when it is 0. */
    redeemToast: v.string(),
    convertFlag: flag,
    /** Least that one order may sell, and least that may stay; less than that is sold along. */
    minRedeemShares: shares,
    minHoldShares: shares,
    redemptionTiers: v.array(redemptionTier),
    accounts: rows(
      v.object({
        bankSerial: v.string(),
        channelId: v.string(),
        bankName: v.string(),
        cardTail,
        usableShares: shares,
        /** In orders under way, or frozen. */
        frozenShares: shares,
        /** True if the card can take money at once; an ordinary sale waits for it. */
        available: v.boolean(),
        unavailableReason: v.string(),
      }),
    ),
  }),
})

export const queryArrivalInfo = query({
  name: 'queryArrivalInfo',
  about: 'Says when the money or the shares of a sale ordered now would arrive.',
  method: 'POST',
  path: '/api/trans/queryArrivalInfo',
  errors: ['notFound'],
  source: 'given',
  request: v.object({
    fundCode,
    applyKind: v.picklist(['redeem', 'fastRedeem', 'convert']),
    /** Of an ordinary redemption; by default the card. */
    redeemTo: v.optional(redeemTo),
    /** Of a conversion: the other fund, whose markets have to be open too. */
    targetFundCode: v.optional(fundCode),
  }),
  payload: v.object({
    tradeDate: date8,
    navDate: date8,
    confirmDate: date8,
    /** Latest. */
    arrivalDate: date8,
    ...overseasDays,
    /** 预计 … 到账, in the user's words. */
    arrivalTxt: v.string(),
  }),
})

export const redeem = mutation({
  name: 'redeem',
  about: 'Places an ordinary redemption; a remainder that may not stay goes along.',
  method: 'POST',
  path: '/api/trans/redeem',
  encoding: 'json',
  progress: 'sheet',
  effect: 'money',
  idempotency: 'byKey',
  key: 'applyNo',
  errors: [...saleErrors, 'pricingDayMoved'],
  source: 'given',
  request: v.object({
    applyNo,
    fundCode,
    bankSerial: text(64),
    shares: orderShares,
    pricingDay,
    /**
     * On a day of too many redemptions: 0 gives the rest up, 1 carries it to the next trading day.
     */
    largeRedeemFlag: flag,
    redeemTo,
    transPwd: sealed,
  }),
  payload: v.object({ applyNo, operTime: time14 }),
})

/**
 * Its method is not shown. At most 10,000 yuan per person, fund and calendar day. Done at once, so
 * it has no pricing day.
 */
export const fastRedeemRepeat = mutation({
  name: 'fastRedeemRepeat',
  about: "Withdraws a money fund at once, within the day's limit.",
  method: 'POST',
  path: '/api/trans/fastRedeemRepeat',
  encoding: 'json',
  progress: 'sheet',
  effect: 'money',
  idempotency: 'byKey',
  key: 'applyNo',
  errors: [...saleErrors, 'quickLimitReached', 'cardUnavailable', 'coolDown'],
  source: 'assumed',
  request: v.object({
    applyNo,
    fundCode,
    bankSerial: text(64),
    amount: orderMoney,
    transPwd: sealed,
  }),
  payload: v.object({ applyNo, operTime: time14 }),
})

export const queryWalletLimits = query({
  name: 'queryWalletLimits',
  about: 'Gives what may still be paid into and withdrawn from a money fund today.',
  method: 'GET',
  path: '/api/trans/queryWalletLimits',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ fundCode }),
  payload: v.object({
    minDeposit: money,
    /** Left of this person's top-ups today; null: no limit of the fund's. */
    depositLeft: v.nullable(money),
    quickFlag: flag,
    /** The reason why there is no quick withdrawal now. */
    quickToast: v.string(),
    quickDayLimit: money,
    quickLeft: money,
    /** Quick withdrawals that may still be made today. */
    quickTimesLeft: total,
  }),
})

/** The fee of one lot by its days of holding. */
const lotEstimate = v.object({
  shares,
  confirmDate: date8,
  ageDays: total,
  rate: percent,
  fee: money,
  /** The first trading day on which selling it costs less; null in the last tier. Assumed. */
  cheaperFrom: v.optional(v.nullable(date8), null),
})

/** Figures at the NAV of `navDate`, which will not be the order's own. */
export const saleEstimate = {
  shares,
  /** A remainder that may not stay, included in `shares`. */
  sweptShares: shares,
  lots: v.array(lotEstimate),
  grossAmount: money,
  fee: money,
  netAmount: money,
  navDate: date8,
}

export const estimateRedeem = query({
  name: 'estimateRedeem',
  about: 'Estimates a redemption lot by lot, first in first out.',
  method: 'GET',
  path: '/api/trans/estimateRedeem',
  errors: ['notFound', 'sharesShort'],
  source: 'assumed',
  request: v.object({ fundCode, bankSerial: text(64), shares: orderShares }),
  payload: v.object({
    ...saleEstimate,
    /** Shares in lots under 7 days: the penalty that the user is stopped before. */
    sharesUnder7Days: shares,
  }),
})

export const queryRedeemRetentionAds = query({
  name: 'queryRedeemRetentionAds',
  about: 'Lists what is shown to someone about to redeem.',
  method: 'GET',
  path: '/api/transaction/queryRedeemRetentionAds',
  source: 'given',
  request: v.object({ fundCode }),
  payload: v.object({
    ads: rows(
      v.object({
        adId: v.string(),
        title: v.string(),
        content: v.string(),
        imgUrl: v.string(),
        forwardInfo,
      }),
    ),
  }),
})
