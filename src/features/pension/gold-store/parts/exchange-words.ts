import type { ExchangeState, GoodsKind } from '#domain/mall/exchange.ts'

export const STATE_WORDS: Readonly<Record<ExchangeState, string>> = {
  submitted: '已提交',
  processing: '处理中',
  shipped: '已发货',
  done: '已完成',
  cancelled: '已取消',
  failed: '失败',
}

export const KIND_WORDS: Readonly<Record<GoodsKind, string>> = {
  coupon: '优惠券',
  right: '权益',
  thing: '实物',
  charity: '公益',
}

/** At the foot of every page of the mall. */
export const COIN_NOTE = '金币不是货币，不能取出或转让；到期后不再计入余额'
