import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compare, fromFloat } from '#domain/money/money.ts'
import { bestCoupons, couponProblem, stack, type CouponOrder } from './best-coupons.ts'
import type { Coupon, CouponTerms } from './coupon.ts'

const NOW = '20260311100000'
const coupon = (cardId: string, terms: CouponTerms, change: Partial<Coupon> = {}): Coupon => ({
  cardId,
  terms,
  scope: { fundCodes: null, fundTypes: null, except: [] },
  minAmount: '0.00',
  maxAmount: null,
  scenes: ['buy'],
  containers: null,
  payBy: null,
  firstInstalments: null,
  stackable: false,
  validFrom: '20260301000000',
  validUntil: '20260331235959',
  state: 'usable',
  ...change,
})
const order = (amount: string, change: Partial<CouponOrder> = {}): CouponOrder => ({
  scene: 'buy',
  fundCode: '980301',
  fundTypeCode: '4',
  amount,
  tiers: [{ upTo: null, rate: '0.80', flat: null }],
  discount: null,
  container: null,
  payBy: null,
  instalment: null,
  ...change,
})
const factor = (maxSave: string | null): CouponTerms => ({
  kind: 'rateFactor',
  factor: '0.1',
  maxSave,
})
const cut = (yuan: string): CouponTerms => ({ kind: 'feeCut', cut: yuan })
const back: CouponTerms = { kind: 'feeBack', share: '50', cap: '50' }

const A = coupon('a', factor('50'), { stackable: true })
const B = coupon('b', cut('20'), { minAmount: '1000.00' })
const C = coupon('c', back, { stackable: true })
const best = (coupons: readonly Coupon[], amount: string) => {
  const found = bestCoupons(coupons, order(amount), NOW)
  return [found?.coupons.map((it) => it.cardId).join('+'), found?.purchase.benefit]
}

describe('the best coupons', () => {
  test.each([
    ['999.99', 'a+c', '7.54'],
    ['1000', 'b', '7.94'],
    ['2500', 'b', '19.84'],
    ['10000', 'a+c', '64.69'],
  ])('for %s yuan are %s, with a benefit of %s', (amount, chosen, benefit) => {
    expect(best([A, B, C], amount)).toEqual([chosen, benefit])
  })

  test.each<[string, readonly Coupon[], string]>([
    [
      'one that cuts now before one that pays later',
      [coupon('a', { ...back, share: '100', cap: '20' }), coupon('z', cut('20'))],
      'z',
    ],
    ['one of which less is lost', [coupon('a', cut('200')), coupon('z', cut('80'))], 'z'],
    [
      'one that ends earlier',
      [coupon('a', cut('20')), coupon('z', cut('20'), { validUntil: '20260320235959' })],
      'z',
    ],
    ['the first number', [coupon('z', cut('20')), coupon('b', cut('20'))], 'b'],
  ])('are of equals %s', (_, coupons, chosen) => {
    expect(best(coupons, '10000')[0]).toBe(chosen)
  })

  test('are none where the own rate is as low', () => {
    const tenth = order('10000', { discount: '0.1' })
    expect(bestCoupons([A], tenth, NOW)).toBeNull()
  })

  const anyCoupon = fc
    .record({
      terms: fc.oneof(
        fc.constantFrom(factor(null), factor('50'), back),
        fc.integer({ min: 1, max: 100 }).map((it) => cut(fromFloat(it) ?? '1')),
      ),
      stackable: fc.boolean(),
      minAmount: fc.constantFrom('0.00', '500.00', '5000.00'),
      scenes: fc.constantFrom<Coupon['scenes']>(['buy'], ['plan'], ['buy', 'plan']),
      validUntil: fc.constantFrom('20260310235959', '20260311235959', '20260331235959'),
    })
    .map((it) => coupon('', it.terms, it))

  test('never include one that the order may not use, and no single one is better', () => {
    fc.assert(
      fc.property(
        fc.array(anyCoupon, { maxLength: 6 }),
        fc.integer({ min: 1_000, max: 2_000_000 }),
        (found, cents) => {
          const coupons = found.map((it, index) => ({ ...it, cardId: `c${index}` }))
          const asked = order(fromFloat(cents / 100) ?? '1')
          const chosen = bestCoupons(coupons, asked, NOW)
          const singles = coupons.filter((it) => couponProblem(it, asked, NOW) === null)
          expect(chosen === null).toBe(singles.length === 0)
          if (chosen === null) return
          expect(stack(chosen.coupons)).toBe(true)
          for (const it of chosen.coupons) expect(couponProblem(it, asked, NOW)).toBeNull()
          for (const it of singles) {
            const alone = bestCoupons([it], asked, NOW)?.purchase.benefit ?? '0'
            expect(compare(chosen.purchase.benefit, alone)).toBeGreaterThanOrEqual(0)
          }
        },
      ),
    )
  })
})

