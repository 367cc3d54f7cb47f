import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, compare, fromFloat, subtract } from '#domain/money/money.ts'
import type { CouponTerms } from './coupon.ts'
import { couponPurchase } from './coupon-fee.ts'

const RATE = [{ upTo: null, rate: '0.80', flat: null }]
const FLAT = [{ upTo: null, rate: null, flat: '1000' }]
const factor = (maxSave: string | null = null): CouponTerms => ({
  kind: 'rateFactor',
  factor: '0.1',
  maxSave,
})
const cut20: CouponTerms = { kind: 'feeCut', cut: '20' }
const back50: CouponTerms = { kind: 'feeBack', share: '50', cap: '50' }

const bought = (coupons: readonly CouponTerms[], discount: string | null = null, tiers = RATE) =>
  couponPurchase({ amount: '10000', tiers, discount, nav: '1.2500' }, coupons)

describe('a purchase of 10,000 yuan at 0.80 %', () => {
  test.each<[string, readonly CouponTerms[], string | null, string, string, string]>([
    ['no coupon', [], null, '79.37', '0.00', '0.00'],
    ['a tenth of the rate', [factor()], null, '7.99', '71.38', '0.00'],
    ['a tenth, saving at most 50', [factor('50')], null, '29.37', '50.00', '0.00'],
    ['20 off', [cut20], null, '59.37', '20.00', '0.00'],
    ['a tenth where the user has a tenth', [factor()], '0.1', '7.99', '0.00', '0.00'],
    ['20 off a fee of 7.99', [cut20], '0.1', '0.00', '7.99', '0.00'],
    ['half of 7.99 back', [back50], '0.1', '7.99', '0.00', '4.00'],
    ['at most 50 of 79.37, half of which is less', [back50], null, '79.37', '0.00', '39.69'],
    ['a cut and half of the rest back', [factor('50'), back50], null, '29.37', '50.00', '14.69'],
  ])('costs its fee less the cut of %s', (_, coupons, discount, fee, cut, back) => {
    expect(bought(coupons, discount)).toMatchObject({ fee, cut, back })
  })

  test('buys shares with what is cut', () => {
    expect(bought([cut20])).toMatchObject({ net: '9940.63', shares: '7952.50' })
  })
})

test('a flat fee is cut by a sum, and not by a factor', () => {
  const flat = (terms: CouponTerms) =>
    couponPurchase({ amount: '5000000', tiers: FLAT, discount: null, nav: null }, [terms])
  expect(flat(cut20)).toMatchObject({ fee: '980.00', cut: '20.00', shares: null })
  expect(flat(factor())).toMatchObject({ fee: '1000.00', cut: '0.00' })
})

const yuan = (most: number) =>
  fc.integer({ min: 1, max: most }).map((cents) => fromFloat(cents / 100) ?? '1')
const cutting = fc.oneof(
  fc.record({
    kind: fc.constant('rateFactor' as const),
    factor: fc.constantFrom('0.1', '0.2', '0.5', '1'),
    maxSave: fc.option(yuan(10_000)),
  }),
  fc.record({ kind: fc.constant('feeCut' as const), cut: yuan(10_000) }),
)
const paying = fc.record({
  kind: fc.constant('feeBack' as const),
  share: fc.constantFrom('10', '50', '100'),
  cap: yuan(10_000),
})

test('no coupon makes a fee higher, below zero, or gives back more than was paid', () => {
  fc.assert(
    fc.property(
      yuan(100_000_000),
      fc.constantFrom(null, '0.1', '0.6', '1'),
      fc.constantFrom(RATE, FLAT, []),
      fc.array(cutting, { maxLength: 1 }),
      fc.array(paying, { maxLength: 1 }),
      (amount, discount, tiers, cuts, backs) => {
        const it = couponPurchase({ amount, tiers, discount, nav: null }, [...cuts, ...backs])
        expect(compare(it.fee, '0')).toBeGreaterThanOrEqual(0)
        expect(compare(it.fee, it.ownFee)).toBeLessThanOrEqual(0)
        expect(compare(it.back, it.fee)).toBeLessThanOrEqual(0)
        expect(compare(add(it.net, it.fee), amount)).toBe(0)
        expect(compare(subtract(it.ownFee, it.fee), it.cut)).toBe(0)
      },
    ),
  )
})
