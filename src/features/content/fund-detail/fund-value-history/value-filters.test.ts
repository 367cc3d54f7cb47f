import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { valueFilterBar, withValueFilter } from './value-filters.ts'

describe('the filters of net values', () => {
  test.each([
    ['set a range', {}, 'range', '3m', { range: '3m' }],
    [
      'remove the range when all is chosen',
      { range: '3m', only: 'dividend' },
      'range',
      'all',
      { only: 'dividend' },
    ],
    [
      'keep the range when dividends are chosen',
      { range: '1y' },
      'only',
      'dividend',
      { range: '1y', only: 'dividend' },
    ],
    ['show every day again when all is chosen', { only: 'dividend' }, 'only', 'all', {}],
    ['ignore an unknown option', { range: '1y' }, 'range', '9y', { range: '1y' }],
  ] as const)('change the address by a choice: they %s', (_, before, key, value, expected) => {
    expect(withValueFilter(before, key, value)).toEqual(expected)
  })

  test('accept every option of the bar', () => {
    for (const { key, options } of valueFilterBar({})) {
      for (const option of options.slice(1)) {
        expect(withValueFilter({}, key, option.key)).toEqual({ [key]: option.key })
      }
    }
  })
})

describe('an address', () => {
  test.each([
    ['an unknown range', { range: '9y' }],
    ['an unknown kind of day', { only: 'all' }],
  ])('with %s is refused', (_, query) => {
    expect(v.is(fundDetailPaths.fundValueHistory.fields, { fundCode: '980301', ...query })).toBe(
      false,
    )
  })

  test.each([
    [{ from: '20250230', to: '20250301' }, false],
    [{ from: '2025-01-01', to: '20250301' }, false],
    [{ from: '20250101', to: '20250301' }, true],
    [{}, true],
  ])('with the days %o is valid: %o', (query, fits) => {
    expect(v.is(fundDetailPaths.historicalWorth.fields, { fundCode: '980301', ...query })).toBe(
      fits,
    )
  })
})
