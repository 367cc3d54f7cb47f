// @vitest-environment jsdom
import axios from 'axios'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { configureClient } from '#api/client.ts'
import { fakeNative, type FakeNative } from '#bridge/testing/fake-native.ts'
import { bridge } from '#platform/bridge.ts'
import { ownedKey } from '#session/owned-keys.ts'
import { saveDraft } from '#session/draft.ts'
import { session, signIn } from '#session/session.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/overlays/toast.ts'
import { openSandbox } from '#test/sandbox/test-client.ts'
import { App } from '#app/App.tsx'
import { prepare } from '#app/boot.ts'
import { trackMutations } from '#app/pending-mutations.ts'
import { queries } from '#app/queries.ts'
import { waitForOpenings } from '#app/warm-page.ts'

const USERS = ['zhang', 'wang', 'new'] as const
type User = (typeof USERS)[number] | 'nobody'

const keysShape = v.object({ openId: v.string(), encOpenId: v.string() })
const callShape = v.object({ method: v.string(), args: v.record(v.string(), v.unknown()) })

/** jsdom has no layout: nothing scrolls and no size ever changes. */
class NeverResized implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const asked: string[] = []
let provider: Awaited<ReturnType<typeof openSandbox>>
const keys = new Map<User, v.InferOutput<typeof keysShape>>([
  ['nobody', { openId: '', encOpenId: '' }],
])

beforeAll(async () => {
  provider = await openSandbox({ log: (line) => asked.push(line) })
  for (const userId of USERS) {
    const body = JSON.stringify({ userId })
    const headers = { 'content-type': 'application/json' }
    const url = `${provider.url}/sandbox/session`
    const answer = await provider.fetch(new Request(url, { method: 'POST', headers, body }))
    keys.set(userId, v.parse(keysShape, await answer.json()))
  }
  // Node's own sockets: jsdom's would ask for permission first, as for another site.
  axios.defaults.adapter = 'http'
  const matchMedia = () => Object.assign(new EventTarget(), { matches: false })
  Object.assign(window, { scrollTo: () => {}, matchMedia, ResizeObserver: NeverResized })
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
})
afterAll(() => provider.stop())

let app: FakeNative
let container: HTMLElement
let openings = 0

/** A page at the blank address, as after its load. */
function loadPage(patience = 20_000) {
  history.replaceState(null, '', '/__pack/blank')
  container = document.body.appendChild(document.createElement('div'))
  app = fakeNative('android')
  Object.assign(window, app.page)
  prepare()
  configureClient({
    baseURL: provider.url,
    identity: () => ({ openid: session.openId, encid: session.encOpenId, h5Version: '1.0.0' }),
    listen: trackMutations,
  })
  asked.length = 0
  waitForOpenings(container, App, patience)
}

async function closePage() {
  // No page opens the blank address: it takes its screen away, and ends what is under way.
  await answer(send('nobody', '/__pack/blank'))
  bridge().dispose()
  Reflect.deleteProperty(window, 'h5bridge')
  document.body.replaceChildren()
  sessionStorage.clear()
  localStorage.clear()
}

beforeEach(() => loadPage())
afterEach(closePage)

const calls = () => app.calls.map((text) => v.parse(callShape, JSON.parse(text)))
const names = () => calls().map(({ method }) => method)

/** Sends an opening without waiting for it. */
function send(user: User, path = '/', packBoot = '', answers: Record<string, string> = {}) {
  openings += 1
  const opening = `test-${openings}`
  const data = {
    opening,
    path,
    packBoot,
    tappedAt: 0,
    answers: JSON.stringify(answers),
    ...keys.get(user),
  }
  app.emit({ event: 'open', data })
  return opening
}

const answer = (opening: string) =>
  vi.waitFor(
    () => {
      const found = calls().find(
        ({ method, args }) => method === 'pageOpened' && args['opening'] === opening,
      )
      if (found === undefined) throw new Error(`${opening} was not answered`)
      return found.args['shown']
    },
    { timeout: 10_000, interval: 5 },
  )

/** Opens an address, and resolves with what the page says of it. */
const open = (user: User, path?: string) => answer(send(user, path))

