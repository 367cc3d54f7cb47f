// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { sessionStore } from '#platform/stores/session-store.ts'
import { roomIn, storedIn } from './storage-list.ts'

beforeEach(() => sessionStorage.clear())

test('lists stored entries by purpose', () => {
  sessionStorage.setItem('openId', 'abc')
  sessionStorage.setItem('draft:purchase', '{}')
  expect(storedIn(sessionStorage)).toEqual({
    session: [{ key: 'openId', size: 9 }],
    drafts: [{ key: 'draft:purchase', size: 16 }],
  })
})

test('measures the room that is left, and restores the storage', () => {
  sessionStorage.setItem('openId', 'abc')
  const room = roomIn(sessionStore)
  expect(room).toBeGreaterThan(1_000_000)
  expect(Object.keys(sessionStorage)).toEqual(['openId'])
  sessionStorage.setItem('much', 'x'.repeat(room / 2))
  expect(roomIn(sessionStore)).toBeLessThanOrEqual(room / 2)
})
