import { expect, test } from 'vitest'
import { orderCouponText, type OrderCoupon } from './order-coupon-text.ts'

const coupon: OrderCoupon = {
  cardId: 'a'.repeat(24),
  title: '20 元申购费抵扣券',
  state: 'used',
  cut: '0.00',
  back: '0.00',
  backState: 'none',
  backDate: null,
  validUntil: '20260331235959',
}
const back = { back: '2.50', backDate: '20260317' }

test.each<[Partial<OrderCoupon>, string, string]>([
  [{ state: 'locked' }, '使用中', '撤单或失败时退回'],
  [{ state: 'returned' }, '已退回', '有效期至 2026-03-31 23:59'],
  [{ cut: '20.00' }, '-20.00 元', '减免部分买入份额'],
  [{ ...back, backState: 'due' }, '返还 2.50 元', '预计 2026-03-17 返还'],
  [{ ...back, backState: 'paid' }, '返还 2.50 元', '2026-03-17 已返还'],
  [{ ...back, backState: 'void' }, '不再返还', '已卖出份额'],
  [{}, '已使用', '没有可返还'],
])('says of a coupon that is %j: %s', (change, value, note) => {
  const said = orderCouponText({ ...coupon, ...change })
  expect(said.value).toBe(value)
  expect(said.note).toContain(note)
})
