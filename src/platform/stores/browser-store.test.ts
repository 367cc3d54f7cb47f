// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { browserStore, keysOf } from './browser-store.ts'
import { deviceStore } from './device-store.ts'
import { sessionStore } from './session-store.ts'

const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}
const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

/** Makes access to a storage of the window throw; returns what ends that. */
function deny(name: 'sessionStorage' | 'localStorage'): () => void {
  const own = Object.getOwnPropertyDescriptor(window, name)
  Object.defineProperty(window, name, { configurable: true, get: denied })
  return () => {
    if (own === undefined) Reflect.deleteProperty(window, name)
    else Object.defineProperty(window, name, own)
  }
}

const newStore = () => browserStore(() => sessionStorage)

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  localStorage.clear()
})

test.each([
  ['sessionStorage', sessionStore],
  ['localStorage', deviceStore],
] as const)('a store works without %s', (name, store) => {
  const allow = deny(name)
  try {
    expect([store.getItem('a'), store.length, store.key(0)]).toEqual([null, 0, null])
    expect(store.setItem('a', '1')).toBe(false)
    store.setItem('b', '2')
    store.removeItem('b')
    expect([store.getItem('a'), store.getItem('b'), keysOf(store)]).toEqual(['1', null, ['a']])
    store.removeItem('a')
    expect([store.getItem('a'), store.length]).toEqual([null, 0])
  } finally {
    allow()
  }
})

test('a store is the storage of the browser where that works', () => {
  const store = newStore()
  sessionStorage.setItem('before', '0')
  expect(store.setItem('a', '1')).toBe(true)
  expect([sessionStorage.getItem('a'), store.getItem('before')]).toEqual(['1', '0'])
  expect(keysOf(store).toSorted()).toEqual(['a', 'before'])
  store.removeItem('before')
  expect(Object.keys(sessionStorage)).toEqual(['a'])
  // Another page of the browser.
  sessionStorage.setItem('a', '2')
  expect(store.getItem('a')).toBe('2')
  sessionStorage.removeItem('a')
  expect([store.getItem('a'), keysOf(store)]).toEqual([null, []])
})

test('a value for which there is no room lasts as long as the page, and no older one comes back', () => {
  const store = newStore()
  store.setItem('a', 'old')
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  expect(store.setItem('a', 'new')).toBe(false)
  expect([store.getItem('a'), keysOf(store)]).toEqual(['new', ['a']])
  expect(sessionStorage.getItem('a')).toBeNull()
  write.mockRestore()
  expect(store.setItem('a', 'newer')).toBe(true)
  expect([store.getItem('a'), sessionStorage.getItem('a'), store.length]).toEqual([
    'newer',
    'newer',
    1,
  ])
})

test('what was written is still there when the storage is closed later, and what was removed is not', () => {
  const store = newStore()
  store.setItem('a', '1')
  store.setItem('b', '2')
  for (const method of ['getItem', 'setItem', 'removeItem', 'key'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(denied)
  expect(store.getItem('a')).toBe('1')
  store.removeItem('b')
  store.setItem('c', '3')
  expect([store.getItem('b'), store.getItem('c'), keysOf(store)]).toEqual([null, '3', ['a', 'c']])
  vi.restoreAllMocks()
  expect([store.getItem('b'), keysOf(store)]).toEqual([null, ['a', 'c']])
})

test('nothing comes back after everything was cleared, even from a storage that refused it', () => {
  const store = newStore()
  store.setItem('a', '1')
  vi.spyOn(Storage.prototype, 'clear').mockImplementation(denied)
  store.clear()
  expect([store.getItem('a'), store.length]).toEqual([null, 0])
  store.setItem('b', '2')
  expect([store.getItem('b'), keysOf(store)]).toEqual(['2', ['b']])
})
