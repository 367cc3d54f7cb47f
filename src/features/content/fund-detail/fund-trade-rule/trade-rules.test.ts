import { describe, expect, test } from 'vitest'
import { fund } from '#shared/parts/fund/testing/test-fund.ts'
import { purchaseRules, redemptionRules } from './trade-rules.ts'

const lines = (rules: readonly string[]) => rules.join('\n')

describe('the rules of a fund', () => {
  test('name its default dividend method, but none for a money-market fund', () => {
    expect(lines(purchaseRules(fund))).toContain('分红方式默认为现金分红')
    const reinvesting = { ...fund, defaultDividendMethod: '0' as const }
    expect(lines(purchaseRules(reinvesting))).toContain('分红方式默认为红利再投资')
    expect(lines(purchaseRules({ ...fund, fundTypeCode: '2' }))).not.toContain('分红方式')
  })

  test('give the days of arrival as a range', () => {
    const range = { ...fund, arrivalDays: [2, 4] as [number, number] }
    expect(lines(redemptionRules(range))).toContain('T+2 至 T+4 日到账')
  })

  test('state income and limits for a money-market fund, not a price', () => {
    const money = { ...fund, fundTypeCode: '2', arrivalDays: [1, 1] as [number, number] }
    expect(lines(purchaseRules(money))).toContain('固定为 1.0000 元')
    expect(lines(redemptionRules(money))).toContain('每天最多 10,000.00 元')
    expect(lines(redemptionRules(money))).toContain('T+1 日到账')
  })

  test('say that the dates of a QDII fund are later', () => {
    expect(lines(purchaseRules({ ...fund, isQdiiFund: '1' }))).toContain('投资境外市场')
    expect(lines(purchaseRules(fund))).not.toContain('投资境外市场')
  })

  test('warn of the fee under seven days where there is one', () => {
    const tiers = [
      { daysUnder: 7, rate: '1.50' },
      { daysUnder: 30, rate: '0.50' },
      { daysUnder: null, rate: '0.00' },
    ]
    expect(lines(redemptionRules({ ...fund, redemptionTiers: tiers }))).toContain(
      '不满 7 天卖出，收取 1.50%',
    )
    expect(lines(redemptionRules({ ...fund, redemptionTiers: tiers }))).not.toContain('0.50%')
    const free = [{ daysUnder: null, rate: '0.00' }]
    expect(lines(redemptionRules({ ...fund, redemptionTiers: free }))).not.toContain('持有天数')
  })
})
