import { unitAmount } from '#domain/ledger/unit-words.ts'
import { now14 } from '#platform/clock.ts'
import type * as v from 'valibot'
import type { listGoldGoods } from '#api/calls/gold/mall.ts'
import type { GoodsOffer } from '#domain/mall/goods-offer.ts'
import { formatNearTime } from '#domain/calendar/format-dates.ts'

export type ListedGoods = v.InferOutput<typeof listGoldGoods.payload>['goods'][number]

/** The number left below which that is said. */
const FEW = 5

/** `20260312100000` as `03-12 10:00`. */
const moment = (time: string): string => formatNearTime(time, now14())

/** The limit of goods: who can have them, or until when; empty for most. */
export function goodsNote(goods: ListedGoods, now: string): string {
  const { left, restockAt, from, until, memberOnly } = goods
  if (from !== null && now < from) return `${moment(from)} 开始`
  if (left === 0) return restockAt === null ? '已兑完' : `${moment(restockAt)} 补货`
  if (memberOnly) return '会员专享'
  if (left !== null && left <= FEW) return `仅剩 ${left} 件`
  return until === null ? '' : `${moment(until)} 前可兑`
}

/** The words of the button, and of what is said above it. */
interface OfferWords {
  readonly text: string
  readonly note: string
  readonly act: 'exchange' | 'earn' | 'signIn' | 'verify' | 'others'
}

/** It cannot be had, and why; others can. */
const none = (...why: readonly string[]): OfferWords => ({
  text: '看看其他商品',
  note: why.join('，'),
  act: 'others',
})

/** Returns what is done about goods, or why nothing can be. */
export function offerWords(offer: GoodsOffer): OfferWords {
  switch (offer.is) {
    case 'open':
      return { text: '立即兑换', note: '', act: 'exchange' }
    case 'short':
      return {
        text: '去赚金币',
        note: `还差 ${unitAmount(offer.missing, 'plain')} 金币`,
        act: 'earn',
      }
    case 'signedOut':
      return { text: '登录后兑换', note: '', act: 'signIn' }
    case 'unverified':
      return { text: '去实名认证', note: '完成实名认证后可以兑换', act: 'verify' }
    case 'soldOut':
      return offer.restockAt === null
        ? none('已兑完')
        : none('已兑完', `${moment(offer.restockAt)} 补货`)
    case 'notBegun':
      return none('尚未开始', `${moment(offer.from)} 开始`)
    case 'ended':
      return none('兑换已结束')
    case 'limit':
      return none('您已兑满每人可兑的份数')
    case 'level':
      return none('会员专享', '您还不是会员')
  }
}
