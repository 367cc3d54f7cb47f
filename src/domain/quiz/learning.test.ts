import { expect, test } from 'vitest'
import { isPassed, levelReached, unitStates } from './learning.ts'

const passed = (times: number) => Array.from({ length: 12 }, (_, at) => at < times)

test.each([
  [0, 0],
  [2, 0],
  [3, 1],
  [8, 2],
  [12, 4],
])('with %i units passed the level is %i', (times, level) => {
  expect(levelReached(passed(times))).toBe(level)
})

test('units open one after another, and a gap closes what is behind it', () => {
  expect(unitStates([true, false, false])).toEqual(['passed', 'open', 'locked'])
  expect(unitStates([false, true, false])).toEqual(['open', 'passed', 'locked'])
  expect(levelReached([true, true, false, true])).toBe(0)
})

test('two of three right answers pass', () => {
  expect([0, 1, 2, 3].map(isPassed)).toEqual([false, false, true, true])
})
