import { expect, test } from 'vitest'
import { circleOf, circlePlace, isUnread } from './circle-items.ts'

const READING = { level: 'basic', minutes: 5, chapters: 3 }

test.each([
  ['circle:tech', 'article', null, 'news'],
  ['circle:tech', 'video', null, 'news'],
  ['circle:tech', 'article', READING, 'chapters'],
  ['circle:tech', 'idea', null, null],
  ['circle:tech', 'discussion', null, null],
  ['vp', 'article', null, null],
  ['vp', 'article', READING, null],
  ['fund:980501', 'article', null, null],
  ['course:c-plan', 'lesson', READING, null],
] as const)('an item of %s, %s, %j is read as %s', (space, kind, reading, place) => {
  expect(circlePlace({ space, kind, reading })).toBe(place)
})

test.each([
  ['circle:medicine', 'medicine'],
  ['vp', null],
  ['fund:980501', null],
])('%s is of the circle %s', (space, circle) => {
  expect(circleOf(space)).toBe(circle)
})

const NOW = '20260311100000'
test.each([
  ['20260311093000', false, true],
  ['20260305000000', false, true],
  ['20260304235959', false, false],
  ['20260311093000', true, false],
])('an item published at %s and opened (%j) is unread (%j)', (publishTime, opened, unread) => {
  const known = new Set(opened ? ['d-1'] : ['d-2'])
  expect(isUnread({ itemId: 'd-1', publishTime }, known, NOW)).toBe(unread)
})
