import { expect, test } from 'vitest'
import { fund as testFund } from './testing/test-fund.ts'
import type { Fund } from './fund.ts'
import { filledFaqs } from './answer-figures.ts'

const fund: Fund = {
  ...testFund,
  minAmount: '10.00',
  dailyLimit: '1000.00',
  applyStatus: 'limited',
  arrivalDays: [2, 4],
  purchaseTiers: [
    { upTo: '1000000.00', rate: '0.80', flat: null },
    { upTo: null, rate: null, flat: '1000.00' },
  ],
  discount: '0.1',
  redemptionTiers: [
    { daysUnder: 7, rate: '1.50' },
    { daysUnder: null, rate: '0.00' },
  ],
  planMinAmount: null,
}
const filled = (answer: string, of = fund) => filledFaqs([{ answer }], of)[0]?.answer

test.each([
  ['{minAmount}', '10 元'],
  ['{dailyLimit}', '每个账户 1,000 元'],
  ['{arrival}', 'T+2 至 T+4 日'],
  ['{purchaseLadder}', '100万以下 0.08%，100万及以上 每笔 1,000 元'],
  ['{firstFee}', '0.08%'],
  ['{redemptionLadder}', '7天以内 1.50%，7天及以上 0.00%'],
  ['{planMin}', '--（目前不支持定投）'],
])('the placeholder %s becomes %s', (answer, text) => {
  expect(filled(answer)).toBe(text)
})

test('a fund without a fee at the door, limit or value says so', () => {
  const free: Fund = {
    ...fund,
    purchaseTiers: [],
    dailyLimit: null,
    nav: null,
    applyStatus: 'open',
  }
  expect(filled('{purchaseLadder}{firstFee}', free)).toBe('免收免收')
  expect(filled('{dailyLimit}', free)).toBe('没有限制')
  expect(filled('{nav}', free)).toBe('--')
  expect(filled('{dailyLimit}', { ...free, applyStatus: 'limited' })).toBe('以基金公告为准')
})
