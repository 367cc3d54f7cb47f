// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetOwned } from '#session/owned-keys.ts'
import { keepOpened, keepPlace, readingIn, readingText, watchReading } from './device-reading.ts'

const reading = (owner: string) => readingIn(readingText(localStorage, owner), owner)
const open = (owner: string, itemId: string) => keepOpened(localStorage, owner, itemId)

beforeEach(() => {
  localStorage.clear()
})

afterEach(() => {
  vi.restoreAllMocks()
})

test('what one user opened is not marked for another', () => {
  open('o-1', 'd-1')
  expect(reading('o-1').opened).toEqual(['d-1'])
  expect(reading('o-2').opened).toEqual([])
  expect(reading('').opened).toEqual([])
  open('o-2', 'd-2')
  expect(reading('o-1').opened).toEqual([])
})

test('the latest three hundred are retained', () => {
  for (let no = 1; no <= 310; no += 1) open('o-1', `d-${no}`)
  open('o-1', 'd-20')
  const { opened } = reading('o-1')
  expect([opened.length, opened[0], opened.at(-1)]).toEqual([300, 'd-11', 'd-20'])
})

test('the latest place of each text is retained, and whether it was ever read to its end', () => {
  keepPlace(localStorage, 'o-1', 'k-1', { chapter: 5, offset: 0.4, done: true })
  keepPlace(localStorage, 'o-1', 'k-2', { chapter: 2, offset: 0, done: false })
  keepPlace(localStorage, 'o-1', 'k-1', { chapter: 1, offset: 0.2, done: false })
  expect(reading('o-1').places).toEqual([
    ['k-2', { chapter: 2, offset: 0, done: false }],
    ['k-1', { chapter: 1, offset: 0.2, done: true }],
  ])
})

test('fifty places are retained, the latest ones', () => {
  for (let no = 1; no <= 60; no += 1) {
    keepPlace(localStorage, '', `k-${no}`, { chapter: 1, offset: 0, done: false })
  }
  const { places } = reading('')
  expect(places).toHaveLength(50)
  expect(places[0]?.[0]).toBe('k-11')
})

test('each change calls the listeners back', () => {
  const listener = vi.fn<() => void>()
  const end = watchReading(listener)
  open('o-1', 'd-1')
  end()
  open('o-1', 'd-2')
  expect(listener).toHaveBeenCalledTimes(1)
})

test('signing out deletes what the user has read, and keeps what was read signed out', () => {
  open('', 'd-9')
  open('o-1', 'd-1')
  forgetOwned(localStorage)
  expect(reading('o-1').opened).toEqual([])
  expect(reading('').opened).toEqual(['d-9'])
})

test.each(['', '{', '{"owner":"o-1"}', '[]', '{"owner":"o-1","opened":[],"places":[["k",{}]]}'])(
  'text that cannot be read counts as nothing read: %j',
  (text) => {
    expect(readingIn(text, 'o-1')).toEqual({ owner: 'o-1', opened: [], places: [] })
  },
)

test('a full storage is no error', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  open('o-1', 'd-1')
  expect(reading('o-1').opened).toEqual([])
})
