import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimatePurchase, purchaseTier, type PurchaseTier } from './fees.ts'
import { add, compare } from './money.ts'

const LADDER: readonly PurchaseTier[] = [
  { upTo: '1000000', rate: '1.5', flat: null },
  { upTo: '5000000', rate: '1', flat: null },
  { upTo: null, rate: null, flat: '1000' },
]
const flatRate = (rate: string): PurchaseTier[] => [{ upTo: null, rate, flat: null }]

describe('a fee below zero', () => {
  const amount = '1000.00'
  it.each([
    ['a rate', { tiers: [{ upTo: null, rate: '-0.15', flat: null }], discount: null }],
    ['a discount', { tiers: [{ upTo: null, rate: '1.5', flat: null }], discount: '-0.1' }],
    ['a sum', { tiers: [{ upTo: null, rate: null, flat: '-1000.00' }], discount: null }],
  ] as const)('as %s is no charge, and buys no shares beyond the amount', (_, terms) => {
    const estimate = estimatePurchase({ amount, nav: '1.0000', ...terms, tiers: [...terms.tiers] })
    expect([estimate.fee, estimate.net, estimate.shares].map(Number)).toEqual([0, 1000, 1000])
  })
})

describe('purchase fee', () => {
  it.each([
    ['100000', '1.2', '1.1800', '98814.23', '1185.77', '83740.87'],
    ['5000', '1.2', '1.1280', '4940.71', '59.29', '4380.06'],
    ['10000', '1.5', '1.0025', '9852.22', '147.78', '9827.65'],
  ])('is taken from %s yuan at %s %% and NAV %s', (amount, rate, nav, net, fee, shares) => {
    expect(estimatePurchase({ amount, tiers: flatRate(rate), discount: null, nav })).toStrictEqual({
      net,
      fee,
      shares,
      rate,
      originalRate: rate,
      originalFee: fee,
    })
  })

  it.each([
    ['999999.99', '1.5', null],
    ['1000000', '1', null],
    ['4999999.99', '1', null],
    ['5000000', null, '1000'],
  ])('puts %s yuan in its tier', (amount, rate, flat) => {
    expect(purchaseTier(amount, LADDER)).toMatchObject({ rate, flat })
  })

  it('takes the flat sum from the top tier, without discount', () => {
    expect(
      estimatePurchase({ amount: '5000000', tiers: LADDER, discount: '0.1', nav: '1' }),
    ).toStrictEqual({
      net: '4999000.00',
      fee: '1000.00',
      shares: '4999000.00',
      rate: null,
      originalRate: null,
      originalFee: '1000.00',
    })
  })

  it('shows what a discount saves', () => {
    expect(
      estimatePurchase({ amount: '1000', tiers: LADDER, discount: '0.1', nav: '2' }),
    ).toStrictEqual({
      net: '998.50',
      fee: '1.50',
      shares: '499.25',
      rate: '0.15',
      originalRate: '1.5',
      originalFee: '14.78',
    })
  })

  it('takes nothing where there is no ladder (class C), and leaves shares open without a NAV', () => {
    expect(
      estimatePurchase({ amount: '1000', tiers: [], discount: null, nav: null }),
    ).toMatchObject({ net: '1000.00', fee: '0.00', shares: null, rate: '0' })
    expect(
      estimatePurchase({ amount: '1000', tiers: [], discount: null, nav: '0' }).shares,
    ).toBeNull()
  })

  it('rounds the net half up and leaves the rest to the fee', () => {
    const tiers = flatRate('100')
    expect(estimatePurchase({ amount: '0.01', tiers, discount: null, nav: '1' })).toMatchObject({
      net: '0.01',
      fee: '0.00',
    })
  })

  it('never takes more than the amount', () => {
    const tiers = [{ upTo: null, rate: null, flat: '1000' }]
    expect(estimatePurchase({ amount: '10', tiers, discount: null, nav: '1' })).toMatchObject({
      net: '0.00',
      fee: '10.00',
      shares: '0.00',
    })
  })

  it('splits every amount into net and fee to the cent, and a discount never costs more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 900_000_000 }),
        fc.integer({ min: 1, max: 10 }),
        (cents, tenths) => {
          const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
          const discount = tenths === 10 ? '1' : `0.${tenths}`
          const estimate = estimatePurchase({ amount, tiers: LADDER, discount, nav: '1.2345' })
          expect(compare(add(estimate.net, estimate.fee), amount)).toBe(0)
          expect(compare(estimate.fee, estimate.originalFee)).toBeLessThanOrEqual(0)
        },
      ),
    )
  })
})
