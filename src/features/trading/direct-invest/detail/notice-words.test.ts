import { expect, test } from 'vitest'
import { obstacleRemedy, timeLeft } from './notice-words.ts'

test.each([
  [0, '00:00:00'],
  [59, '00:00:59'],
  [3_600, '01:00:00'],
  [53_999, '14:59:59'],
])('a rest of %i seconds is written %s', (seconds, text) => {
  expect(timeLeft(seconds)).toBe(text)
})

test.each([
  ['fundSuspended', null],
  ['walletShort', '/deal/montyPurchase?fundCode=001386'],
  ['cardUnavailable', '/directInvest/directInvestCashier?planNo=P1'],
  ['overLimit', '/directInvest/directInvestCashier?planNo=P1'],
] as const)('what hinders a debit, %s, is set right at %s', (kind, to) => {
  expect(obstacleRemedy(kind, { planNo: 'P1' }).to).toBe(to)
})

test('a class that is too low leads to the assessment, and from there back to the plan', () => {
  expect(obstacleRemedy('riskMismatch', { planNo: 'P1' }).to).toContain('detail%3FplanNo%3DP1')
})