describe('a coupon', () => {
  test.each<[Partial<Coupon>, Partial<CouponOrder>, object | null]>([
    [{}, {}, null],
    [{ state: 'locked' }, {}, { code: 'state', state: 'locked' }],
    [{ validUntil: NOW }, {}, { code: 'state', state: 'expired' }],
    [{ validFrom: '20260311100001' }, {}, { code: 'state', state: 'notYet' }],
    [{ state: 'notYet', validFrom: NOW }, {}, null],
    [{ scenes: ['plan'] }, {}, { code: 'scene', scenes: ['plan'] }],
    [{ scenes: ['plan'] }, { scene: 'plan' }, null],
    [{ scope: { fundCodes: ['980201'], fundTypes: null, except: [] } }, {}, { code: 'fund' }],
    [{ scope: { fundCodes: null, fundTypes: ['4'], except: [] } }, {}, null],
    [{ scope: { fundCodes: null, fundTypes: ['3'], except: [] } }, {}, { code: 'fund' }],
    [{ scope: { fundCodes: null, fundTypes: null, except: ['980301'] } }, {}, { code: 'fund' }],
    [
      { minAmount: '1000.00' },
      { amount: '800' },
      { code: 'belowMinimum', minAmount: '1000.00', missing: '200.00' },
    ],
    [{ minAmount: '1000.00' }, { amount: '1000' }, null],
    [{ maxAmount: '500.00' }, { amount: '500.01' }, { code: 'aboveMaximum', maxAmount: '500.00' }],
    [{}, { tiers: [] }, { code: 'noBenefit' }],
  ])('with %j for %j has the problem %j', (change, asked, problem) => {
    expect(couponProblem(coupon('a', cut('20'), change), order('1000', asked), NOW)).toEqual(
      problem,
    )
  })

  test.each<[string, readonly Coupon[], boolean]>([
    ['none', [], true],
    ['one', [B], true],
    ['one that cuts and one that pays back', [A, C], true],
    ['two that cut', [A, { ...B, stackable: true }], false],
    ['two of which one does not stack', [B, C], false],
    ['three', [A, B, C], false],
  ])('is used together with others: %s', (_, coupons, allowed) => {
    expect(stack(coupons)).toBe(allowed)
  })
})

describe('a coupon that is limited', () => {
  const problem = (change: Partial<Coupon>, asked: Partial<CouponOrder>) =>
    couponProblem(coupon('a', cut('5'), change), order('10000', asked), NOW)?.code ?? null

  test.each<[Partial<Coupon>, Partial<CouponOrder>, string | null]>([
    [{ scenes: ['subscribe'] }, {}, 'scene'],
    [{ scenes: ['subscribe'] }, { scene: 'subscribe' }, null],
    [{ containers: ['app'] }, { container: 'app' }, null],
    [{ containers: ['app'] }, { container: 'web' }, 'container'],
    [{ containers: ['app', 'applet'] }, { container: 'applet' }, null],
    [{ containers: ['app'] }, { container: null }, null],
    [{ containers: [] }, { container: 'app' }, 'container'],
    [{ payBy: ['wallet'] }, { payBy: 'wallet' }, null],
    [{ payBy: ['wallet'] }, { payBy: 'card' }, 'payBy'],
    [{ payBy: ['wallet'] }, { payBy: null }, null],
    [{ scenes: ['plan'], firstInstalments: 1 }, { scene: 'plan', instalment: 1 }, null],
    [{ scenes: ['plan'], firstInstalments: 1 }, { scene: 'plan', instalment: 2 }, 'instalment'],
    [{ scenes: ['plan'], firstInstalments: 3 }, { scene: 'plan', instalment: 3 }, null],
    [{ scenes: ['plan'], firstInstalments: 3 }, { scene: 'plan', instalment: 4 }, 'instalment'],
    [{ scenes: ['buy', 'plan'], firstInstalments: 1 }, { instalment: null }, null],
    [{ containers: ['app'], payBy: ['wallet'] }, { container: 'web', payBy: 'card' }, 'container'],
    [{ scenes: ['plan'], containers: ['app'] }, { container: 'web' }, 'scene'],
    [{ payBy: ['wallet'], minAmount: '20000.00' }, { payBy: 'card' }, 'payBy'],
  ])('by %j has for an order by %j the problem %s', (change, asked, expected) => {
    expect(problem(change, asked)).toBe(expected)
  })

  test('is not chosen for who pays otherwise, even where it saves more', () => {
    const cards = [coupon('w', cut('20'), { payBy: ['wallet'] }), coupon('a', cut('5'))]
    const chosen = (payBy: 'card' | 'wallet') =>
      bestCoupons(cards, order('10000', { payBy }), NOW)?.coupons.map(({ cardId }) => cardId)
    expect(chosen('wallet')).toEqual(['w'])
    expect(chosen('card')).toEqual(['a'])
  })
})
