// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { dropOwner, forgetOwned, isOwner, leaveOwned, nameOwner, ownedKey } from './owned-keys.ts'

test('deletes what belongs to a user, and nothing else', () => {
  localStorage.setItem(ownedKey('a'), '1')
  localStorage.setItem(ownedKey('b:c'), '2')
  localStorage.setItem('theme', 'dark')
  forgetOwned(localStorage)
  expect(Object.keys(localStorage)).toEqual(['theme'])
})

test('does not throw if the browser denies access to its storage', () => {
  const refusing = new Proxy(localStorage, {
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(() => forgetOwned(refusing)).not.toThrow()
})

test('stored data has no owner before one is named, and none after they have left', () => {
  localStorage.clear()
  expect(isOwner(localStorage, '')).toBe(true)
  nameOwner(localStorage, 'digest-a')
  localStorage.setItem(ownedKey('a'), '1')
  expect(isOwner(localStorage, 'digest-a')).toBe(true)
  expect(isOwner(localStorage, 'digest-b')).toBe(false)
  expect(leaveOwned(localStorage)).toBe('digest-a')
  expect(localStorage.getItem(ownedKey('a'))).toBe(null)
  dropOwner(localStorage, 'digest-a')
  expect(localStorage).toHaveLength(0)
  expect(isOwner(localStorage, '')).toBe(true)
})

test('a page deletes nothing once another page has named another owner', () => {
  nameOwner(localStorage, 'digest-a')
  // As the page of another user does.
  localStorage.setItem('owner', 'digest-b')
  localStorage.setItem(ownedKey('a'), '1')
  expect(leaveOwned(localStorage)).toBe(null)
  dropOwner(localStorage, 'digest-a')
  expect(isOwner(localStorage, 'digest-b')).toBe(true)
  expect(localStorage.getItem(ownedKey('a'))).toBe('1')
})
