import { expect, it } from 'vitest'
import { meanDeviation, trackingError } from './tracking-error.ts'

const INDEX = [1.02, -0.55, 0.31, 0.8, -1.2]
const FUND = [1.0, -0.52, 0.3, 0.75, -1.17]

it('a tracking error is the deviation of daily differences, times the root of 250', () => {
  expect(trackingError(FUND, INDEX)?.toFixed(4)).toBe('0.5431')
})

it('an index against itself has none, however far apart the levels are', () => {
  expect(trackingError(INDEX, INDEX)).toBe(0)
  const ahead = INDEX.map((change) => change + 0.5)
  expect(trackingError(ahead, INDEX)).toBeCloseTo(0, 10)
})

it.each([[[], []] as const, [[1], [1]] as const])('%j against %j is not known', (own, index) => {
  expect(trackingError(own, index)).toBeNull()
})

it('the mean deviation is that of the differences without their sign', () => {
  expect(meanDeviation(FUND, INDEX)?.toFixed(4)).toBe('0.0280')
  expect(meanDeviation([], INDEX)).toBeNull()
})
