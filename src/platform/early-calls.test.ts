// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReadyCall } from '#offline/pack/planned-call.ts'
import { NOTICE_VERSION } from '#domain/identity/privacy-notice.ts'
import { makeEarlyCalls } from './early-calls.ts'

const call = { method: 'GET', encoding: 'query', user: false, fields: {} } as const
const FUND: ReadyCall = { ...call, path: '/api/fund/queryFundOne', fields: { fundCode: '980301' } }
const ASSETS: ReadyCall = { ...call, path: '/api/asset/listAssetsChannel', user: true }
const FORM: ReadyCall = {
  ...call,
  method: 'POST',
  encoding: 'form',
  path: '/api/plan/listPlans',
  fields: { ended: false },
}
const JSON_CALL: ReadyCall = { ...FORM, encoding: 'json', path: '/api/page/queryPage' }

const sent: Request[] = []
let respond = () => new Response('{"retCode":0}')

function open(calls: readonly ReadyCall[], address = '/') {
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
  const answers = window.packAnswers ?? {}
  expect(await answers['GET /api/fund/queryFundOne [["fundCode","980301"]]']).toBe('{"retCode":0}')
})

test('sends forms and JSON as the client does', async () => {
  agree()
  open([FORM, JSON_CALL])
  expect(await Promise.all(sent.map((it) => it.text()))).toEqual(['ended=false', '{"ended":false}'])
  expect(sent.map((it) => it.headers.get('content-type'))).toEqual([
    'application/x-www-form-urlencoded;charset=utf-8',
    'application/json',
  ])
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
