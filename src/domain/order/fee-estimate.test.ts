import { describe, expect, test } from 'vitest'
import {
  chargesDaily,
  positive,
  purchaseEstimate,
  redemptionEstimate,
  wholeDays,
} from './fee-estimate.ts'

const FUND = {
  fundTypeCode: '1',
  nav: '1.1800',
  navDate: '20250718',
  tradeDate: '20250721',
  discount: null,
  salesServiceRate: '0.00',
  purchaseTiers: [
    { upTo: '1000000.00', rate: '1.20', flat: null },
    { upTo: null, rate: null, flat: '1000.00' },
  ],
  redemptionTiers: [
    { daysUnder: 7, rate: '1.50' },
    { daysUnder: 30, rate: '1.00' },
    { daysUnder: null, rate: '0.00' },
  ],
}
const itemValue = (
  it: { items: readonly { label: string; value: string }[] } | null,
  label: string,
) => it?.items.find((item) => item.label === label)?.value

describe('buying', () => {
  test('100,000 yuan at 1.2 % and 1.1800 give the example of the rules, step by step', () => {
    const it = purchaseEstimate(FUND, '100000')
    expect(it.figure).toBe('1,185.77')
    expect(itemValue(it, '预估份额')).toBe('83,740.87 份')
    expect(it.steps).toEqual([
      '净申购金额 = 100,000.00 ÷ (1 + 1.20%) = 98,814.23 元',
      '申购费 = 100,000.00 − 98,814.23 = 1,185.77 元',
      '份额 = 98,814.23 ÷ 1.1800 = 83,740.87 份',
    ])
  })

  test('a discount shows the rate and fee before it', () => {
    const it = purchaseEstimate({ ...FUND, discount: '0.1' }, '10000')
    expect(itemValue(it, '适用费率')).toBe('0.12%')
    expect(it.items[0]?.note).toBe('原费率 1.20%，费用 118.58 元')
  })

  test('a flat fee is shown as charged per order', () => {
    const it = purchaseEstimate({ ...FUND, discount: '0.1' }, '5000000')
    expect([it.figure, itemValue(it, '适用费率')]).toEqual(['1,000.00', '按笔收取'])
    expect(it.steps[0]).toBe('净申购金额 = 5,000,000.00 − 1,000.00 = 4,999,000.00 元')
  })

  test('without a net value the shares are not estimated', () => {
    const it = purchaseEstimate({ ...FUND, nav: null, navDate: null }, '1000')
    expect(itemValue(it, '预估份额')).toBe('-- 份')
    expect(it.steps).toHaveLength(2)
  })
})

describe('selling', () => {
  test.each([
    [0, '17.70'],
    [6, '17.70'],
    [7, '11.80'],
    [29, '11.80'],
    [30, '0.00'],
  ])('1,000 shares held for %i days cost %s', (days, fee) => {
    expect(redemptionEstimate(FUND, '1000', days)?.figure).toBe(fee)
  })

  test('each step of the calculation is shown', () => {
    expect(redemptionEstimate(FUND, '1000', 8)?.steps).toEqual([
      '卖出金额 = 1,000.00 × 1.1800 = 1,180.00 元',
      '赎回费 = 1,180.00 × 1.00% = 11.80 元',
      '到账金额 = 1,180.00 − 11.80 = 1,168.20 元',
    ])
  })

  test('a daily fee is shown apart from the redemption fee', () => {
    const it = redemptionEstimate({ ...FUND, salesServiceRate: '0.40' }, '1000', 365)
    expect(itemValue(it, '持有期销售服务费')).toBe('约 4.72 元')
    expect(itemValue(it, '预估到账')).toBe('1,180.00 元')
  })

  test.each([
    ['1', 364, '约 4.71 元'],
    ['1', 366, '约 4.72 元'],
    ['1', 3650, '约 4.72 元'],
    ['2', 730, '约 9.44 元'],
  ])('of a fund of type %s held for %i days the daily fee is %s', (fundTypeCode, days, fee) => {
    const it = redemptionEstimate({ ...FUND, fundTypeCode, salesServiceRate: '0.40' }, '1000', days)
    expect(itemValue(it, '持有期销售服务费')).toBe(fee)
  })

  test('without a net value there is no estimate', () => {
    expect(redemptionEstimate({ ...FUND, nav: null }, '1000', 1)).toBeNull()
  })
})

test.each([
  ['', null],
  ['0', null],
  ['-1', null],
  ['1.', '1'],
  ['.', null],
  ['0.01', '0.01'],
])('the input %o is the amount %o', (text, value) => {
  expect(positive(text)).toBe(value)
})

test.each([
  ['', null],
  ['0', 0],
  ['3650', 3650],
  ['3651', null],
  ['1.5', null],
])('the input %o is %o days', (text, days) => {
  expect(wholeDays(text)).toBe(days)
})

test('class C has a daily fee and no purchase fee', () => {
  const free = [{ upTo: null, rate: '0.00', flat: null }]
  expect(chargesDaily({ ...FUND, purchaseTiers: [], salesServiceRate: '0.40' })).toBe(true)
  expect(chargesDaily({ ...FUND, purchaseTiers: free, salesServiceRate: '0.40' })).toBe(true)
  expect(chargesDaily({ ...FUND, salesServiceRate: '0.40' })).toBe(false)
  expect(chargesDaily({ ...FUND, purchaseTiers: [], salesServiceRate: '0.00' })).toBe(false)
  expect(chargesDaily({ ...FUND, purchaseTiers: [], salesServiceRate: null })).toBe(false)
})
