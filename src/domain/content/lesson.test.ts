import { expect, test } from 'vitest'
import {
  creditedSeconds,
  heardSeconds,
  isHeard,
  isLearned,
  learnedPercent,
  lessonStep,
  playedSeconds,
  slideAt,
  startSecond,
  type Played,
} from './lesson.ts'

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
  ['a text that was read', { hasText: true, read: true, heard: 0 }, true],
  ['a text that was not read to its end', { hasText: true, read: false, heard: 0 }, false],
  ['a recording whose text was read', { hasText: true, read: true, heard: 5 }, true],
  ['a recording that was heard', { hasText: true, read: false, heard: 87 }, true],
  ['a recording without a text, said to be read', { hasText: false, read: true, heard: 86 }, false],
  ['a recording without a text that was heard', { hasText: false, read: false, heard: 87 }, true],
])('the lesson is learned by $0: $2', (_, learned, isDone) => {
  expect(isLearned({ ...learned, whole: 96 })).toBe(isDone)
})

test.each([
  [null, 'new'],
  [{ seconds: 0, heard: 0, done: false, passed: false }, 'new'],
  [{ seconds: 1, heard: 1, done: false, passed: false }, 'begun'],
  [{ seconds: 0, heard: 0, done: true, passed: false }, 'quiz'],
  [{ seconds: 480, heard: 0, done: true, passed: true }, 'passed'],
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

test.each<readonly [string, readonly Played[], number]>([
  ['nothing', [], 0],
  ['the whole', [[0, 96]], 96],
  ['the end alone', [[86.5, 96]], 9.5],
  [
    'two parts',
    [
      [0, 10],
      [50, 60],
    ],
    20,
  ],
  [
    'two parts, the later one first',
    [
      [50, 60],
      [0, 10],
    ],
    20,
  ],
  [
    'a part twice',
    [
      [0, 30],
      [0, 30],
    ],
    30,
  ],
  [
    'a part and what is within it',
    [
      [0, 30],
      [10, 20],
    ],
    30,
  ],
  [
    'parts that overlap',
    [
      [0, 30],
      [20, 50],
    ],
    50,
  ],
  [
    'parts that touch',
    [
      [0, 30],
      [30, 50],
    ],
    50,
  ],
  ['no time at a place', [[40, 40]], 0],
])('of %s so many seconds were played', (_, ranges, seconds) => {
  expect(playedSeconds(ranges)).toBe(seconds)
})

test.each<readonly [string, { seconds: number; heard: number }, readonly Played[], number]>([
  ['a first visit', { seconds: 0, heard: 0 }, [[0, 40]], 40],
  ['the rest of what was left', { seconds: 48, heard: 48 }, [[48, 96]], 96],
  ['the same part in a second visit', { seconds: 48, heard: 48 }, [[0, 48]], 48],
  ['the same part and some more', { seconds: 48, heard: 48 }, [[0, 60]], 60],
  ['a part that was skipped before', { seconds: 90, heard: 10 }, [[10, 60]], 60],
  ['more than was skipped before', { seconds: 60, heard: 40 }, [[0, 60]], 60],
  ['beyond its length', { seconds: 96, heard: 96 }, [[0, 97]], 96],
  ['nothing', { seconds: 48, heard: 20 }, [], 20],
])('with %s, so much was heard in all', (_, before, played, heard) => {
  expect(heardSeconds(before, played, 96)).toBe(heard)
})

test.each([
  ['the first, of a quarter of a minute at twice the speed', 30, 0, null, 30],
  ['the first, of all at once', 96, 0, null, 30],
  ['one at the speed of life', 45, 30, 15, 45],
  ['one at twice the speed', 60, 30, 15, 60],
  ['one faster than any player', 96, 30, 15, 60],
  ['one at the same moment', 96, 30, 0, 30],
  ['one long after', 96, 30, 86_400, 96],
  ['one of less than before', 10, 30, 15, 30],
  ['one by a clock that was set back', 96, 30, -60, 30],
])('of a report, %s, so much counts', (_, claimed, before, elapsed, counts) => {
  expect(creditedSeconds({ claimed, before, elapsed })).toBe(counts)
})
