import { expect, test } from 'vitest'
import type { CouponTerms } from './coupon.ts'
import { unlawfulTerms } from './lawful-terms.ts'

test.each<[CouponTerms, ReturnType<typeof unlawfulTerms>]>([
  [{ kind: 'rateFactor', factor: '0.1', maxSave: '50.00' }, null],
  [{ kind: 'rateFactor', factor: '0', maxSave: null }, 'waivesFee'],
  [{ kind: 'rateFactor', factor: '0.05', maxSave: '50.00' }, 'waivesFee'],
  [{ kind: 'feeCut', cut: '20.00' }, null],
  [{ kind: 'feeCut', cut: '0.00' }, 'noLimit'],
  [{ kind: 'feeBack', share: '100', cap: '50.00' }, null],
  [{ kind: 'feeBack', share: '120', cap: '50.00' }, 'paysMore'],
  [{ kind: 'rateUp', rate: '1.00', days: 7, cap: '0.00' }, 'noLimit'],
  [{ kind: 'experience', principal: '8888.00', days: 7 }, null],
])('%j may not be given for: %s', (terms, why) => {
  expect(unlawfulTerms(terms)).toBe(why)
})
