// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queries } from '#app/data/queries.ts'
import { now14, syncClock } from '#platform/clock.ts'
import { trackTo, type Signal } from '#platform/tracking/track.ts'
import { session } from '#session/session.ts'
import { expectedErrors } from '#ui/testing/printed-errors.ts'
import { leaveTraces, warmPage } from './warm-page.ts'
import { inTime } from '#ui/testing/in-time.ts'

const FUND = '/fund_detail/FundDetailSingle?fundCode=980301'

const page = warmPage()
const { answer, keysFor, names, open, send } = page

beforeEach(() => page.load())
afterEach(page.close)

// First of all: two seconds after a page is opened, its own tracking takes the signals.
test('a page is seen when it is opened, not while it waits', async () => {
  const signals: Signal[] = []
  trackTo(({ signal }) => {
    if (signal.name === 'visit' || signal.name === 'opened') signals.push(signal)
  })
  await inTime(() => expect(names()).toContain('pageReady'))
  expect(signals).toEqual([])
  await open('zhang', FUND)
  await vi.waitFor(
    () =>
      expect(signals).toEqual([
        { name: 'visit' },
        { name: 'opened', row: '/fund_detail/FundDetailSingle' },
      ]),
    { timeout: 60_000 },
  )
})

test('a page that waits shows nothing, keeps nothing and asks for nothing of a user', async () => {
  await inTime(() => expect(names()).toContain('pageReady'))
  expect(page.container().innerHTML).toBe('')
  expect(sessionStorage.length).toBe(0)
  expect(queries.getQueryCache().getAll()).toEqual([])
  expect(session).toMatchObject({ ready: false, openId: '', encOpenId: '' })
  expect(names()).not.toContain('getUserInfo')
  expect(names()).not.toContain('isLoggedIn')
  expect(names()).not.toContain('setPageTitle')
  expect(page.asked).toEqual([])
})

test('a sign-in while it waits changes nothing', async () => {
  page.app().emit({ event: 'loginChanged', data: { loggedIn: true } })
  await inTime(() => expect(names()).toContain('pageReady'))
  expect(names()).not.toContain('getUserInfo')
  expect(session.openId).toBe('')
})

test('screen, data, address and user appear in one frame', async () => {
  const frames: string[] = []
  const observer = new MutationObserver(() => {
    if (page.container().innerHTML !== '')
      frames.push(`${location.pathname} ${page.container().innerHTML}`)
  })
  observer.observe(page.container(), { childList: true, subtree: true })
  expect(await open('zhang', FUND)).toBe('screen')
  observer.disconnect()
  expect(frames[0]).toContain('/fund_detail/FundDetailSingle')
  expect(frames[0]).toContain('禾岸灵活配置混合A')
  expect(history.length).toBe(1)
  expect(sessionStorage.getItem('openId')).toBe(keysFor('zhang').openId)
})

test.each([
  [
    'a screen that needs a sign-in, for someone signed out',
    'nobody',
    '/asset/holdList',
    '登录后',
    [],
  ],
  [
    'an address without its parameters',
    'zhang',
    '/fund_detail/FundDetailSingle',
    '链接不完整或已失效',
    [],
  ],
  [
    'an address that the pack has no screen for',
    'zhang',
    '/nowhere/at/all',
    '没有找到这个页面',
    [],
  ],
  [
    'an address that cannot be decoded',
    'zhang',
    '/fund_detail/%',
    '没有找到这个页面',
    [expect.stringContaining('could not be decoded')],
  ],
] as const)('%s opens as it does afresh', async (_, user, path, words, warnings) => {
  expect(await open(user, path)).toBe('screen')
  await inTime(() => expect(page.container().textContent).toContain(words))
  expect(expectedErrors()).toEqual(warnings)
})

test('a parent’s address opens the screen that it leads to', async () => {
  await open('zhang', '/asset')
  expect(location.pathname).not.toBe('/asset')
  expect(page.container().textContent).not.toContain('没有找到这个页面')
})

test('data that take long leave the screen waiting, and it fills itself', async () => {
  await page.close()
  page.load(0)
  expect(await open('zhang', FUND)).toBe('waiting')
  expect(page.container().innerHTML).not.toBe('')
  await vi.waitFor(
    () => expect(page.container().textContent).toContain('禾岸灵活配置混合A'),
    10_000,
  )
})