/** All that a script of the page can reach of a user. */
const reachable = () =>
  [
    document.documentElement.outerHTML,
    JSON.stringify(Object.entries(sessionStorage)),
    JSON.stringify(Object.entries(localStorage)),
    JSON.stringify(session),
    JSON.stringify(
      queries
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state.data]),
    ),
    location.href,
  ].join('\n')

/** What marks one user's data: keys, and what the test leaves behind in their name. */
const marks = (user: User) => {
  const { openId = '', encOpenId = '' } = keys.get(user) ?? {}
  const traces = ['draft of', 'kept words of', 'toast of', 'question to']
  return [openId, encOpenId, ...traces.map((it) => `${it} ${user}`)].filter((it) => it !== '')
}

/** Leaves in the page what a user leaves. */
function leaveTraces(user: User) {
  saveDraft(sessionStorage, 'plan:new', { words: `draft of ${user}` })
  localStorage.setItem(ownedKey('trace'), `kept words of ${user}`)
  toast.show(`toast of ${user}`)
  void dialog.confirm({ content: `question to ${user}` })
  void dialog.alert({ content: `second question to ${user}` })
}

test('a page that waits shows nothing, keeps nothing and asks for nothing of a user', async () => {
  await vi.waitFor(() => expect(names()).toContain('pageReady'))
  expect(container.innerHTML).toBe('')
  expect(sessionStorage.length).toBe(0)
  expect(queries.getQueryCache().getAll()).toEqual([])
  expect(session).toMatchObject({ ready: false, openId: '', encOpenId: '' })
  expect(names()).not.toContain('getUserInfo')
  expect(names()).not.toContain('isLoggedIn')
  expect(names()).not.toContain('setPageTitle')
  expect(asked).toEqual([])
})

test('a sign-in while it waits changes nothing', async () => {
  app.emit({ event: 'loginChanged', data: { loggedIn: true } })
  await vi.waitFor(() => expect(names()).toContain('pageReady'))
  expect(names()).not.toContain('getUserInfo')
  expect(session.openId).toBe('')
})

test('screen, data, address and user appear in one frame', async () => {
  const frames: string[] = []
  const observer = new MutationObserver(() => {
    if (container.innerHTML !== '') frames.push(`${location.pathname} ${container.innerHTML}`)
  })
  observer.observe(container, { childList: true, subtree: true })
  expect(await open('zhang', '/fund_detail/FundDetailSingle?fundCode=980301')).toBe('screen')
  observer.disconnect()
  expect(frames[0]).toContain('/fund_detail/FundDetailSingle')
  expect(frames[0]).toContain('禾岸灵活配置混合A')
  expect(history.length).toBe(1)
  expect(sessionStorage.getItem('openId')).toBe(keys.get('zhang')?.openId)
})

test.each([
  [
    'a screen that needs a sign-in, for someone signed out',
    'nobody',
    '/asset/holdList',
    '登录后查看',
  ],
  [
    'an address without its parameters',
    'zhang',
    '/fund_detail/FundDetailSingle',
    '链接不完整或已失效',
  ],
  ['an address that the pack has no screen for', 'zhang', '/nowhere/at/all', '没有找到这个页面'],
  ['an address that cannot be decoded', 'zhang', '/fund_detail/%', '没有找到这个页面'],
] as const)('%s opens as it does afresh', async (_, user, path, words) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await open(user, path)).toBe('screen')
  await vi.waitFor(() => expect(container.textContent).toContain(words))
  vi.restoreAllMocks()
})

test('a parent’s address opens the screen that it leads to', async () => {
  await open('zhang', '/asset')
  expect(location.pathname).not.toBe('/asset')
  expect(container.textContent).not.toContain('没有找到这个页面')
})

test('data that take long leave the screen waiting, and it fills itself', async () => {
  await closePage()
  loadPage(0)
  expect(await open('zhang', '/fund_detail/FundDetailSingle?fundCode=980301')).toBe('waiting')
  expect(container.innerHTML).not.toBe('')
  await vi.waitFor(() => expect(container.textContent).toContain('禾岸灵活配置混合A'), 10_000)
})

/** What the provider answers to the call for a fund, and what names the call. */
async function fundAnswer(fundCode: string) {
  const path = '/api/fund/queryFundOne'
  const body = new URLSearchParams({ fundCode })
  const response = await provider.fetch(new Request(provider.url + path, { method: 'POST', body }))
  return { [`POST ${path} [["fundCode","${fundCode}"]]`]: await response.text() }
}

