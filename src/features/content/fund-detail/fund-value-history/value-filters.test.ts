import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { valueFilterBar, withValueFilter } from './value-filters.ts'

describe('the filters of net values', () => {
  test.each([
    ['take a range', {}, 'range', '3m', { range: '3m' }],
    [
      'drop the range for all',
      { range: '3m', only: 'dividend' },
      'range',
      'all',
      { only: 'dividend' },
    ],
    [
      'keep the range beside dividends',
      { range: '1y' },
      'only',
      'dividend',
      { range: '1y', only: 'dividend' },
    ],
    ['drop dividends for all', { only: 'dividend' }, 'only', 'all', {}],
    ['ignore what is no choice', { range: '1y' }, 'range', '9y', { range: '1y' }],
  ] as const)('%s', (_, before, key, value, expected) => {
    expect(withValueFilter(before, key, value)).toEqual(expected)
  })

  test('every option of the bar is a choice that the address takes', () => {
    for (const { key, options } of valueFilterBar({})) {
      for (const option of options.slice(1)) {
        expect(withValueFilter({}, key, option.key)).toEqual({ [key]: option.key })
      }
    }
  })
})

describe('an address', () => {
  test.each([
    ['a range that there is not', { range: '9y' }],
    ['something else to show', { only: 'all' }],
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
  ])('with the days %o is fit: %o', (query, fits) => {
    expect(v.is(fundDetailPaths.historicalWorth.fields, { fundCode: '980301', ...query })).toBe(
      fits,
    )
  })
})
