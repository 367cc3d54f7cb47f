import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compare, sum } from '#domain/money/money.ts'
import { percentShares } from './percent-shares.ts'

test.each([
  [
    ['1', '1', '1'],
    ['33.34', '33.33', '33.33'],
  ],
  [
    ['60000.00', '30000.00', '26234.56'],
    ['51.62', '25.81', '22.57'],
  ],
  [['5.00'], ['100.00']],
  [
    ['5.00', '0.00'],
    ['100.00', '0.00'],
  ],
  [
    ['0.00', '0.00'],
    ['0.00', '0.00'],
  ],
  [[], []],
  [
    ['1', '1', '1', '1', '1', '1', '1'],
    ['14.29', '14.29', '14.29', '14.29', '14.28', '14.28', '14.28'],
  ],
])('parts of %j are %j percent', (parts, shares) => {
  expect(percentShares(parts)).toEqual(shares)
})

test('percents of any parts add up to 100.00, and none is off by more than a hundredth', () => {
  const parts = fc.array(fc.integer({ min: 0, max: 2_000_000_000 }), {
    minLength: 1,
    maxLength: 40,
  })
  fc.assert(
    fc.property(parts, (amounts) => {
      const whole = amounts.reduce((all, it) => all + it, 0)
      const shares = percentShares(amounts.map(String))
      if (whole === 0) return
      expect(compare(sum(shares), '100')).toBe(0)
      for (const [index, share] of shares.entries())
        expect(Math.abs(Number(share) - (100 * (amounts[index] ?? 0)) / whole)).toBeLessThan(
          0.0100001,
        )
    }),
  )
})
