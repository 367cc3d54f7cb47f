import { expect, test } from 'vitest'
import { incomeState, sumDayIncome } from './day-income.ts'

const DAY = '20260310'
const known = (income: string) => ({ income, navDate: DAY })
/** A QDII fund, a day behind. */
const behind = { income: null, navDate: '20260309' }
/** The day's value follows a hole of years. */
const afterHole = { income: null, navDate: DAY }
const stale = { income: null, navDate: '20140831' }

test.each([
  [known('1.00'), 'known'],
  [behind, 'pending'],
  [afterHole, 'missing'],
  [stale, 'missing'],
])('an income is known, pending or missing (%#)', (fund, state) => {
  expect(incomeState(fund, DAY)).toBe(state)
})

test.each([
  ['all known', [known('1.10'), known('-3.00')], '-1.90', 0, 0],
  ['one to come', [known('1.10'), behind, known('-3.00')], '-1.90', 1, 0],
  ['none there yet', [behind, behind], null, 2, 0],
  ['one after a hole', [known('1.10'), afterHole], '1.10', 0, 1],
  ['one stale', [stale], null, 0, 1],
  ['no fund', [], '0.00', 0, 0],
])('sums up what is known of a day: %s', (_, funds, income, pendingFunds, missingFunds) => {
  expect(sumDayIncome(funds, DAY)).toEqual({ income, pendingFunds, missingFunds })
})
