import * as v from 'valibot'
import { sha256 } from './fields.ts'
import { factor, money, percent } from './figures.ts'
import { orNull } from './rows.ts'

/** The parts that several calls hold alike. */

/** Text that may be absent or null, and is then empty. */
const words = v.optional(
  v.union([
    v.string(),
    v.pipe(
      v.nullable(v.string()),
      v.transform((given) => given ?? ''),
    ),
  ]),
  '',
)

/** The value of a parameter in JSON; in an address it is text. */
const parameterValue = v.union([
  v.string(),
  v.pipe(v.union([v.number(), v.boolean()]), v.transform(String)),
])

/** 0 for the app alone, 1 for the web alone; any other is for both, and empty here. */
const platform = v.optional(
  v.union([
    v.picklist(['0', '1']),
    v.pipe(
      v.unknown(),
      v.transform((other) => (other === 0 ? '0' : other === 1 ? '1' : '')),
    ),
  ]),
  '',
)

// All or nothing: without one of its parameters an item would lead somewhere else.
const parameters = v.array(
  v.object({ key: v.pipe(v.string(), v.minLength(1)), value: parameterValue, platform }),
)

/** The list that a text holds as JSON; empty without a text, and null where it holds none. */
function listInText(text: string | null): unknown {
  try {
    return text === null || text.trim() === '' ? [] : JSON.parse(text)
  } catch {
    return null
  }
}

/** rules.md#navigation-item, as the provider sends it. */
export const navigationItem = v.object({
  forwardType: words,
  targetUrl: words,
  wxUrl: words,
  appUrl: words,
  innerForwardType: words,
  /** A list, or one as JSON text; the text may be empty. */
  params: v.optional(
    v.union([parameters, v.pipe(v.nullable(v.string()), v.transform(listInText), parameters)]),
    [],
  ),
})

/** One that its row can do without: null where there is none, or where it cannot be read. */
export const forwardInfo = orNull(navigationItem)

/**
 * The portfolio that a row belongs to (rules.md#portfolios); both empty where there is none. A row
 * of a holding or an order: assumed, but for `portfolioCode` of an order.
 */
export const portfolioFields = {
  portfolioCode: v.optional(v.pipe(v.string(), v.regex(/^\w{0,16}$/)), ''),
  portfolioName: v.optional(v.string(), ''),
}

/** rules.md#reward-toast. `rewardType`: 1 gold coin, 2 coupon, 3 other. */
export const rewardToast = v.object({
  title: v.string(),
  rewardType: v.picklist(['1', '2', '3']),
  goldCount: v.nullable(v.pipe(v.number(), v.integer())),
  rewardTxt: v.string(),
  cardId: v.nullable(v.string()),
  btnText: v.string(),
  processForwardInfo: forwardInfo,
})

/** rules.md#task. `taskBizId` is binding_card, risk_assessment or another of the provider's. */
export const task = v.object({ taskBizId: v.string(), forwardInfo })

/**
 * An agreement. `hash` is the SHA-256 of the text that was shown, so that what was agreed to can be
 * proved.
 */
export const protocol = v.object({
  protocolId: v.string(),
  title: v.string(),
  hash: sha256,
  sections: v.array(v.object({ heading: v.string(), text: v.string() })),
})

/**
 * The ladder of a purchase fee: the first tier whose `upTo` (yuan, exclusive; null: no end) is
 * above the amount.
 */
export const purchaseTier = v.object({
  upTo: v.nullable(money),
  rate: v.nullable(percent),
  /** Yuan per order instead of a rate. */
  flat: v.nullable(money),
})

/**
 * The ladder of a redemption fee by a lot's age: the first whose `daysUnder` (exclusive; null: no
 * end) is above it.
 */
export const redemptionTier = v.object({
  daysUnder: v.nullable(v.pipe(v.number(), v.integer())),
  rate: percent,
})

/**
 * A fund's rates. `discount` is a factor on the purchase tiers' rates; null for none; a flat fee is
 * not discounted.
 */
export const feeRates = {
  purchaseTiers: v.array(purchaseTier),
  discount: v.nullable(factor),
  redemptionTiers: v.array(redemptionTier),
  /** Percent a year. */
  managementRate: v.nullable(percent),
  custodyRate: v.nullable(percent),
  salesServiceRate: v.nullable(percent),
}
