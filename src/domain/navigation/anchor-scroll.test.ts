import { expect, test } from 'vitest'
import { anchorIn, nextOffset } from './anchor-scroll.ts'

/** Every offset on the way. */
function way(from: number, to: number): number[] {
  const offsets = [from]
  for (let now = from; now !== to && offsets.length < 200; offsets.push(now)) {
    now = nextOffset(now, to)
  }
  return offsets
}

test.each([
  [0, 1_000],
  [1_000, 0],
  [0, 1],
  [300.5, 300],
])('goes from %d to %d without turning back, and arrives within a second', (from, to) => {
  const offsets = way(from, to)
  expect(offsets[offsets.length - 1]).toBe(to)
  expect(offsets.length).toBeLessThan(60)
  const steps = offsets.slice(1).map((it, at) => it - (offsets[at] ?? 0))
  expect(steps.every((step) => Math.sign(step) === Math.sign(to - from))).toBe(true)
})

test('is there at once where there is nothing to go', () => {
  expect(way(40, 40)).toEqual([40])
})

test.each([
  ['', null],
  ['#', null],
  ['#fees', 'fees'],
  ['#%E8%B4%B9%E7%94%A8', '费用'],
  ['#%E4%A', null],
])('the fragment %s names %s', (hash, id) => {
  expect(anchorIn(hash)).toBe(id)
})
