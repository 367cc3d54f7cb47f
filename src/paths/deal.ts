import * as v from 'valibot'
import { cardId } from '#domain/coupon/identifiers.ts'
import { applyNo, fundCode, text, time14 } from '#domain/text-formats.ts'
import { ofFund, wayBack } from './fields.ts'
import { path } from './path.ts'

/** The kinds of orders, as in the address of the result screen. */
export const DEAL_TYPES = ['purchase', 'deposit', 'redeem', 'convert', 'withdraw'] as const
export type DealType = (typeof DEAL_TYPES)[number]

/** `isCheckedPre` and `cfmTime` carry the answer to the risk warning (rules.md#pre-trade-gate). */
const order = {
  ...ofFund,
  isCheckedPre: v.optional(v.string()),
  cfmTime: v.optional(time14),
  /** Values to prefill the form with: the amount in yuan, and the card or channel that pays. */
  amount: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,2})?$/))),
  bankSerial: v.optional(text(64)),
  channelId: v.optional(text(64)),
  /** A coupon to use. */
  cardId: v.optional(cardId),
}

/** A holding; `bankSerial` preselects the card through which a part of it is held. */
const held = { ...ofFund, bankSerial: v.optional(v.string()) }

export const dealPaths = {
  purchase: path('/deal/nonMontyPurchase', order),
  deposit: path('/deal/montyPurchase', order),
  /** Selling and converting are the two tabs of one screen. */
  redeem: path('/deal/nonMontyRedeem', {
    ...held,
    tab: v.optional(v.picklist(['redeem', 'convert'])),
    targetFundCode: v.optional(fundCode),
  }),
  withdraw: path('/deal/montyRedeem', {
    ...held,
    tab: v.optional(v.picklist(['quick', 'ordinary'])),
  }),
  dealResult: path('/deal/DealResult/:type', {
    type: v.picklist(DEAL_TYPES),
    applyNo,
    ...ofFund,
  }),
  addBank: path('/deal/addBank', wayBack),
  transformList: path('/deal/TransformList', held),
} as const
