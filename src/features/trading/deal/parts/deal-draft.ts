import * as v from 'valibot'
import { applyNo, fundCode, time14 } from '#api/fields.ts'
import type { DealType } from '#paths/deal.ts'

/** Where what was entered for an order is kept until it stands. */
export const draftKey = (type: DealType, code: string): string => `${type}:${code}`

/**
 * The number of the one order that may come of it: kept, so that no reload or return can make a
 * second.
 */
const application = v.nullable(v.object({ applyNo, randomCode: v.string(), expiresAt: time14 }))
export type Application = NonNullable<v.InferOutput<typeof application>>

/** Agreements: the hashes of the wordings read to their end, and the consent. */
const consent = { read: v.array(v.string()), agreed: v.boolean() }
const largeRedeemFlag = v.picklist(['0', '1'])
const redeemTo = v.picklist(['card', 'wallet'])

export const purchaseDraft = v.object({
  amount: v.string(),
  /**
   * Null until chosen: the first that can pay. The wallet of a card has the card's number and its
   * own channel.
   */
  bankSerial: v.nullable(v.string()),
  channelId: v.nullable(v.string()),
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
  /** The risk warning of this target was answered then (gate step 11). */
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
  /** Two kinds of application, for the provider takes them by different calls. */
  quick: application,
  ordinary: application,
})
export type WithdrawDraft = v.InferOutput<typeof withdrawDraft>

const NO_CONSENT = { read: [], agreed: false }

export const EMPTY_PURCHASE: PurchaseDraft = {
  amount: '',
  bankSerial: null,
  channelId: null,
  ...NO_CONSENT,
  application: null,
}

/**
 * Carrying on to the next day sells what was asked for; giving up the rest would surprise more
 * people.
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
