import { expect, test } from 'vitest'
import { givenUp, MOST_AGE_MS, MOST_BATCHES, pauseAfter } from './batches.ts'

test.each([
  [0, 10],
  [1, 10],
  [2, 20],
  [3, 40],
  [5, 160],
  [6, 300],
  [50, 300],
])('after %i failures in a row it rests %i seconds', (failures, seconds) => {
  expect(pauseAfter(failures)).toBe(seconds * 1_000)
})

const NOW = 10 * MOST_AGE_MS
const waiting = (count: number, at = (index: number) => NOW - index) =>
  Array.from({ length: count }, (_, index) => ({ key: `${index}`, at: at(index) }))
const keys = (all: readonly { key: string }[]) => all.map(({ key }) => key)

test.each([0, 1, MOST_BATCHES])('of %i batches none is given up', (count) => {
  expect(givenUp(waiting(count), NOW)).toEqual([])
})

test('the oldest of too many batches are given up', () => {
  expect(keys(givenUp(waiting(MOST_BATCHES + 2), NOW)).toSorted()).toEqual(['30', '31'])
})

test('a batch is given up after a week, to the millisecond', () => {
  const old = waiting(3, (index) => NOW - MOST_AGE_MS + 1 - index)
  expect(keys(givenUp(old, NOW))).toEqual(['2'])
})

test('what is too old does not count as too many', () => {
  const old = [...waiting(MOST_BATCHES), { key: 'old', at: 0 }]
  expect(keys(givenUp(old, NOW))).toEqual(['old'])
})
