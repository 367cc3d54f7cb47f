import * as v from 'valibot'
import { sha256 } from './fields.ts'
import { factor, money, percent } from './figures.ts'

/** What several calls hold alike. rules.md#navigation-item; `params` of platform 0 are for the app, of 1 for the web. */
export const navigationItem = v.object({
  forwardType: v.string(),
  targetUrl: v.string(),
  wxUrl: v.string(),
  appUrl: v.string(),
  innerForwardType: v.string(),
  params: v.array(
    v.object({ key: v.string(), value: v.string(), platform: v.picklist(['0', '1']) }),
  ),
})

/** rules.md#reward-toast. `rewardType`: 1 gold coin, 2 coupon, 3 other. */
export const rewardToast = v.object({
  title: v.string(),
  rewardType: v.picklist(['1', '2', '3']),
  goldCount: v.nullable(v.pipe(v.number(), v.integer())),
  rewardTxt: v.string(),
  cardId: v.nullable(v.string()),
  btnText: v.string(),
  processForwardInfo: v.nullable(navigationItem),
})

/** rules.md#task. `taskBizId` is binding_card, risk_assessment or another of the provider's. */
export const task = v.object({ taskBizId: v.string(), forwardInfo: v.nullable(navigationItem) })

/** An agreement. `hash` is the SHA-256 of the text that was shown, so that what was agreed to can be proved. */
export const protocol = v.object({
  protocolId: v.string(),
  title: v.string(),
  hash: sha256,
  sections: v.array(v.object({ heading: v.string(), text: v.string() })),
})

/** The ladder of a purchase fee: the first tier whose `upTo` (yuan, exclusive; null: no end) is above the amount. */
export const purchaseTier = v.object({
  upTo: v.nullable(money),
  rate: v.nullable(percent),
  /** Yuan per order instead of a rate. */
  flat: v.nullable(money),
})

/** The ladder of a redemption fee by a lot's age: the first whose `daysUnder` (exclusive; null: no end) is above it. */
export const redemptionTier = v.object({
  daysUnder: v.nullable(v.pipe(v.number(), v.integer())),
  rate: percent,
})

/** A fund's rates. `discount` is a factor on the purchase tiers' rates; null for none; a flat fee is not discounted. */
export const feeRates = {
  purchaseTiers: v.array(purchaseTier),
  discount: v.nullable(factor),
  redemptionTiers: v.array(redemptionTier),
  /** Percent a year. */
  managementRate: v.nullable(percent),
  custodyRate: v.nullable(percent),
  salesServiceRate: v.nullable(percent),
}
