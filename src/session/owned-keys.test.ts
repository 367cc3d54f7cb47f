// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { forgetOwned, ownedKey } from './owned-keys.ts'

test('deletes what belongs to a user, and nothing else', () => {
  localStorage.setItem(ownedKey('a'), '1')
  localStorage.setItem(ownedKey('b:c'), '2')
  localStorage.setItem('theme', 'dark')
  forgetOwned(localStorage)
  expect(Object.keys(localStorage)).toEqual(['theme'])
})

test('a device that refuses its storage is no failure', () => {
  const refusing = new Proxy(localStorage, {
    ownKeys: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(() => forgetOwned(refusing)).not.toThrow()
})