test('the app’s answers are shown, and not asked for again', async () => {
  const answers = await fundAnswer('980301')
  asked.length = 0
  const opening = send('zhang', '/fund_detail/FundDetailSingle?fundCode=980301', '', answers)
  expect(await answer(opening)).toBe('screen')
  expect(container.textContent).toContain('禾岸灵活配置混合A')
  expect(asked.filter((line) => line.includes('queryFundOne'))).toEqual([])
})

test('an answer of the app that cannot be read is asked for', async () => {
  const [call = ''] = Object.keys(await fundAnswer('980301'))
  const opening = send('zhang', '/fund_detail/FundDetailSingle?fundCode=980301', '', {
    [call]: '<',
  })
  expect(await answer(opening)).toBe('screen')
  expect(container.textContent).toContain('禾岸灵活配置混合A')
})

test('a page opens again for its user, with nothing of the last screen and nothing behind it', async () => {
  await open('zhang')
  leaveTraces('zhang')
  history.pushState({ idx: 1 }, '', '/asset/holdList')
  await vi.waitFor(() => expect(document.body.textContent).toContain('question to zhang'))
  expect(await open('zhang', '/fund_detail/FundDetailSingle?fundCode=980301')).toBe('screen')
  expect(history.state).toMatchObject({ idx: 0 })
  expect(location.pathname).toBe('/fund_detail/FundDetailSingle')
  const text = document.body.textContent
  expect(text).not.toContain('toast of zhang')
  expect(text).not.toContain('question to zhang')
  // The same user's entries stay, as for a screen that is opened afresh.
  expect(sessionStorage.getItem('draft:plan:new')).toContain('draft of zhang')
})

test('a page that has shown one user refuses the next, and holds nothing of anyone', async () => {
  await open('zhang', '/asset/holdList')
  leaveTraces('zhang')
  expect(await open('wang')).toBe('refused')
  expect(container.innerHTML).toBe('')
  expect(sessionStorage.length).toBe(0)
  expect(queries.getQueryCache().getAll()).toEqual([])
  for (const mark of [...marks('zhang'), ...marks('wang')]) expect(reachable()).not.toContain(mark)
  // For good.
  expect(await open('zhang')).toBe('refused')
})

test('a page whose user changed while it was open is not opened again', async () => {
  await open('zhang')
  signIn(sessionStorage, keys.get('wang') ?? { openId: '', encOpenId: '' })
  expect(await open('wang')).toBe('refused')
})

test('another’s opening that comes while the data are still under way wins over them', async () => {
  send('zhang', '/asset/holdList')
  const second = send('wang')
  expect(await answer(second)).toBe('refused')
  await new Promise((later) => setTimeout(later))
  expect(container.innerHTML).toBe('')
  for (const mark of marks('zhang')) expect(reachable()).not.toContain(mark)
})

test('the pack is confirmed by the first screen alone, with the opening’s token', async () => {
  expect(window.packBoot).toBeUndefined()
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null))
  await answer(send('zhang', '/', 'token-1'))
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledWith('/__pack/booted?token-1'))
  fetched.mockRestore()
})

const step = fc.record({
  user: fc.constantFrom<User>(...USERS, 'nobody'),
  path: fc.constantFrom('/', '/asset/holdList', '/transaction/transactionMain', '/nowhere'),
  leaves: fc.boolean(),
  overlaps: fc.boolean(),
})

test('whatever is opened for whomever in whatever order, a page has data of one user at most', async () => {
  await closePage()
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), async (steps) => {
        const first = steps[0]?.user ?? 'nobody'
        let refused = false
        for (const { user, path, leaves, overlaps } of steps) {
          const opening = send(user, path)
          refused ||= user !== first
          if (overlaps) continue
          const shown = await answer(opening)
          expect(shown === 'refused').toBe(refused)
          if (shown !== 'refused' && leaves) leaveTraces(user)
          const others = USERS.filter((it) => refused || it !== first)
          for (const mark of others.flatMap(marks)) expect(reachable()).not.toContain(mark)
        }
      })
      .beforeEach(() => loadPage())
      .afterEach(closePage),
    { numRuns: 40 },
  )
  loadPage()
}, 60_000)
