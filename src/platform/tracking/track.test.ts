// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { TimedSignal } from './track.ts'

/** The modules as a page that has just begun has them. */
async function freshPage(answer: 'agreed' | 'unasked' | 'declined') {
  vi.resetModules()
  const { consent } = await import('#platform/consent.ts')
  const { track, trackPage, trackTo } = await import('./track.ts')
  consent.answer = answer
  const heard: TimedSignal['signal'][] = []
  return { consent, track, trackPage, heard, start: () => trackTo((it) => heard.push(it.signal)) }
}

beforeEach(() => vi.useRealTimers())

test('what is said before the engine is there is heard by it, in order', async () => {
  const page = await freshPage('agreed')
  const close = page.trackPage('/')
  page.track({ name: 'exposure', what: 'qaBox', id: '1' })
  close()
  page.trackPage('/asset/holdList')
  page.start()
  page.track({ name: 'visit' })
  expect(page.heard.map(({ name }) => name)).toEqual([
    'opened',
    'exposure',
    'closed',
    'opened',
    'visit',
  ])
})

test.each(['unasked', 'declined'] as const)(
  'of a user whose answer is %s nothing is kept but which page is in view, once agreed',
  async (answer) => {
    const page = await freshPage(answer)
    page.trackPage('/')()
    page.trackPage('/asset/holdList')
    page.track({ name: 'exposure', what: 'qaBox', id: '1' })
    page.consent.answer = 'agreed'
    page.start()
    expect(page.heard).toEqual([{ name: 'opened', row: '/asset/holdList' }])
  },
)

test('after the agreement is withdrawn nothing is heard any more', async () => {
  const page = await freshPage('agreed')
  page.start()
  page.consent.answer = 'declined'
  page.track({ name: 'visit' })
  expect(page.heard).toEqual([])
})

test('what was said before the engine was there is forgotten with the agreement', async () => {
  const page = await freshPage('agreed')
  page.trackPage('/')
  page.track({ name: 'exposure', what: 'qaBox', id: '1' })
  page.consent.answer = 'declined'
  page.start()
  expect(page.heard).toEqual([])
})

test('a page that never gets its engine keeps a bounded number of signals', async () => {
  const page = await freshPage('agreed')
  for (let index = 0; index < 500; index += 1) page.track({ name: 'visit' })
  page.start()
  expect(page.heard).toHaveLength(50)
})
