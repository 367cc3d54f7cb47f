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

test('sends the page to the app at once', () => {
  expect(open().sent).toEqual(['hean://home'])
})

test('has opened the app when the page goes out of sight', async () => {
  const { hide, ends } = open()
  await vi.advanceTimersByTimeAsync(900)
  hide()
  await vi.advanceTimersByTimeAsync(0)
  expect(ends).toEqual(['opened'])
})

test('has not, when the page is still in sight after 4100 ms, and says so no sooner', async () => {
  const { ends } = open()
  await vi.advanceTimersByTimeAsync(4_099)
  expect(ends).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(ends).toEqual(['notOpened'])
})

test('has opened it when the timer slept behind the app', async () => {
  const { ends } = open()
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  await vi.advanceTimersByTimeAsync(4_100)
  expect(ends).toEqual(['opened'])
  now.mockRestore()
})
