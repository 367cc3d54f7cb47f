import { expect, test } from 'vitest'
import { barShapes } from './bar-shapes.ts'

test('gains stand on the zero line and losses hang from it, on one scale', () => {
  expect(barShapes([30, -10, 0])).toEqual({
    zero: 75,
    shapes: [
      { top: 0, height: 75 },
      { top: 75, height: 25 },
      { top: 75, height: 0 },
    ],
  })
})

test.each([
  [[5, 10], 100],
  [[-5, -10], 0],
  [[0, 0], 100],
  [[], 100],
])('the zero line of %j is at %i percent', (values, zero) => {
  expect(barShapes(values).zero).toBe(zero)
})
