import { expect, test } from 'vitest'
import { goalProgress } from './goal-progress.ts'

test.each([
  ['0.00', '10.00', 0],
  ['-5.00', '10.00', 0],
  ['3.33', '10.00', 33],
  ['9.99', '10.00', 99],
  ['10.00', '10.00', 100],
  ['25.00', '10.00', 100],
])('a rate of %s towards %s is %i percent of the way', (rate, goal, progress) => {
  expect(goalProgress(rate, goal)).toBe(progress)
})
