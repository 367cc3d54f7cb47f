import * as v from 'valibot'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import data from './goods-catalogue.json' with { type: 'json' }

const kind = v.picklist(['coupon', 'right', 'thing', 'charity'])

const goods = v.strictObject({
  goodsId: v.string(),
  kind,
  title: v.string(),
  coins: v.number(),
  /** The number of pieces each day from 10:00; null where there is no end to them. */
  stock: v.nullable(v.number()),
  /** The most pieces that one person may have; null without such a limit. */
  limit: v.nullable(v.number()),
  memberOnly: v.exactOptional(v.literal(true)),
  /** Days from the database's first day, for what is there for a season. */
  season: v.exactOptional(v.strictObject({ from: v.number(), to: v.number() })),
  /** Says whether there are some again the next day. */
  restocks: v.exactOptional(v.boolean()),
  /** The fault that testers meet in its exchange. */
  sentinel: v.exactOptional(v.picklist(['goneWhenAsked', 'slow', 'fails', 'cutAfter'])),
})
export type Goods = v.InferOutput<typeof goods>

/** The sentinels, by the identifiers that testers use. */
export const SENTINEL_GOODS = {
  last: 'G-LAST',
  slow: 'G-SLOW',
  fail: 'G-FAIL',
  cut: 'G-CUT',
  level: 'G-LEVEL',
  later: 'G-LATER',
} as const

const terms = v.strictObject({
  validity: v.string(),
  delivery: v.string(),
  rules: v.array(v.string()),
})

const { goods: all, kinds } = dataFile(
  'goods-catalogue.json',
  v.strictObject({
    kinds: v.strictObject(v.entriesFromList(kind.options, terms)),
    goods: v.array(goods),
  }),
  data,
)

/** All that the mall has, in its order: what is there for a season comes first. */
export const GOODS: readonly Goods[] = all

export const goodsById = (goodsId: string): Goods | undefined =>
  GOODS.find((it) => it.goodsId === goodsId)

export const termsOf = (it: Goods) => kinds[it.kind]

/** For the control page. */
export const GOODS_SENTINELS: readonly { goodsId: string; note: string }[] = [
  { goodsId: SENTINEL_GOODS.last, note: '显示有货，兑换时已被兑完，金币不动' },
  { goodsId: SENTINEL_GOODS.slow, note: '处理中，10 分钟后成功' },
  { goodsId: SENTINEL_GOODS.fail, note: '处理中，10 分钟后失败，金币退回' },
  { goodsId: SENTINEL_GOODS.cut, note: '兑换已记录，随后连接被切断' },
  { goodsId: SENTINEL_GOODS.level, note: '会员专享：普通用户不能兑换' },
  { goodsId: SENTINEL_GOODS.later, note: '尚未开始' },
]
