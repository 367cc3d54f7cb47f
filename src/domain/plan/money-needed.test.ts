import { expect, test } from 'vitest'
import { moneyNeeded } from './money-needed.ts'

const UPCOMING = [
  { planNo: 'a', date: '20260312', amount: '100.00' },
  { planNo: 'b', date: '20260312', amount: '50.10' },
  { planNo: 'a', date: '20260412', amount: '100.00' },
]

test.each([
  [[], { amount: '0.00', times: 0, days: [] }],
  [['b'], { amount: '50.10', times: 1, days: ['20260312'] }],
  [['a'], { amount: '200.00', times: 2, days: ['20260312', '20260412'] }],
  [['a', 'b', 'c'], { amount: '250.10', times: 3, days: ['20260312', '20260412'] }],
])('adds up what the plans %j need, and names each day once', (numbers, needed) => {
  const plans = numbers.map((planNo) => ({ planNo }))
  expect(moneyNeeded(UPCOMING, plans)).toEqual(needed)
})
