import { expect, it } from 'vitest'
import { challengeCoins, challengeDays, challengeState, dayIncome } from './experience.ts'

const PER10K = ['0.4512', '0.4498', '0.4476', '0.4476', '0.4476', '0.4521', '0.4533']

it('seven days of 8,888 bring 0.40 each, 280 coins in all', () => {
  const incomes = PER10K.map((figure) => dayIncome('8888', figure))
  expect(new Set(incomes)).toEqual(new Set(['0.40']))
  expect(challengeCoins(incomes)).toBe(280)
  expect(challengeCoins(['0.40', null])).toBe(40)
})

it('the first day is the one on which it begins', () => {
  expect(challengeDays('20260311').at(-1)).toBe('20260317')
})

it.each([
  ['running', {}, '20260312100000'],
  ['unverified', { complete: true }, '20260324235959'],
  ['earned', { complete: true, verified: true }, '20260324235959'],
  ['lapsed', { complete: true, verified: true }, '20260325000000'],
  ['paid', { complete: true, verified: true, paid: true }, '20260401000000'],
] as const)('is %s with %j at %s', (state, facts, now) => {
  const none = { start: '20260311', complete: false, verified: false, paid: false }
  expect(challengeState({ ...none, ...facts }, now)).toBe(state)
})
