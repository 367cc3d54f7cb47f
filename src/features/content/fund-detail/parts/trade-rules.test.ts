import { describe, expect, test } from 'vitest'
import { fund } from './test-fund.ts'
import { purchaseRules, redemptionRules } from './trade-rules.ts'

const lines = (rules: readonly string[]) => rules.join('\n')

describe('the rules of a fund', () => {
  test('of a money-market fund speak of income, not of a price', () => {
    const money = { ...fund, fundTypeCode: '2', arrivalDays: [1, 1] as [number, number] }
    expect(lines(purchaseRules(money))).toContain('固定为 1.0000 元')
    expect(lines(redemptionRules(money))).toContain('每天最多 10,000.00 元')
    expect(lines(redemptionRules(money))).toContain('之后第 1 个交易日')
  })

  test('of a QDII fund say that its dates are longer', () => {
    expect(lines(purchaseRules({ ...fund, isQdiiFund: '1' }))).toContain('投资境外市场')
    expect(lines(purchaseRules(fund))).not.toContain('投资境外市场')
  })

  test('warn of the first seven days where they cost', () => {
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
