import { expect, it } from 'vitest'
import { movedPoints, positionMove } from './position-change.ts'

it.each([
  ['0.00', '3.20', 'new', '3.20'],
  ['3.20', '4.05', 'more', '0.85'],
  ['4.05', '3.20', 'less', '-0.85'],
  ['3.20', '0.00', 'out', '-3.20'],
  ['3.20', '3.20', null, '0.00'],
  ['0.00', '0.00', null, '0.00'],
])('a share of %s %% that is %s %% now is %s, by %s points', (before, after, move, points) => {
  expect(positionMove({ before, after })).toBe(move)
  expect(Number(movedPoints({ before, after }))).toBe(Number(points))
})
