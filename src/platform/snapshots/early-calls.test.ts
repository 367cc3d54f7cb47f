// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NOTICE_VERSION } from '#domain/identity/privacy-notice.ts'
import { makeEarlyCalls, type EarlyCall } from './early-calls.ts'

const FUND: EarlyCall = {
  key: 'fund',
  user: false,
  method: 'GET',
  address: '/api/fund/queryFundOne?fundCode=980301',
}
const ASSETS: EarlyCall = {
  ...FUND,
  key: 'assets',
  address: '/api/asset/listAssetsChannel',
  user: true,
}
const PLANS: EarlyCall = {
  ...FUND,
  key: 'plans',
  method: 'POST',
  address: '/api/plan/listPlans',
  type: 'application/json',
  body: '{"ended":false}',
}

const sent: Request[] = []
let respond = () => new Response('{"retCode":0}')

function open(calls: readonly EarlyCall[], address = '/') {
  document.head.innerHTML = '<meta name="h5-version" content="1.2.3"><meta name="h5-calls">'
  document.querySelector('[name="h5-calls"]')?.setAttribute('content', JSON.stringify(calls))
  history.replaceState(null, '', address)
  makeEarlyCalls()
}

const agree = (version = NOTICE_VERSION, agreed = true) =>
  localStorage.setItem('privacyConsent', JSON.stringify({ version, time: 1, agreed }))

function signIn() {
  sessionStorage.setItem('openId', 'o-1')
  sessionStorage.setItem('encOpenId', 'e-1')
}

beforeEach(() => {
  sent.length = 0
  respond = () => new Response('{"retCode":0}')
  // The provider of this test: an answer to each request.
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    sent.push(new Request(new URL(address, 'https://h5.example'), init))
    return Promise.resolve(respond())
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  delete window.packAnswers
  localStorage.clear()
  sessionStorage.clear()
  document.head.innerHTML = ''
})

const paths = () => sent.map(({ url }) => new URL(url).pathname)

test('sends the calls of a signed-in user with the keys of the tab', async () => {
  agree()
  signIn()
  open([FUND, ASSETS])
  expect(sent.map(({ url }) => url)).toEqual([
    'https://h5.example/api/fund/queryFundOne?fundCode=980301',
    'https://h5.example/api/asset/listAssetsChannel',
  ])
  const headers = sent.map((it) =>
    ['openid', 'encid', 'os', 'h5_version'].map((name) => it.headers.get(name)),
  )
  expect(headers).toEqual([
    ['o-1', 'e-1', 'wechat', '1.2.3'],
    ['o-1', 'e-1', 'wechat', '1.2.3'],
  ])
  expect(await window.packAnswers?.['fund']).toBe('{"retCode":0}')
})

test('sends a body with its type', async () => {
  agree()
  open([PLANS])
  expect(await sent[0]?.text()).toBe('{"ended":false}')
  expect(sent[0]?.headers.get('content-type')).toBe('application/json')
})

test.each([
  ['nobody is signed in', () => agree()],
  ['the privacy notice has no answer', signIn],
  ['another version of the notice was agreed to', () => [agree('20250101'), signIn()]],
  ['the notice was declined', () => [agree(NOTICE_VERSION, false), signIn()]],
  [
    'the answer to the notice cannot be read',
    () => [localStorage.setItem('privacyConsent', '{'), signIn()],
  ],
])('sends no key and no call of a user while %s', (_why, prepare) => {
  prepare()
  open([FUND, ASSETS])
  expect(paths()).toEqual(['/api/fund/queryFundOne'])
  expect(sent[0]?.headers.get('openid')).toBe('')
  expect(sent[0]?.headers.get('encid')).toBe('')
})

test.each(['code', 'token', 'state', 'loginState', 'redirectUrl'])(
  'sends nothing from an address with the word %s',
  (word) => {
    agree()
    signIn()
    open([FUND, ASSETS], `/?${word}=1`)
    expect(sent).toEqual([])
    expect(window.packAnswers).toBeUndefined()
  },
)

test('sends nothing with half of the keys, nor from a page without calls', () => {
  agree()
  sessionStorage.setItem('openId', 'o-1')
  open([FUND])
  document.head.innerHTML = ''
  makeEarlyCalls()
  expect(sent).toEqual([])
})

test('has no answer where a call fails', async () => {
  agree()
  respond = () => new Response('', { status: 502 })
  open([FUND])
  expect(await Promise.all(Object.values(window.packAnswers ?? {}))).toEqual([null])
})
