import { describe, expect, test } from 'vitest'
import type { CouponOrder } from '#domain/coupon/best-coupons.ts'
import { afterTap, chosenCoupons, type AskedCoupons, type CouponCard } from './chosen-coupons.ts'
import { couponCard } from './testing/coupon-card.ts'

const NOW = '20260311100000'
const order = (amount: string): CouponOrder => ({
  scene: 'buy',
  fundCode: '980301',
  fundTypeCode: '4',
  amount,
  tiers: [{ upTo: null, rate: '0.80', flat: null }],
  discount: null,
  container: null,
  payBy: null,
  instalment: null,
})
const CUT: CouponCard = couponCard('a', { stackable: true, minAmount: '1000.00' })
const BACK: CouponCard = couponCard('b', {
  terms: { kind: 'feeBack', share: '50', cap: '50.00' },
  stackable: true,
})
const ALONE: CouponCard = couponCard('c', { terms: { kind: 'feeCut', cut: '8.00' } })
const ALL = [CUT, BACK, ALONE]
const ids = (...cards: readonly CouponCard[]) => cards.map(({ cardId }) => cardId)

describe('the coupons of an order form', () => {
  test.each<[string, AskedCoupons, string, readonly string[]]>([
    ['what serves best', null, '10000', ids(CUT, BACK)],
    ['none, for good', [], '10000', []],
    ['what was chosen', ids(ALONE), '10000', ids(ALONE)],
    ['what serves best once the choice does not fit', ids(CUT), '999', ids(ALONE)],
    ['what serves best where a choice is gone', ['f'.repeat(24)], '10000', ids(CUT, BACK)],
  ])('are %s', (_, asked, amount, chosen) => {
    const { choice } = chosenCoupons(ALL, order(amount), asked, NOW)
    expect(choice?.coupons.map(({ cardId }) => cardId) ?? []).toEqual(chosen)
  })

  test('say why each other one is not to be had', () => {
    const { lines, usable } = chosenCoupons(ALL, order('800'), null, NOW)
    expect(usable).toBe(2)
    expect(lines.map(({ problem }) => problem)).toEqual(['满 1,000 元可用，还差 200.00 元', '', ''])
  })

  test.each<[string, AskedCoupons, CouponCard, readonly string[]]>([
    ['takes it', [], ALONE, ids(ALONE)],
    ['puts it in the place of one that does not stack', ids(ALONE), CUT, ids(CUT)],
    ['adds one that stacks', ids(CUT), BACK, ids(CUT, BACK)],
    ['leaves it out', ids(CUT, BACK), BACK, ids(CUT)],
    ['leaves none', ids(ALONE), ALONE, []],
  ])('are changed by a tap on one, which %s', (_, asked, tapped, then) => {
    const { choice } = chosenCoupons(ALL, order('10000'), asked, NOW)
    expect(afterTap(ALL, choice, tapped.cardId)).toEqual(then)
  })
})
