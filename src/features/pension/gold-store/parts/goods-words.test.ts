import { expect, test } from 'vitest'
import type { GoodsOffer } from '#domain/mall/goods-offer.ts'
import { goodsNote, offerWords, type ListedGoods } from './goods-words.ts'

const GOODS: ListedGoods = {
  goodsId: 'G301',
  kind: 'thing',
  title: '保温杯',
  coins: 1_500,
  pictureUrl: '/documents/goods/G301.svg',
  left: 20,
  restockAt: null,
  memberOnly: false,
  from: null,
  until: null,
}

test.each<[Partial<ListedGoods>, string]>([
  [{}, ''],
  [{ left: null }, ''],
  [{ left: 5 }, '仅剩 5 件'],
  [{ left: 6 }, ''],
  [{ left: 0 }, '已兑完'],
  [{ left: 0, restockAt: '20260312100000' }, '03-12 10:00 补货'],
  [{ memberOnly: true }, '会员专享'],
  [{ memberOnly: true, left: 0 }, '已兑完'],
  [{ from: '20260420100000' }, '04-20 10:00 开始'],
  [{ from: '20260311090000' }, ''],
  [{ from: '20260301100000', until: '20260430100000' }, '04-30 10:00 前可兑'],
])('notes of goods with %j: %s', (more, note) => {
  expect(goodsNote({ ...GOODS, ...more }, '20260311100000')).toBe(note)
})

test.each<[GoodsOffer, string | null, string]>([
  [{ is: 'open' }, 'exchange', ''],
  [{ is: 'short', missing: 12 }, 'earn', '还差 12 金币'],
  [{ is: 'signedOut' }, 'signIn', ''],
  [{ is: 'unverified' }, 'verify', '完成实名认证后可以兑换'],
  [{ is: 'soldOut', restockAt: '20260312100000' }, 'others', '已兑完，03-12 10:00 补货'],
  [{ is: 'soldOut', restockAt: null }, 'others', '已兑完'],
  [{ is: 'notBegun', from: '20260420100000' }, 'others', '尚未开始，04-20 10:00 开始'],
])('leads from the offer %j to %s', (offer, act, note) => {
  expect(offerWords(offer)).toMatchObject({ act, note })
})
