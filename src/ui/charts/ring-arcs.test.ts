import { expect, test } from 'vitest'
import { ringArcs } from './ring-arcs.ts'

test('parts follow one another with a gap, and fill the ring', () => {
  const arcs = ringArcs([1, 1, 2], 300)
  expect(arcs.map(({ from }) => Math.round(from))).toEqual([0, 76, 151])
  expect(arcs.reduce((sum, { length }) => sum + length, 0)).toBeCloseTo(294)
})

test('a single part is the whole ring, a small one can be seen, none is drawn of nothing', () => {
  expect(ringArcs([5, 0], 300)).toEqual([
    { from: 0, length: 300 },
    { from: 0, length: 0 },
  ])
  expect(ringArcs([1, 1_000_000], 300)[0]?.length).toBeGreaterThan(2.5)
  expect(ringArcs([], 300)).toEqual([])
})
