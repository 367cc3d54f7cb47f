// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openByDeepLink } from './deep-link.ts'

/** A page that records where it was sent instead of going there, and that can be hidden. */
function fakePage() {
  const sent: string[] = []
  const document = new EventTarget()
  const state = { hidden: false }
  Object.defineProperty(document, 'hidden', { get: () => state.hidden })
  const page = Object.assign(new EventTarget(), {
    document,
    performance,
    setTimeout: globalThis.setTimeout.bind(globalThis),
    clearTimeout: globalThis.clearTimeout.bind(globalThis),
    location: {
      set href(address: string) {
        sent.push(address)
      },
    },
  })
  const hide = () => {
    state.hidden = true
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return { page, sent, hide }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Page = Parameters<typeof openByDeepLink>[1]
const isPage = (page: object): page is NonNullable<Page> => 'location' in page

function open() {
  const { page, sent, hide } = fakePage()
  if (!isPage(page)) throw new Error('not a page')
  const ends: string[] = []
  void openByDeepLink('hean://home', page).then((end) => ends.push(end))
  return { page, sent, hide, ends }
}

test('openByDeepLink opens the address at once', () => {
  expect(open().sent).toEqual(['hean://home'])
})

test('openByDeepLink resolves with opened when the page is hidden', async () => {
  const { hide, ends } = open()
  await vi.advanceTimersByTimeAsync(900)
  hide()
  await vi.advanceTimersByTimeAsync(0)
  expect(ends).toEqual(['opened'])
})

test('openByDeepLink resolves with notOpened after 4100 ms when the page stays visible', async () => {
  const { ends } = open()
  await vi.advanceTimersByTimeAsync(4_099)
  expect(ends).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(ends).toEqual(['notOpened'])
})

test('openByDeepLink resolves with opened when the timer was suspended behind the app', async () => {
  const { ends } = open()
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  await vi.advanceTimersByTimeAsync(4_100)
  expect(ends).toEqual(['opened'])
  now.mockRestore()
})
