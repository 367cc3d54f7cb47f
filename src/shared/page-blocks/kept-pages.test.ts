// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetPage, forgetPrivatePages, keepPage, keptPage, type KeptPage } from './kept-pages.ts'

const page = (pageId: string, isPrivate: boolean): KeptPage['page'] => ({
  pageId,
  slot: null,
  version: 1,
  hash: 'a'.repeat(64),
  doc: {},
  private: isPrivate,
  arm: null,
  serverTime: '20260311090000',
  nextChangeAt: null,
  preview: null,
})
const kept = (openId: string) =>
  ['open', 'of-a', 'of-b'].filter((name) => keptPage(name, openId) !== null)

beforeEach(() => {
  localStorage.clear()
  keepPage('open', page('open', false), 'o-a')
  keepPage('of-a', page('of-a', true), 'o-a')
  keepPage('of-b', page('of-b', true), 'o-b')
})

test('a page that was cut for a user is theirs alone, others are everybody’s', () => {
  expect([kept('o-a'), kept('o-b'), kept('')]).toEqual([
    ['open', 'of-a'],
    ['open', 'of-b'],
    ['open'],
  ])
})

test.each([
  ['o-a', ['page:of-a', 'page:open']],
  ['', ['page:open']],
])('of all but %j private pages are deleted', (openId, left) => {
  forgetPrivatePages(openId)
  expect(Object.keys(localStorage).toSorted()).toEqual(left)
})

test('a page that is over is forgotten, and what cannot be read is no page', () => {
  forgetPage('open')
  localStorage.setItem('page:of-a', '{"owner":"o-a"')
  expect(kept('o-a')).toEqual([])
})

test('of more than twenty the oldest go', () => {
  vi.useFakeTimers({ now: Date.now() + 1_000 })
  for (let at = 0; at < 20; at += 1) {
    keepPage(`n${at}`, page(`n${at}`, false), '')
    vi.advanceTimersByTime(1)
  }
  vi.useRealTimers()
  expect(Object.keys(localStorage)).toHaveLength(20)
  for (let at = 0; at < 20; at += 1) expect(keptPage(`n${at}`, '')).not.toBeNull()
})
