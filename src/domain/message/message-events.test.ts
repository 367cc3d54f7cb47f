import { expect, test } from 'vitest'
import { messageLock, unreadBadge } from './message-events.ts'

test.each([
  ['none', []],
  ['none', [false, false]],
  ['some', [true, false]],
  ['all', [true]],
] as const)('%s of the events must be sent where they are %j', (lock, events) => {
  expect(messageLock(events.map((legal) => ({ legal })))).toBe(lock)
})

test.each([
  [-1, null],
  [0, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [12_345, '99+'],
])('the badge of %d unread is %s', (count, badge) => {
  expect(unreadBadge(count)).toBe(badge)
})
