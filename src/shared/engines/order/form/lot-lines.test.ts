import { describe, expect, test } from 'vitest'
import { lotLines } from './lot-lines.ts'

const tiers = [
  { daysUnder: 7, rate: '1.50' },
  { daysUnder: 30, rate: '1.00' },
  { daysUnder: 180, rate: '0.50' },
  { daysUnder: null, rate: '0.00' },
]
const lot = (ageDays: number, rate: string, fee: string, shares = '500.00') => ({
  shares,
  confirmDate: '20260220',
  ageDays,
  rate,
  fee,
})

describe('the lots of a sale', () => {
  test.each([
    [3, '1.50', '3.70', '再持有 4 天，费率降至 1.00%'],
    [6, '1.50', '3.70', '再持有 1 天，费率降至 1.00%'],
    [7, '1.00', '3.70', '再持有 23 天，费率降至 0.50%'],
    [179, '0.50', '3.70', '再持有 1 天，免赎回费'],
    [180, '0.00', '0.00', ''],
  ])(
    'a lot held for %i days at %s %% shows its fee %s and the hint "%s"',
    (ageDays, rate, fee, hint) => {
      const [line] = lotLines([lot(ageDays, rate, fee)], tiers)
      expect(line).toMatchObject({
        hint,
        shares: '500.00 份',
        confirmed: '2026-02-20 确认',
        held: `持有 ${ageDays} 天`,
        fee: `${fee} 元`,
        rate: `费率 ${rate}%`,
      })
    },
  )

  test('a next tier that is not cheaper has no hint', () => {
    const flat = [
      { daysUnder: 30, rate: '0.50' },
      { daysUnder: null, rate: '0.50' },
    ]
    expect(lotLines([lot(3, '0.50', '1.00')], flat)[0]?.hint).toBe('')
  })

  test('the hint names the first day of a cheaper sale where it is known', () => {
    const known = { ...lot(6, '1.50', '3.70'), cheaperFrom: '20260309' }
    expect(lotLines([known], tiers)[0]?.hint).toBe(
      '再持有 1 天（预计 2026-03-09 起卖出），费率降至 1.00%',
    )
  })

  test('two lots of one day have different keys', () => {
    const lines = lotLines([lot(3, '1.50', '1.00'), lot(3, '1.50', '2.00')], tiers)
    expect(new Set(lines.map(({ key }) => key)).size).toBe(2)
  })
})
