import { expect, test } from 'vitest'
import { filterChoices, fitsFilter, NO_FILTER } from './manager-filter.ts'

const growth = { style: '成长', fundTypes: ['股票型', '混合型'], years: 10 }
const bonds = { style: '久期', fundTypes: ['债券型'], years: 9 }

test.each([
  [{}, [growth, bonds]],
  [{ style: '成长' }, [growth]],
  [{ type: '债券型' }, [bonds]],
  [{ type: '混合型' }, [growth]],
  [{ years: 'over10' as const }, [growth]],
  [{ years: 'under10' as const }, [bonds]],
  [{ style: '成长', type: '债券型' }, []],
])('the filter %j of managers leaves %j', (filter, left) => {
  expect([growth, bonds].filter((it) => fitsFilter(it, { ...NO_FILTER, ...filter }))).toEqual(left)
})

test('each style and kind can be chosen once', () => {
  const empty = { style: '', fundTypes: [], years: 3 }
  expect(filterChoices([growth, bonds, growth, empty])).toEqual({
    styles: ['成长', '久期'],
    types: ['股票型', '混合型', '债券型'],
  })
})
