import { describe, expect, test } from 'vitest'
import { fundSections, generalSections, type FundRules } from './trading-rules.ts'

const RULES: FundRules = {
  publishedUntil: '20261231',
  today: '20250717',
  fund: {
    fundTypeCode: '4',
    isQdiiFund: '0',
    tradeDate: '20250718',
    confirmDate: '20250721',
    incomeDate: '20250722',
    redeemableDate: '20250722',
    arrivalDays: [2, 4],
    redemptionTiers: [
      { daysUnder: 7, rate: '1.50' },
      { daysUnder: null, rate: '0.00' },
    ],
  },
  config: null,
  arrival: null,
}
const section = (rules: FundRules, heading: string) =>
  fundSections(rules).find((it) => it.heading === heading)

test('the general rules have the days of each kind of fund', () => {
  const table = generalSections().find((it) => it.heading === '确认与到账')?.table
  expect(table?.rows).toEqual([
    ['境内基金', 'T+1', 'T+2', 'T+2 至 T+4'],
    ['QDII 基金', 'T+2', 'T+3', 'T+4 至 T+10'],
    ['货币基金', 'T+1', 'T+2', 'T+1'],
  ])
})

describe('the rules of a fund', () => {
  test('name the dates of an order placed now, without weekends', () => {
    expect(section(RULES, '现在买入')?.table?.rows).toEqual([
      ['受理日（T 日）', '07-18 星期五'],
      ['份额确认', '07-21 星期一'],
      ['查看收益', '07-22 星期二'],
      ['可以卖出', '07-22 星期二'],
    ])
  })

  test('name the year of a day that is not in this one', () => {
    const rows = section({ ...RULES, today: '20241230' }, '现在买入')?.table?.rows ?? []
    expect(rows[0]).toEqual(['受理日（T 日）', '2025-07-18 星期五'])
  })

  test("use the provider's dates for this user where there are any", () => {
    const { tradeDate: _, ...days } = RULES.fund
    const config = {
      ...days,
      tradeDate: '20250721',
      navDate: '20250721',
      minAmount: '10.00',
      dailyLeft: '500.00',
    }
    const bought = section({ ...RULES, config }, '现在买入')
    expect(bought?.table?.rows.slice(0, 2)).toEqual([
      ['受理日（T 日）', '07-21 星期一'],
      ['成交净值所属日', '07-21 星期一'],
    ])
    expect(bought?.paragraphs).toEqual(['起购金额 10.00 元，您今日还可买入 500.00 元。'])
  })

  test('give no day of arrival to users who are not signed in', () => {
    expect(section(RULES, '现在卖出')?.table).toBeUndefined()
    const arrival = { tradeDate: '20250718', confirmDate: '20250721', arrivalDate: '20250724' }
    expect(section({ ...RULES, arrival }, '现在卖出')?.table?.rows[2]).toEqual([
      '最晚到账',
      '07-24 星期四',
    ])
  })

  test.each([
    ['2', '0', '货币基金的特点', '现在取出（普通）'],
    ['6', '1', 'QDII 基金的特点', '现在卖出'],
    ['4', '0', '境内基金的特点', '现在卖出'],
  ] as const)(
    'for a fund of type %s with isQdiiFund %s have the sections %s and %s',
    (fundTypeCode, isQdiiFund, heading, sale) => {
      const rules = { ...RULES, fund: { ...RULES.fund, fundTypeCode, isQdiiFund } }
      expect(section(rules, heading)).toBeDefined()
      expect(section(rules, sale)).toBeDefined()
    },
  )

  test('warn of the fee under seven days only where there is one', () => {
    expect(section(RULES, '费用')?.items).toContain('持有不满 7 天卖出，收取 1.50% 的赎回费。')
    const free = [{ daysUnder: 7, rate: '0.00' }]
    const exempt = { ...RULES, fund: { ...RULES.fund, redemptionTiers: free } }
    expect(section(exempt, '费用')?.items?.some((it) => it.includes('不满 7 天'))).toBe(false)
  })
})
