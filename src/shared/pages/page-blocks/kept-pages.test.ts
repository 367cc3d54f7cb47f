// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetOwned } from '#session/owned-keys.ts'
import { forgetPage, forgetPagesOfOthers, keepPage, keptPage, type KeptPage } from './kept-pages.ts'

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
const NAMES = ['open', 'of-a', 'of-b']
const kept = (owner: string) => NAMES.filter((name) => keptPage(name, owner) !== null)
const keys = () => Object.keys(localStorage).toSorted()

beforeEach(() => {
  localStorage.clear()
  keepPage('open', page('open', false), 'digest-a')
  keepPage('of-a', page('of-a', true), 'digest-a')
  keepPage('of-b', page('of-b', true), 'digest-b')
})

test('a page that was cut for a user is read by that user alone, others by everybody', () => {
  expect([kept('digest-a'), kept('digest-b'), kept('')]).toEqual([
    ['open', 'of-a'],
    ['open', 'of-b'],
    ['open'],
  ])
})

test('the end of a session deletes what was cut for its user, whatever code is loaded', () => {
  forgetOwned(localStorage)
  expect(keys()).toEqual(['page:open'])
})

test.each([
  ['digest-a', ['own:page:of-a', 'page:open']],
  ['', ['page:open']],
])('the pages of all users but %j are deleted', (owner, left) => {
  forgetPagesOfOthers(owner)
  expect(keys()).toEqual(left)
})

test('a user has the own copy before the open one, until the page is open to everybody', () => {
  keepPage('open', page('cut', true), 'digest-a')
  expect(['digest-a', 'digest-b'].map((owner) => keptPage('open', owner)?.page.pageId)).toEqual([
    'cut',
    'open',
  ])
  keepPage('open', page('later', false), 'digest-a')
  expect(keptPage('open', 'digest-a')?.page.pageId).toBe('later')
})

test('what somebody without a user was shown is open', () => {
  keepPage('guest', page('guest', true), '')
  expect(keptPage('guest', 'digest-a')?.page.pageId).toBe('guest')
})

test('a page that is over is forgotten, and what cannot be read is no page', () => {
  forgetPage('open')
  localStorage.setItem('own:page:of-a', '{"owner":"digest-a"')
  expect(kept('digest-a')).toEqual([])
})

test('a copy that an older version stored with its user is not read, and deleted', () => {
  const older = { owner: 'o-a', at: 1, page: page('older', true) }
  localStorage.setItem('page:older', JSON.stringify(older))
  expect(keptPage('older', 'o-a')).toBeNull()
  keepPage('open', page('open', false), '')
  expect(keys()).not.toContain('page:older')
})

test('of more than twenty the oldest go', () => {
  vi.useFakeTimers({ now: Date.now() + 1_000 })
  for (let at = 0; at < 20; at += 1) {
    keepPage(`n${at}`, page(`n${at}`, false), '')
    vi.advanceTimersByTime(1)
  }
  vi.useRealTimers()
  forgetOwned(localStorage)
  expect(keys()).toHaveLength(20)
  for (let at = 0; at < 20; at += 1) expect(keptPage(`n${at}`, '')).not.toBeNull()
})

test('a page is stored without reading those that are stored already', () => {
  const parse = vi.spyOn(JSON, 'parse')
  keepPage('one-more', page('one-more', true), 'digest-a')
  expect(parse).not.toHaveBeenCalled()
  parse.mockRestore()
  expect(keptPage('one-more', 'digest-a')).not.toBeNull()
})
