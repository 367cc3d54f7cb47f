import { expect, test } from 'vitest'
import { featureText, structureItems } from './feature-words.ts'

test.each([
  ['volatility', '12.3', '12.30%'],
  ['sharpe', '-0.4', '-0.40'],
  ['maxDrawdown', '19.4', '-19.40%'],
  ['recoverDays', '120', '120 天'],
  ['upCapture', null, '--'],
] as const)('the figure %s of %s is written %s', (key, value, text) => {
  expect(featureText(key, value)).toBe(text)
})

test('facts have the day of their report, and those that no report states are left out', () => {
  const structure = {
    reportDate: '20251231',
    topShare: null,
    leverage: '114.00',
    averageMaturity: null,
    statedDate: '20250630',
    holders: 12_345,
    turnover: null,
  }
  expect(structureItems({ structure })).toEqual([
    { label: '持有人户数', value: '12,345 户', note: '截至 2025-06-30' },
    {
      label: '杠杆（资产 ÷ 净资产）',
      value: '114.00%',
      note: '截至 2025-12-31，借入资金再投资',
    },
  ])
})
