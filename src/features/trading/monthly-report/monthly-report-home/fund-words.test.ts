import { expect, test } from 'vitest'
import { bestWords, instalmentWords, worstWords } from './fund-words.ts'

test.each([
  ['5.00', false, '本月收益最多'],
  ['0.00', false, '本月收益最多'],
  ['-5.00', false, '本月亏损最少'],
  ['-5.00', true, '本月唯一的基金'],
])('the best fund with %s, alone: %s, is %s', (profit, alone, words) => {
  expect(bestWords(profit, alone)).toBe(words)
})

test.each([
  ['5.00', '本月收益最少'],
  ['0.00', '本月收益最少'],
  ['-5.00', '本月亏损最多'],
])('the worst fund with %s is %s', (profit, words) => {
  expect(worstWords(profit)).toBe(words)
})

test.each([
  [{ paid: 0, failed: 0, skipped: 0 }, null],
  [{ paid: 3, failed: 0, skipped: 0 }, '扣款 3 期'],
  [{ paid: 0, failed: 2, skipped: 1 }, '扣款 0 期，失败 2 期，跳过 1 期'],
])('instalments of %o read %s', (instalments, words) => {
  expect(instalmentWords({ ...instalments, paidAmount: '0.00' })).toBe(words)
})
