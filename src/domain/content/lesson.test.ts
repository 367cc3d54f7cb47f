import { expect, test } from 'vitest'
import { isHeard, learnedPercent, lessonStep, slideAt, startSecond } from './lesson.ts'

test.each([
  [0, 96, false, 0],
  [86, 96, false, 86],
  [87, 96, true, 0],
  [96, 96, true, 0],
  [500, 96, true, 0],
  [0, 0, false, 0],
])('%i of %i seconds heard: done %s, goes on at %i', (seconds, whole, heard, start) => {
  expect([isHeard(seconds, whole), startSecond(seconds, whole)]).toEqual([heard, start])
})

test.each([
  [null, 'new'],
  [{ seconds: 0, done: false, passed: false }, 'new'],
  [{ seconds: 1, done: false, passed: false }, 'begun'],
  [{ seconds: 0, done: true, passed: false }, 'quiz'],
  [{ seconds: 480, done: true, passed: true }, 'passed'],
] as const)('with %j a lesson is %s', (progress, step) => {
  expect(lessonStep(progress)).toBe(step)
})

test.each([
  [0, 480, 0],
  [239, 480, 49],
  [480, 480, 99],
  [900, 480, 99],
  [5, 0, 0],
])('%i of %i seconds are %i percent', (seconds, whole, percent) => {
  expect(learnedPercent(seconds, whole)).toBe(percent)
})

test('a slide stays until the next begins', () => {
  const slides = [{ second: 0 }, { second: 24 }, { second: 48 }]
  const shown = [0, 23.9, 24, 100].map((second) => slideAt(slides, second)?.second)
  expect(shown).toEqual([0, 0, 24, 48])
  expect(slideAt([], 3)).toBeNull()
})
