import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { add, compare, roundCent, multiply, subtract, sum } from '#domain/money/money.ts'
import {
  estimateConversion,
  estimateRedemption,
  nextRedemptionTier,
  redemptionRate,
  shortHoldingPenalty,
  STATUTORY_REDEMPTION_TIERS,
  sweepRemainder,
  type Lot,
} from './redemption.ts'

const ON = { tradeDay: '20260319', confirmDate: '20260320' }
const lot = (ageDays: number, shares: string): Lot => ({
  confirmDate: addDays(ON.confirmDate, -ageDays),
  shares,
})
const tiers = STATUTORY_REDEMPTION_TIERS

describe('redemption', () => {
  it('takes the oldest lots first and rounds the fee of each', () => {
    const lots = [lot(3, '500'), lot(200, '1000'), lot(20, '500')]
    const estimate = estimateRedemption({ shares: '1700', lots, nav: '1.2345', tiers, on: ON })
    expect(estimate).toMatchObject({
      gross: '2098.65',
      fee: '9.87',
      net: '2088.78',
      shortfall: '0.00',
    })
    expect(estimate.lots).toMatchObject([
      { ageDays: 200, shares: '1000.00', rate: '0', gross: '1234.50', fee: '0.00' },
      { ageDays: 20, shares: '500.00', rate: '1', gross: '617.25', fee: '6.17' },
      { ageDays: 3, shares: '200.00', rate: '1.5', gross: '246.90', fee: '3.70' },
    ])
  })

  it.each([
    [0, '1.5'],
    [6, '1.5'],
    [7, '1'],
    [29, '1'],
    [30, '0.5'],
    [179, '0.5'],
    [180, '0'],
  ])('charges a lot of %i days %s %%', (days, rate) => {
    expect(redemptionRate(days, tiers)).toBe(rate)
  })

  it.each([
    [3, { inDays: 4, rate: '1' }],
    [7, { inDays: 23, rate: '0.5' }],
    [179, { inDays: 1, rate: '0' }],
    [180, null],
  ])('counts the days of a lot of %i days to its next tier', (days, next) => {
    expect(nextRedemptionTier(days, tiers)).toStrictEqual(next)
  })

  it('charges nothing where a fund is exempt', () => {
    const lots = [lot(1, '10')]
    expect(estimateRedemption({ shares: '10', lots, nav: '1', tiers: [], on: ON })).toMatchObject({
      fee: '0.00',
      net: '10.00',
    })
    expect(nextRedemptionTier(1, [])).toBeNull()
  })

  it('lists no lot from which nothing is taken', () => {
    const lots = [lot(10, '100'), lot(5, '100')]
    const estimate = estimateRedemption({ shares: '100', lots, nav: '1', tiers, on: ON })
    expect(estimate.lots.map((row) => row.ageDays)).toStrictEqual([10])
  })

  it('says how many shares are not there', () => {
    const lots = [lot(10, '100')]
    const estimate = estimateRedemption({ shares: '150', lots, nav: '1', tiers, on: ON })
    expect(estimate).toMatchObject({ gross: '100.00', shortfall: '50.00' })
  })

  it('makes the lots sum to the total, for any lots', () => {
    const amount = fc.integer({ min: 1, max: 10_000_000 }).map((n) => (n / 100).toFixed(2))
    const lots = fc.array(
      fc.tuple(fc.nat(400), amount).map(([age, shares]) => lot(age, shares)),
      { minLength: 1, maxLength: 8 },
    )
    const nav = fc.integer({ min: 1000, max: 99_999 }).map((n) => (n / 10_000).toFixed(4))
    fc.assert(
      fc.property(lots, amount, nav, (held, shares, price) => {
        const estimate = estimateRedemption({ shares, lots: held, nav: price, tiers, on: ON })
        const taken = sum(estimate.lots.map((row) => row.shares))
        expect(compare(add(taken, estimate.shortfall), shares)).toBe(0)
        expect(roundCent(sum(estimate.lots.map((row) => row.gross)))).toBe(estimate.gross)
        expect(estimate.gross).toBe(roundCent(multiply(taken, price)))
        expect(estimate.net).toBe(roundCent(subtract(estimate.gross, estimate.fee)))
      }),
    )
  })
})

describe('remainder', () => {
  it.each([
    ['100', '95', '10', '100.00', true],
    ['100', '90', '10', '90.00', false],
    ['100', '100', '10', '100.00', false],
    ['100', '99.99', '0', '99.99', false],
  ])(
    'of %s held is sold as well where %s asked leave less than %s',
    (held, asked, minimumHolding, shares, swept) => {
      expect(sweepRemainder({ held, asked, minimumHolding })).toStrictEqual({ shares, swept })
    },
  )
})

describe('conversion', () => {
  const order = {
    shares: '10000',
    navOut: '1.0212',
    navIn: '1.0612',
    rateOut: '1.2',
    rateIn: '1.5',
  }

  it('takes the redemption fee and tops up the purchase rate', () => {
    expect(estimateConversion({ ...order, redemption: { rate: '2' } })).toStrictEqual({
      gross: '10212.00',
      redemptionFee: '204.24',
      topUpFee: '29.93',
      net: '9977.83',
      sharesIn: '9402.40',
    })
  })

  it('takes lot fees that were worked out before', () => {
    expect(estimateConversion({ ...order, redemption: { fee: '204.24' } })).toMatchObject({
      net: '9977.83',
      sharesIn: '9402.40',
    })
  })

  it('gives nothing back when the other fund is cheaper', () => {
    expect(
      estimateConversion({ ...order, rateIn: '0', navIn: null, redemption: { rate: '0' } }),
    ).toMatchObject({ topUpFee: '0.00', net: '10212.00', sharesIn: null })
  })
})

describe('the fee for lots held for less than seven days', () => {
  const charged = (ageDays: number, fee: string, shares = '500.00') => ({ ageDays, fee, shares })

  it('is added up over the lots that pay it', () => {
    const lots = [charged(200, '0.00'), charged(6, '3.70'), charged(0, '1.05', '100.50')]
    expect(shortHoldingPenalty(lots)).toEqual({ shares: '600.50', fee: '4.75', endsOn: null })
  })

  it('ends on the last of the days on which a lot becomes cheaper', () => {
    const from = (day: string) => ({ ...charged(3, '1.00'), cheaperFrom: day })
    const lots = [from('20260312'), from('20260316'), from('20260313')]
    expect(shortHoldingPenalty(lots)?.endsOn).toBe('20260316')
    expect(shortHoldingPenalty([...lots, charged(1, '1.00')])?.endsOn).toBeNull()
  })

  it.each([
    ['from the seventh day on', [charged(7, '6.17')]],
    ['for funds that are exempt', [charged(1, '0.00')]],
    ['without lots', []],
  ])('is null %s', (_, lots) => {
    expect(shortHoldingPenalty(lots)).toBeNull()
  })
})
