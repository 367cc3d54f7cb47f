import { expect, test } from 'vitest'
import type { CouponCard } from '#shared/engines/coupon/chosen-coupons.ts'
import { couponUse } from './coupon-use.ts'
import { couponCard } from '#shared/engines/coupon/testing/coupon-card.ts'

const scope = { fundCodes: ['980301'], fundTypes: null, except: [] }

test.each<[string, Partial<CouponCard>, string]>([
  ['its one fund', { scope }, '/fund_detail/'],
  ['the deposit', { scenes: ['deposit'] }, '/deal/montyPurchase?fundCode=001386'],
  ['the list of its funds', {}, `/couponCenter/couponRangeList?cardId=${'a'.repeat(24)}`],
])('a coupon leads to %s', (_, change, address) => {
  expect(couponUse(couponCard('a', change))).toContain(address)
})
