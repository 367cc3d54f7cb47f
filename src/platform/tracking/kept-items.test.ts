// @vitest-environment jsdom
import * as v from 'valibot'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { KeptItems } from './kept-items.ts'

const items = () => new KeptItems('probe:', v.object({ words: v.string() }))
const words = (all: ReturnType<typeof items>) => all.all().map(({ item }) => item.words)

beforeEach(() => localStorage.clear())

test('items outlive the page, the oldest first, and two tabs keep each other’s', () => {
  const [one, other] = [items(), items()]
  one.put('b', 2, { words: 'second' })
  other.put('a', 1, { words: 'first' })
  expect(words(items())).toEqual(['first', 'second'])
  one.remove('a')
  expect(words(other)).toEqual(['second'])
})

test('what cannot be read is deleted, and what is not its own is left', () => {
  localStorage.setItem('probe:x', 'no json')
  localStorage.setItem('probe:y', '{"at":1,"item":{"words":3}}')
  localStorage.setItem('else', 'no json')
  expect(words(items())).toEqual([])
  expect(Object.keys(localStorage)).toEqual(['else'])
})

test('in a window that keeps nothing items last as long as the page', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  onTestFinished(() => refuse.mockRestore())
  const page = items()
  page.put('a', 1, { words: 'kept' })
  expect(words(page)).toEqual(['kept'])
  page.clear()
  expect(words(page)).toEqual([])
})
