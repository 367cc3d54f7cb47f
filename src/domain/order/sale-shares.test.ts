import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compare } from '#domain/money/money.ts'
import {
  mostToSell,
  orderedShares,
  shareOfHolding,
  saleProblem,
  type SaleLimits,
  type SaleProblem,
} from './sale-shares.ts'

const limits: SaleLimits = { usable: '1000.00', minShares: '1.00', quickLeft: null }
const quick: SaleLimits = { usable: '32211.83', minShares: '0.01', quickLeft: '10000.00' }

describe('what an order sells', () => {
  test.each<[string, string, string]>([
    ['994', '994.00', '0.00'],
    ['995', '995.00', '0.00'],
    ['995.01', '1000.00', '4.99'],
    ['999.99', '1000.00', '0.01'],
    ['1000', '1000.00', '0.00'],
  ])('of 1,000 shares, of which 5 have to stay: %s sells %s, %s of it along', (...row) => {
    const [text, shares, swept] = row
    const sold = orderedShares(text, { ...limits, minHoldShares: '5.00' })
    expect(sold?.shares).toBe(shares)
    expect(compare(sold?.swept ?? '', swept)).toBe(0)
  })

  test('nothing that may not be sold', () => {
    for (const text of ['', 'abc', '0.50', '1000.01'])
      expect(orderedShares(text, { ...limits, minHoldShares: '5.00' })).toBeNull()
  })
})

describe('what may be sold', () => {
  test.each<[string, SaleLimits, SaleProblem['code'] | null]>([
    ['', limits, 'empty'],
    ['  ', limits, 'empty'],
    ['abc', limits, 'notANumber'],
    ['0', limits, 'notANumber'],
    ['0.00', limits, 'notANumber'],
    ['1000', limits, null],
    ['1000.01', limits, 'aboveUsable'],
    ['0.99', limits, 'belowMinimum'],
    ['1', limits, null],
    ['0.50', { ...limits, usable: '0.50' }, null],
    ['0.49', { ...limits, usable: '0.50' }, 'belowMinimum'],
    ['10000', quick, null],
    ['10000.01', quick, 'aboveQuickLeft'],
    ['40000', quick, 'aboveUsable'],
    ['0.01', { ...quick, quickLeft: '0.00' }, 'aboveQuickLeft'],
  ])('%s shares', (text, of, code) => {
    expect(saleProblem(text, of)?.code ?? null).toBe(code)
  })

  test('the most is what the day leaves of a quick withdrawal', () => {
    expect(mostToSell(limits)).toBe('1000.00')
    expect(mostToSell(quick)).toBe('10000.00')
    expect(mostToSell({ ...quick, usable: '20.00' })).toBe('20.00')
  })
})

describe('parts of a holding', () => {
  test.each([
    ['1000.00', 3, '333.33'],
    ['100.01', 2, '50.01'],
    ['0.01', 1, '0.01'],
    ['0.01', 3, '0.00'],
    ['11339.37', 1, '11339.37'],
  ] as const)('of %s in %i are rounded down', (usable, parts, part) => {
    expect(shareOfHolding(usable, parts)).toBe(part)
  })

  test('no part is above the whole, and all is all', () => {
    const holding = fc.integer({ min: 1, max: 10 ** 12 })
    fc.assert(
      fc.property(holding, fc.constantFrom(1 as const, 2 as const, 3 as const), (n, parts) => {
        const usable = (n / 100).toFixed(2)
        expect(compare(shareOfHolding(usable, parts), usable)).toBeLessThanOrEqual(0)
        expect(shareOfHolding(usable, 1)).toBe(usable)
      }),
    )
  })
})
