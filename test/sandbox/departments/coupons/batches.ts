import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import type { CampaignNeed } from '#domain/campaign/campaign-state.ts'
import { brand } from '#domain/brand.ts'
import {
  bringsIncome,
  couponFeature,
  type Coupon,
  type CouponTerms,
} from '#domain/coupon/coupon.ts'
import { hasFeature } from '#test/sandbox/kernel/features.ts'
import { goodsById, type Goods } from '#test/sandbox/departments/units/goods-catalogue.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'

/** All coupons of one kind and term. */
export interface Batch extends Pick<
  Coupon,
  | 'terms'
  | 'scope'
  | 'minAmount'
  | 'maxAmount'
  | 'scenes'
  | 'containers'
  | 'payBy'
  | 'firstInstalments'
  | 'stackable'
> {
  readonly batchId: string
  readonly title: string
  readonly validity: { readonly days: number }
  readonly giftable: boolean
  /** Days from the start of the market to where it can be claimed; null: it is only given. */
  readonly claim: { readonly from: number; readonly until: number } | null
  readonly perUser: number
  /** Null without a limit. */
  readonly stock: number | null
  readonly needs: readonly CampaignNeed[]
}

const EVERYWHERE = { fundCodes: null, fundTypes: null, except: [] } as const
const ofTypes = (...fundTypes: string[]) => ({ ...EVERYWHERE, fundTypes })

const factor = (of: string, maxSave: string | null = null): CouponTerms => ({
  kind: 'rateFactor',
  factor: of,
  maxSave,
})
const cut = (yuan: string): CouponTerms => ({ kind: 'feeCut', cut: yuan })
const back = (share: string, cap: string): CouponTerms => ({ kind: 'feeBack', share, cap })

const OPEN = { from: -60, until: 120 }

const batch = (
  batchId: string,
  title: string,
  terms: CouponTerms,
  change: Partial<Batch> = {},
): Batch => ({
  batchId,
  title,
  terms,
  scope: EVERYWHERE,
  minAmount: '0.00',
  maxAmount: null,
  scenes: ['buy'],
  containers: null,
  payBy: null,
  firstInstalments: null,
  stackable: false,
  validity: { days: 30 },
  giftable: false,
  claim: OPEN,
  perUser: 1,
  stock: null,
  needs: ['login', 'verified'],
  ...change,
})

/** In the order of the list. No coupon waives a fee, and no stock is endless but where it is given. */
export const CATALOGUE: readonly Batch[] = [
  batch('new-tenth', '新手首月 1 折券', factor('0.1', '50.00'), {
    scenes: ['buy', 'plan'],
    needs: ['login', 'verified', 'newcomer'],
  }),
  batch('cut-20', '20 元申购费抵扣券', cut('20.00'), {
    minAmount: '1000.00',
    stackable: true,
    giftable: true,
    perUser: 2,
    stock: 1_000,
  }),
  batch('plan-back', '定投首期返还券', back('50', '50.00'), {
    scenes: ['plan'],
    firstInstalments: 1,
    stock: 500,
  }),
  batch('back-half', '申购费返还券', back('50', '50.00'), {
    minAmount: '100.00',
    stackable: true,
    stock: 500,
  }),
  batch('mixed-half', '混合基金申购费 5 折券', factor('0.5', '50.00'), {
    scope: ofTypes('4'),
    stock: 300,
  }),
  batch('index-cut', '指数基金 5 元抵扣券', cut('5.00'), {
    scope: ofTypes('5'),
    scenes: ['buy', 'plan'],
    giftable: true,
    stock: 200,
  }),
  batch('one-fund', '灵活配置 8 元抵扣券', cut('8.00'), {
    scope: { ...EVERYWHERE, fundCodes: ['980301'] },
    minAmount: '10.00',
    maxAmount: '50000.00',
    validity: { days: 2 },
    stock: 100,
  }),
  batch('app-cut', 'App 专享 15 元抵扣券', cut('15.00'), {
    minAmount: '1000.00',
    containers: ['app'],
    stock: 300,
  }),
  batch('wallet-cut', `${brand.walletName}付款 6 元抵扣券`, cut('6.00'), {
    scenes: ['buy', 'plan'],
    payBy: ['wallet'],
    stock: 300,
  }),
  batch(
    'rate-up',
    `${brand.walletName}加息券`,
    { kind: 'rateUp', rate: '1.00', days: 7, cap: '20000.00' },
    { scenes: [], stock: 500 },
  ),
  batch(
    'experience',
    '8,888 元体验金',
    { kind: 'experience', principal: '8888.00', days: 7 },
    { scenes: [], stock: 500, needs: ['login'] },
  ),
  batch('last-one', '限量 10 元抵扣券', cut('10.00'), { stock: 1 }),
  batch('sold-out', '限量 50 元抵扣券', cut('50.00'), { minAmount: '10000.00', stock: 0 }),
  batch('ahead', '四月 20 元抵扣券', cut('20.00'), { claim: { from: 21, until: 51 }, stock: 100 }),
  batch('over', '二月 20 元抵扣券', cut('20.00'), { claim: { from: -40, until: -12 }, stock: 100 }),
  batch('reward-cut', '活动奖励 20 元抵扣券', cut('20.00'), {
    scenes: ['buy', 'plan'],
    claim: null,
  }),
  batch('invite-cut', '邀请奖励 10 元抵扣券', cut('10.00'), {
    scenes: ['buy', 'plan'],
    claim: null,
  }),
  batch('first-buy-cut', '新人首买 20 元抵扣券', cut('20.00'), {
    minAmount: '100.00',
    claim: null,
  }),
  batch('gift-cut', '新人 20 元抵扣券', cut('20.00'), { minAmount: '100.00', claim: null }),
  batch('gift-tenth', '新人 1 折券', factor('0.1', '50.00'), {
    scenes: ['buy', 'plan'],
    validity: { days: 7 },
    claim: null,
  }),
  batch('member-cut', '会员 20 元抵扣券', cut('20.00'), { minAmount: '1000.00', claim: null }),
  batch('award-cut', '理财达人 20 元抵扣券', cut('20.00'), {
    scenes: ['buy', 'plan'],
    minAmount: '1000.00',
    claim: null,
  }),
  batch('code-cut', '兑换码 20 元抵扣券', cut('20.00'), { minAmount: '1000.00', claim: null }),
]

const BY_ID = new Map(CATALOGUE.map((it) => [it.batchId, it]))
const OF_GOODS = 'goods-'

/** The coupons of the coin mall, by what the goods are called. */
function goodsBatch(goods: Goods): Batch | undefined {
  if (goods.kind !== 'coupon') return undefined
  const tenths = /(\d) 折/.exec(goods.title)?.[1] ?? '5'
  const isFor = (word: string) => goods.title.includes(word)
  return batch(
    `${OF_GOODS}${goods.goodsId.toLowerCase()}`,
    goods.title,
    factor(`0.${tenths}`, '50.00'),
    {
      scope: isFor('债券')
        ? ofTypes('3')
        : isFor('指数')
          ? ofTypes('5')
          : isFor('混合')
            ? ofTypes('4')
            : EVERYWHERE,
      scenes: isFor('定投') ? ['plan'] : ['buy'],
      claim: null,
    },
  )
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

/** Whether compliance has released it, as far as it has to. */
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
