import { expect, test } from 'vitest'
import type { CouponTerms } from '#domain/coupon/coupon.ts'
import { couponExample } from './coupon-example.ts'

test.each<[CouponTerms, string, string]>([
  [{ kind: 'rateFactor', factor: '0.1', maxSave: null }, '0.00', '申购费 79.37 元减至 7.99 元'],
  [{ kind: 'feeCut', cut: '20' }, '20000.00', '买入 20,000.00 元：申购费 158.73 元减至 138.73 元'],
  [{ kind: 'feeBack', share: '50', cap: '50' }, '0.00', '申购费 79.37 元，返还 39.69 元'],
])('the example of %j from %s yuan is: %s', (terms, minAmount, words) => {
  expect(couponExample({ terms, minAmount })).toContain(words)
})