/** Returns what the provider answers to the call for a fund, and what names the call. */
async function fundAnswer(fundCode: string) {
  const path = '/api/fund/queryFundOne'
  const body = new URLSearchParams({ fundCode })
  const response = await page
    .provider()
    .fetch(new Request(page.provider().url + path, { method: 'POST', body }))
  return { [`POST ${path} [["fundCode","${fundCode}"]]`]: await response.text() }
}

test('the app’s answers are shown, and not requested again', async () => {
  const answers = await fundAnswer('980301')
  page.asked.length = 0
  const opening = send('zhang', { path: FUND, answers })
  expect(await answer(opening)).toBe('screen')
  expect(page.container().textContent).toContain('禾岸灵活配置混合A')
  expect(page.asked.filter((line) => line.includes('queryFundOne'))).toEqual([])
})

test.each([
  ['is shown, and not asked for again', 200, 0],
  ['that the app has not got is asked for', 404, 1],
])('an answer that is taken by its place %s', async (_, status, calls) => {
  const given = await fundAnswer('980301')
  const [call = ''] = Object.keys(given)
  const text = given[call] ?? ''
  const own = globalThis.fetch
  const places: string[] = []
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (typeof input !== 'string' || !input.startsWith('/__pack/')) return own(input, init)
    places.push(input)
    return new Response(status === 200 ? text : 'null', { status })
  })
  page.asked.length = 0
  expect(await answer(send('zhang', { path: FUND, answers: { [call]: 12 } }))).toBe('screen')
  fetched.mockRestore()
  expect(page.container().textContent).toContain('禾岸灵活配置混合A')
  expect(places).toContain('/__pack/answer/12')
  expect(page.asked.filter((line) => line.includes('queryFundOne'))).toHaveLength(calls)
})

test.each([-1, 0.5, 'x', null])('answers with the place %j are left', async (place) => {
  const [call = ''] = Object.keys(await fundAnswer('980301'))
  page.asked.length = 0
  expect(await answer(send('zhang', { path: FUND, answers: { [call]: place } }))).toBe('screen')
  expect(page.asked.filter((line) => line.includes('queryFundOne'))).toHaveLength(1)
})

test('an answer of the app that cannot be read is requested', async () => {
  const [call = ''] = Object.keys(await fundAnswer('980301'))
  const opening = send('zhang', { path: FUND, answers: { [call]: '<' } })
  expect(await answer(opening)).toBe('screen')
  expect(page.container().textContent).toContain('禾岸灵活配置混合A')
})

test('a page opens again for its user, with nothing of the last screen and nothing behind it', async () => {
  await open('zhang')
  await leaveTraces('zhang')
  history.pushState({ idx: 1 }, '', '/asset/holdList')
  await inTime(() => expect(document.body.textContent).toContain('question to zhang'))
  expect(await open('zhang', FUND)).toBe('screen')
  expect(history.state).toMatchObject({ idx: 0 })
  expect(location.pathname).toBe('/fund_detail/FundDetailSingle')
  const text = document.body.textContent
  expect(text).not.toContain('toast of zhang')
  expect(text).not.toContain('question to zhang')
  // The same user's entries stay, as for a screen that is opened afresh.
  expect(sessionStorage.getItem('draft:plan:new')).toContain('draft of zhang')
})

test('the pack is confirmed by the first screen alone, with the opening’s token', async () => {
  expect(window.packBoot).toBeUndefined()
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null))
  await answer(send('zhang', { packBoot: 'token-1' }))
  await inTime(() => expect(fetched).toHaveBeenCalledWith('/__pack/booted?token-1'))
  fetched.mockRestore()
})

test('what a screen asks for by itself leaves it waiting', async () => {
  expect(await open('zhang', '/deal/addBank')).toBe('waiting')
  expect(await open('zhang', '/authentic/supportBank')).toBe('screen')
})

test('the time of an opening is the provider’s of that opening, not of one before', async () => {
  await open('zhang')
  syncClock('20200101000000')
  // Asks for nothing.
  await open('zhang', '/error/error404')
  expect(now14() > '20260101').toBe(true)
})
