import * as v from 'valibot'
import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import { NEEDS } from '#domain/campaign/campaign-state.ts'
import { brand } from '#domain/brand.ts'
import {
  bringsIncome,
  COUPON_CONTAINERS,
  COUPON_SCENES,
  couponFeature,
  PAY_MEANS,
} from '#domain/coupon/coupon.ts'
import { dataFile, filledText } from '#test/sandbox/kernel/data-file.ts'
import { hasFeature } from '#test/sandbox/kernel/features.ts'
import { goodsById, type Goods } from '#test/sandbox/departments/units/goods-catalogue.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import data from './batches.json' with { type: 'json' }

const yuan = v.string()
const fewest = v.nullable(v.number())

const couponTerms = v.variant('kind', [
  v.strictObject({
    kind: v.literal('rateFactor'),
    factor: v.string(),
    maxSave: v.nullable(yuan),
  }),
  v.strictObject({ kind: v.literal('feeCut'), cut: yuan }),
  v.strictObject({ kind: v.literal('feeBack'), share: v.string(), cap: yuan }),
  v.strictObject({ kind: v.literal('rateUp'), rate: v.string(), days: v.number(), cap: yuan }),
  v.strictObject({ kind: v.literal('experience'), principal: yuan, days: v.number() }),
])

/** All coupons of one kind and term. */
const batch = v.strictObject({
  batchId: v.string(),
  title: v.pipe(
    v.string(),
    v.transform((title) => filledText(title, { walletName: brand.walletName })),
  ),
  terms: couponTerms,
  scope: v.optional(
    v.strictObject({
      fundCodes: v.optional(v.nullable(v.array(v.string())), null),
      fundTypes: v.optional(v.nullable(v.array(v.string())), null),
      except: v.optional(v.array(v.string()), []),
    }),
    {},
  ),
  minAmount: v.optional(yuan, '0.00'),
  maxAmount: v.optional(v.nullable(yuan), null),
  scenes: v.optional(v.array(v.picklist(COUPON_SCENES)), ['buy']),
  containers: v.optional(v.nullable(v.array(v.picklist(COUPON_CONTAINERS))), null),
  payBy: v.optional(v.nullable(v.array(v.picklist(PAY_MEANS))), null),
  firstInstalments: v.optional(fewest, null),
  stackable: v.optional(v.boolean(), false),
  validity: v.optional(v.strictObject({ days: v.number() }), { days: 30 }),
  giftable: v.optional(v.boolean(), false),
  /** Days from the start of the market to where it can be claimed; null: it is only given. */
  claim: v.optional(v.nullable(v.strictObject({ from: v.number(), until: v.number() })), {
    from: -60,
    until: 120,
  }),
  perUser: v.optional(v.number(), 1),
  /** Null without a limit. */
  stock: v.optional(fewest, null),
  needs: v.optional(v.array(v.picklist(NEEDS)), ['login', 'verified']),
})
export type Batch = v.InferOutput<typeof batch>

/** In the order of the list. No coupon waives a fee, and no stock is endless but where it is given. */
export const CATALOGUE = dataFile('batches.json', v.array(batch), data)

const BY_ID = new Map(CATALOGUE.map((it) => [it.batchId, it]))
const OF_GOODS = 'goods-'

/** The coupons of the coin mall, by what the goods are called. */
function goodsBatch(goods: Goods): Batch | undefined {
  if (goods.kind !== 'coupon') return undefined
  const tenths = /(\d) 折/.exec(goods.title)?.[1] ?? '5'
  const isFor = (word: string) => goods.title.includes(word)
  return v.parse(batch, {
    batchId: goodsBatchId(goods),
    title: goods.title,
    terms: { kind: 'rateFactor', factor: `0.${tenths}`, maxSave: '50.00' },
    scope: isFor('债券')
      ? { fundTypes: ['3'] }
      : isFor('指数')
        ? { fundTypes: ['5'] }
        : isFor('混合')
          ? { fundTypes: ['4'] }
          : {},
    scenes: isFor('定投') ? ['plan'] : ['buy'],
    claim: null,
  })
}

export const goodsBatchId = ({ goodsId }: Goods): string => `${OF_GOODS}${goodsId.toLowerCase()}`

export function batchById(batchId: string): Batch | undefined {
  if (!batchId.startsWith(OF_GOODS)) return BY_ID.get(batchId)
  const goods = goodsById(batchId.slice(OF_GOODS.length).toUpperCase())
  return goods && goodsBatch(goods)
}

/** The batch of a coupon that there is. */
export function batchOf(batchId: string): Batch {
  const found = batchById(batchId)
  if (!found) throw new Error(`There is no batch ${batchId}`)
  return found
}

/** Returns whether compliance has released it, as far as it has to. */
function isOffered({ terms }: Batch): boolean {
  const feature = couponFeature(terms)
  return feature === null || hasFeature(feature)
}

export const CLAIMABLE: readonly Batch[] = CATALOGUE.filter(
  (it) => it.claim !== null && isOffered(it),
)
export const INCOME_BATCHES: readonly Batch[] = CATALOGUE.filter(({ terms }) => bringsIncome(terms))

/** From when until when a batch can be claimed; `days` are counted from where the market starts. */
export function claimPeriod(
  { claim }: Batch,
  { start }: Pick<Market, 'start'>,
): { from: Time14; until: Time14 } | null {
  if (claim === null) return null
  const on = (days: number) => `${addDays(start.slice(0, 8), days)}000000`
  return { from: on(claim.from), until: on(claim.until) }
}
