import { expect, test } from 'vitest'
import { nearestTargetYear } from './target-year.ts'

test.each([
  ['the year itself', 2045, [2035, 2045, 2055], 2045],
  ['the nearest below', 2047, [2035, 2045, 2055], 2045],
  ['the nearest above', 2051, [2035, 2045, 2055], 2055],
  ['the later of two as near', 2040, [2045, 2035], 2045],
  ['the last for who is young', 2090, [2035, 2060], 2060],
  ['none without funds', 2045, [], null],
] as const)('the search for a target year finds %s', (_, retirement, years, nearest) => {
  expect(nearestTargetYear(retirement, years)).toBe(nearest)
})
