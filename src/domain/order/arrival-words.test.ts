import { expect, test } from 'vitest'
import { arrivalWords } from './arrival-words.ts'

test.each([
  [[2, 4], 'T+2 至 T+4 日到账'],
  [[1, 1], 'T+1 日到账'],
] as const)('names the days of arrival %j as %s', (days, words) => {
  expect(arrivalWords(days)).toBe(words)
})
