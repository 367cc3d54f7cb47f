import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyHoldingEvent,
  dayIncome,
  EMPTY_HOLDING,
  holdingFigures,
  computeHolding,
  largestFirst,
  moneyFundIncome,
  profitBeside,
  profitOfCleared,
  sumDecimals,
  xirr,
  type HoldingEvent,
} from './holding.ts'
import { compare } from '#domain/money/money.ts'

const buy = (shares: string, amount: string): HoldingEvent => ({ kind: 'buy', shares, amount })
const redeem = (shares: string, amount: string): HoldingEvent => ({
  kind: 'redeem',
  shares,
  amount,
})

describe('holding', () => {
  it('averages the cost over purchases, fees in', () => {
    const holding = computeHolding([buy('1000', '1015'), buy('500', '635')])
    expect(holdingFigures(holding, '1.2')).toStrictEqual({
      marketValue: '1800.00',
      cost: '1650.00',
      unitCost: '1.1000',
      holdingProfit: '150.00',
      holdingProfitRate: '9.09',
      cumulativeProfit: '150.00',
    })
  })

  it('keeps the cost of a share through a sale, and what was won stays in the cumulative profit', () => {
    const holding = computeHolding([buy('1000', '1000'), redeem('400', '600')])
    expect(holdingFigures(holding, '1.5')).toStrictEqual({
      marketValue: '900.00',
      cost: '600.00',
      unitCost: '1.0000',
      holdingProfit: '300.00',
      holdingProfitRate: '50.00',
      cumulativeProfit: '500.00',
    })
  })

  it('shows a money-market fund’s whole income next to it, so that a withdrawal takes nothing away', () => {
    const income: HoldingEvent = { kind: 'shareDividend', shares: '20' }
    const before = holdingFigures(computeHolding([buy('1000', '1000'), income]), '1')
    const after = holdingFigures(
      computeHolding([buy('1000', '1000'), income, redeem('900', '900')]),
      '1',
    )
    expect(profitBeside(before, true)).toEqual({ profit: '20.00', rate: null })
    expect(profitBeside(after, true)).toEqual({ profit: '20.00', rate: null })
    // A fund with a moving value has the profit of what is still held.
    expect(profitBeside(after, false)).toEqual({ profit: '2.35', rate: '2.00' })
  })

  it('lists the largest amount first, however many digits it has', () => {
    const held = [
      { fundCode: '000002', amount: '9.00' },
      { fundCode: '000003', amount: '1200000000.00' },
      { fundCode: '000001', amount: '9.00' },
    ]
    expect(largestFirst(held).map(({ fundCode }) => fundCode)).toEqual([
      '000003',
      '000001',
      '000002',
    ])
  })

  it('starts from 0 again once the position was cleared', () => {
    const cleared = computeHolding([buy('300', '100'), redeem('300', '90')])
    expect(cleared.cost).toBe('0')
    expect(holdingFigures(cleared, '2')).toMatchObject({
      marketValue: '0.00',
      unitCost: null,
      holdingProfitRate: null,
      cumulativeProfit: '-10.00',
    })
    const again = applyHoldingEvent(cleared, buy('100', '200'))
    expect(holdingFigures(again, '2')).toMatchObject({
      unitCost: '2.0000',
      holdingProfit: '0.00',
      cumulativeProfit: '-10.00',
    })
  })

  it('counts cash dividends in the cumulative profit alone, reinvested ones as shares without cost', () => {
    const cash = computeHolding([buy('100', '100'), { kind: 'cashDividend', amount: '5' }])
    expect(holdingFigures(cash, '1')).toMatchObject({
      holdingProfit: '0.00',
      cumulativeProfit: '5.00',
    })
    const shares = computeHolding([buy('100', '100'), { kind: 'shareDividend', shares: '5' }])
    expect(holdingFigures(shares, '1')).toMatchObject({
      unitCost: '0.9524',
      holdingProfit: '5.00',
      cumulativeProfit: '5.00',
    })
  })

  it('refuses to sell more than is held', () => {
    expect(() => applyHoldingEvent(EMPTY_HOLDING, redeem('1', '1'))).toThrow(
      'Redeemed 1 shares of 0 held',
    )
  })

  it('leaves the unit cost unchanged by any sale that leaves shares', () => {
    const amount = fc.integer({ min: 1000, max: 1_000_000 })
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 99 }), (shares, cost, percent) => {
        const before = computeHolding([buy(String(shares), String(cost))])
        const sold = Math.floor((shares * percent) / 100)
        const after = applyHoldingEvent(before, redeem(String(sold), '1'))
        expect(holdingFigures(after, '1').unitCost).toBe(holdingFigures(before, '1').unitCost)
        expect(compare(after.cost, before.cost)).toBeLessThanOrEqual(0)
      }),
    )
  })
})

