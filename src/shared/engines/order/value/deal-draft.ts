import * as v from 'valibot'
import { cardId } from '#domain/coupon/identifiers.ts'
import { fundCode, time14 } from '#api/fields.ts'
import type { DealType } from '#paths/deal.ts'
import { application } from './application.ts'

/** The storage key of an order's draft. */
export const draftKey = (type: DealType, code: string): string => `${type}:${code}`

/** The hashes of the documents read to their end, and the consent. */
const consent = { read: v.array(v.string()), agreed: v.boolean() }
const largeRedeemFlag = v.picklist(['0', '1'])
const redeemTo = v.picklist(['card', 'wallet'])

export const purchaseDraft = v.object({
  amount: v.string(),
  /**
   * Null until chosen, when the first account that can pay is used. A card's wallet has the card's
   * serial and a channel of its own.
   */
  bankSerial: v.nullable(v.string()),
  channelId: v.nullable(v.string()),
  /** Coupons; null until chosen, when the best are used, and empty for none. */
  cardIds: v.optional(v.nullable(v.array(cardId)), null),
  ...consent,
  application,
})
export type PurchaseDraft = v.InferOutput<typeof purchaseDraft>

export const redeemDraft = v.object({
  shares: v.string(),
  bankSerial: v.nullable(v.string()),
  redeemTo,
  largeRedeemFlag,
  application,
})
export type RedeemDraft = v.InferOutput<typeof redeemDraft>

export const convertDraft = v.object({
  shares: v.string(),
  bankSerial: v.nullable(v.string()),
  targetFundCode: v.nullable(fundCode),
  largeRedeemFlag,
  /** The time when the risk warning of this target was answered (gate step 11). */
  confirmed: v.nullable(v.object({ fundCode, cfmTime: time14 })),
  ...consent,
  application,
})
export type ConvertDraft = v.InferOutput<typeof convertDraft>

export const withdrawDraft = v.object({
  amount: v.string(),
  bankSerial: v.nullable(v.string()),
  /** Null until chosen. */
  way: v.nullable(v.picklist(['quick', 'ordinary'])),
  redeemTo,
  /** Two applications, because quick and ordinary withdrawals are different calls. */
  quick: application,
  ordinary: application,
})
export type WithdrawDraft = v.InferOutput<typeof withdrawDraft>

const NO_CONSENT = { read: [], agreed: false }

export const EMPTY_PURCHASE: PurchaseDraft = {
  amount: '',
  bankSerial: null,
  channelId: null,
  cardIds: null,
  ...NO_CONSENT,
  application: null,
}

/**
 * By default the rest of a large redemption is carried over to the next day: users expect all of it
 * to be sold.
 */
export const EMPTY_REDEEM: RedeemDraft = {
  shares: '',
  bankSerial: null,
  redeemTo: 'card',
  largeRedeemFlag: '1',
  application: null,
}

export const EMPTY_CONVERT: ConvertDraft = {
  shares: '',
  bankSerial: null,
  targetFundCode: null,
  largeRedeemFlag: '1',
  confirmed: null,
  ...NO_CONSENT,
  application: null,
}

export const EMPTY_WITHDRAW: WithdrawDraft = {
  amount: '',
  bankSerial: null,
  way: null,
  redeemTo: 'card',
  quick: null,
  ordinary: null,
}
