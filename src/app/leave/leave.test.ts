// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeNative, type FakeNative } from '#bridge/testing/fake-native.ts'
import { bridge, openBridge } from '#platform/bridge.ts'
import { readTrip } from '#session/trip.ts'
import { button, eventually } from '#ui/testing/in-page.tsx'
import { RET } from '#api/endpoint.ts'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import type { Departure } from '#domain/navigation/departure.ts'
import { leave } from './leave.ts'

const BANK = {
  kind: 'bankSign',
  target: '1009',
  purpose: '3',
  name: '江海银行',
  from: '/deal/nonMontyPurchase?fundCode=980303',
} as const

let app: FakeNative
let provider: Awaited<ReturnType<typeof standInProvider>>
let assigned: string[]
let opened: string[]

beforeEach(async () => {
  // The dialog is rendered by the engine itself, outside of any `act`.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  sessionStorage.clear()
  history.replaceState(null, '', '/deal/addBank?from=%2Fasset%2FholdList')
  app = fakeNative('android')
  Object.assign(window, app.page)
  const signedOut = { appUserId: '', openId: '', encOpenId: '' }
  openBridge({ isLoggedIn: () => false, login: async () => false, getUserInfo: () => signedOut })
  provider = await standInProvider()
  assigned = []
  opened = []
})
afterEach(() => {
  provider.close()
  bridge().dispose()
  Reflect.deleteProperty(window, 'h5bridge')
  document.body.replaceChildren()
})

const go = (departure: Departure) =>
  leave(departure, { navigate: (to) => opened.push(to), assign: (to) => assigned.push(to) })

/** Answers a question or a message once it is on the screen. */
async function answer(words: string): Promise<string> {
  await eventually(() => button(words))
  const text = document.body.textContent
  button(words).click()
  return text
}

/** Each call of these names, in the order in which they were made. */
const calls = () => provider.requestedUrls.map((url) => url.split('?')[0]?.split('/').pop())

test('asks for no address and records no trip where the user turns back at the question', async () => {
  const left = go(BANK)
  expect(await answer('暂不前往')).toContain('即将前往江海银行的页面')
  await left
  expect([assigned, calls(), readTrip()]).toEqual([[], [], null])
  expect(sessionStorage.getItem('isRedirect')).toBeNull()
})

test('leaves for the bank’s page and records the trip, with the page to return to', async () => {
  const url = 'https://pay.riverbank.example/sign?no=1'
  provider.reply = replies.payload({ url, signNo: 'B1', expiresAt: '20260311103000' })
  const left = go(BANK)
  await answer('继续前往')
  await left
  expect(assigned).toEqual([url])
  // The app opens it in a web view of its own: this page's history stays as it is.
  expect(sessionStorage.getItem('isRedirect')).toBeNull()
  expect(calls()).toEqual(['saveAuthInfo', 'openSignPage', 'saveCMBStatus'])
  expect(readTrip()).toMatchObject({
    kind: 'bankSign',
    signNo: 'B1',
    from: BANK.from,
    routePath: '/deal/addBank?from=%2Fasset%2FholdList',
  })
})

test.each([
  'javascript:alert(1)',
  'http://pay.riverbank.example/sign',
  'https://jianghai.example@evil.example/',
  'https://pay.riverbank.example:8443/sign',
])('stays, without a trip, where the bank’s page is %s', async (url) => {
  provider.reply = replies.payload({ url, signNo: 'B1', expiresAt: '20260311103000' })
  const left = go(BANK)
  await answer('继续前往')
  expect(await answer('确认')).toContain('没有打开银行页面')
  await left
  expect([assigned, readTrip()]).toEqual([[], null])
})

test('returns to home after a trip whose origin is another site', async () => {
  const url = 'https://pay.riverbank.example/sign'
  provider.reply = replies.payload({ url, signNo: 'B1', expiresAt: '20260311103000' })
  const left = go({ ...BANK, from: '//evil.example/' })
  await answer('继续前往')
  await left
  expect(readTrip()).toMatchObject({ from: '/' })
})

test('opens the pension bank’s page by its own call', async () => {
  const url = 'https://pay.riverbank.example/pension'
  provider.reply = replies.payload({ url, signNo: 'P1', expiresAt: '20260311103000' })
  const left = go({ ...BANK, kind: 'pensionBank', purpose: 'authorize' })
  await answer('继续前往')
  await left
  expect([assigned, calls()]).toEqual([[url], ['openPensionBankPage']])
  expect(readTrip()).toMatchObject({ kind: 'pensionBank', signNo: 'P1' })
})

test('opens the mall by a new address on each tap', async () => {
  for (const ticket of ['a', 'b']) {
    provider.reply = replies.payload({ url: `https://mall.hean.example/in?ticket=${ticket}` })
    const left = go({ kind: 'mall', target: '' })
    await eventually(() => expect(assigned.pop()).toContain(`ticket=${ticket}`))
    app.emit({ event: 'returned', data: { path: '' } })
    await left
  }
  expect(calls()).toEqual(['autoLoginUrl', 'autoLoginUrl'])
})

test('opens a door of the mall that is on the page’s own origin', async () => {
  provider.reply = replies.payload({ url: '/sandbox/mall/autoLogin?ticket=a' })
  const left = go({ kind: 'mall', target: '' })
  await eventually(() =>
    expect(assigned).toEqual([`${location.origin}/sandbox/mall/autoLogin?ticket=a`]),
  )
  app.emit({ event: 'returned', data: { path: '' } })
  await left
})

test('says that the mall cannot be opened where the provider refuses', async () => {
  provider.reply = replies.refusal(RET.redirectRefused, '不支持跳转到该地址')
  const left = go({ kind: 'mall', target: '' })
  expect(await answer('确认')).toContain('暂时无法打开合作商城')
  await left
  expect(assigned).toEqual([])
})

test.each<[string, Departure, unknown]>([
  ['a page of another site', { kind: 'page', target: 'https://evil.example/' }, null],
  ['a script', { kind: 'page', target: 'javascript:alert(1)' }, null],
  ['a redirect to another site', { kind: 'redirect', target: 'https://evil.example/' }, null],
  [
    'a redirect whose answer is another site',
    { kind: 'redirect', target: 'https://mall.hean.example/' },
    { url: 'https://evil.example/' },
  ],
  [
    'the mall at another site',
    { kind: 'mall', target: 'https://mall.hean.example@evil.example/' },
    null,
  ],
  ['an address of another app', { kind: 'app', target: 'intent://pay' }, null],
  ['an own address that is not', { kind: 'app', target: '//evil.example/' }, null],
])('stays on the page for %s', async (_what, departure, payload) => {
  provider.reply = replies.payload(payload)
  const left = go(departure)
  await answer('确认')
  await left
  expect([assigned, opened]).toEqual([[], []])
})

test('opens an own address by the router in the app, and a native page by the app’s scheme', async () => {
  await go({ kind: 'app', target: '/asset/holdList' })
  await go({ kind: 'app', target: 'hean://page/fund' })
  expect([opened, assigned]).toEqual([['/asset/holdList'], ['hean://page/fund']])
})