describe('income and totals', () => {
  it('gives yesterday the change of the NAV and its dividend', () => {
    expect(dayIncome({ shares: '1000', nav: '1.1', navBefore: '1.2' })).toBe('-100.00')
    expect(dayIncome({ shares: '1000', nav: '1.1', navBefore: '1.2', dividend: '0.15' })).toBe(
      '50.00',
    )
  })

  it('counts the shares that a split of the day added, or took when shares were merged', () => {
    const day = { shares: '1000', navBefore: '2' }
    expect(dayIncome({ ...day, nav: '1.05', splitShares: '1000' })).toBe('100.00')
    expect(dayIncome({ ...day, nav: '4.1', splitShares: '-500', dividend: '0.1' })).toBe('150.00')
  })

  it.each(['1000', '-500'])('leaves the cost as it is in a split of %s shares', (shares) => {
    const before = computeHolding([buy('1000', '1015')])
    const { cost, paidIn, ...after } = applyHoldingEvent(before, { kind: 'split', shares })
    expect([cost, paidIn]).toEqual([before.cost, before.paidIn])
    expect(compare(after.shares, shares === '1000' ? '2000' : '500')).toBe(0)
  })

  it('gives a money fund its income per 10,000 shares', () => {
    expect(moneyFundIncome('12345.67', '1.1206')).toBe('1.38')
  })

  it('sums to what the printed parts sum to', () => {
    expect(sumDecimals(['0.005', '0.005'])).toBe('0.02')
    expect(sumDecimals([])).toBe('0.00')
  })
})

it.each([
  ['10.00', ['4.00', '6.00'], null],
  ['10.00', ['4.00'], '6.00'],
  ['-1.20', ['0.30'], '-1.50'],
  ['0.01', [], '0.01'],
  ['0.00', [], null],
])(
  'of a total profit of %s with rows of %j, %s comes from what is no longer held',
  (total, rows, apart) => {
    expect(profitOfCleared(total, rows)).toBe(apart)
  },
)

describe('xirr', () => {
  it('is the rate of a year', () => {
    const rate = xirr([
      { date: '20240101', amount: -1000 },
      { date: '20241231', amount: 1100 },
    ])
    expect(rate).toBeCloseTo(10, 6)
  })

  it('agrees with the known answer for five dated flows', () => {
    const rate = xirr([
      { date: '20080101', amount: -10_000 },
      { date: '20080301', amount: 2750 },
      { date: '20081030', amount: 4250 },
      { date: '20090215', amount: 3250 },
      { date: '20090401', amount: 2750 },
    ])
    expect(rate).toBeCloseTo(37.3362535, 4)
  })

  it.each([
    [[]],
    [[{ date: '20240101', amount: -1000 }]],
    [
      [
        { date: '20240101', amount: -1000 },
        { date: '20240101', amount: 1100 },
      ],
    ],
    [
      [
        { date: '20240101', amount: -1000 },
        { date: '20250101', amount: -1100 },
      ],
    ],
  ])('is unknown for %j', (flows) => {
    expect(xirr(flows)).toBeNull()
  })
})
