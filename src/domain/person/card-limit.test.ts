import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitProblems } from './card-limit.ts'

const BANK = { single: '50000.00', day: '200000.00' }

test.each([
  ['50000', '200000', null, null],
  ['50000.01', '200000', 'aboveBank', null],
  ['10000', '200000.01', null, 'aboveBank'],
  ['10000', '9999.99', 'aboveDay', null],
  ['10000', '10000', null, null],
  ['0', '100', 'zero', null],
  ['0.00', '', 'zero', 'missing'],
  ['.', '100', 'missing', null],
])('own limits of %s and %s have the problems %s and %s', (single, day, ...problems) => {
  const found = limitProblems({ single, day }, BANK)
  expect([found.single, found.day]).toEqual(problems)
})

test('limits without a problem are never above the bank’s, nor one payment above a day’s', () => {
  const amount = fc.integer({ min: -100, max: 30_000_000 }).map((cents) => (cents / 100).toFixed(2))
  fc.assert(
    fc.property(amount, amount, (single, day) => {
      const { single: one, day: all } = limitProblems({ single, day }, BANK)
      const fits =
        Number(single) > 0 &&
        Number(day) > 0 &&
        Number(single) <= 50_000 &&
        Number(day) <= 200_000 &&
        Number(single) <= Number(day)
      expect(one === null && all === null).toBe(fits)
    }),
  )
})
