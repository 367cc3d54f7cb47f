// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mountedScreen } from '#app/testing/mounted-screen.tsx'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { postPaths } from '#paths/post.ts'
import { postedFields } from '#session/posted-fields.ts'
import { postModule } from '../routes.ts'
import { button, click, eventually } from '#ui/testing/in-page.tsx'

const [row] = postModule.screens
if (row === undefined) throw new Error('no screen')

let provider: Awaited<ReturnType<typeof standInProvider>>
let screen: Awaited<ReturnType<typeof mountedScreen>>

/** The forms that the browser was given to send, by form: jsdom navigates nowhere. */
const sent: { readonly action: string; readonly method: string; readonly body: string }[] = []

beforeAll(async () => {
  provider = await standInProvider()
  return () => provider.close()
})
beforeEach(() => {
  sent.length = 0
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    const inputs = [...this.querySelectorAll('input')].map(({ name, value }) => `${name}=${value}`)
    sent.push({ action: this.action, method: this.method, body: inputs.join('&') })
  })
})
afterEach(async () => {
  await screen.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const SECRET = '110101199003070000'
const fields = [
  { name: 'signNo', value: 'B1' },
  { name: 'certNo', value: SECRET },
  { name: 'submit', value: 'yes' },
]
const open = (ticket: string) => mountedScreen(row, postPaths.post.to({ ticket }))
const shown = () => document.body.textContent
const everything = () =>
  document.documentElement.outerHTML + location.href + JSON.stringify(history.state)

test('a form for a bank is sent once, and nothing of it is in the page or the address', async () => {
  const action = 'https://pay.riverbank.example/h5/sign'
  provider.reply = replies.payload({ direction: 'out', action, fields })
  screen = await open('to-bank')
  await eventually(() => expect(shown()).toContain('正在前往江海银行'))
  await eventually(() =>
    expect(sent).toEqual([
      { action, method: 'post', body: `signNo=B1&certNo=${SECRET}&submit=yes` },
    ]),
  )
  expect(everything()).not.toContain(SECRET)
})

test('after three seconds the user may send it by hand, once more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const action = 'https://pay.riverbank.example/h5/sign'
  provider.reply = replies.payload({ direction: 'out', action, fields: [] })
  screen = await open('slow-bank')
  const toBank = () =>
    [...document.querySelectorAll('button')].find((it) => it.textContent === '前往江海银行')
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  while (sent.length === 0) await new Promise(setImmediate)
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  act(() => void vi.advanceTimersByTime(2_999))
  expect(toBank()).toBeUndefined()
  act(() => void vi.advanceTimersByTime(1))
  act(() => toBank()?.click())
  expect(sent.length).toBe(2)
  expect(toBank()).toBeUndefined()
})

test('a bank’s form opens its route in place of this page, with the fields that the route takes', async () => {
  provider.reply = replies.payload({ direction: 'in', route: '/cmbResult', fields })
  screen = await open('from-bank')
  const entries = history.length
  await eventually(() => expect(location.pathname).toBe('/cmbResult'))
  expect(history.length).toBe(entries)
  expect(location.search).toBe('')
  expect(everything()).not.toContain('B1')
  expect(postedFields(sessionStorage, '/cmbResult')).toEqual({ signNo: 'B1' })
})

test.each([
  ['another site', { direction: 'out', action: 'https://evil.example/', fields }],
  ['a route that takes no forms', { direction: 'in', route: '/deal/nonMontyPurchase', fields }],
])('a form for %s leads nowhere', async (what, form) => {
  provider.reply = replies.payload(form)
  screen = await open(what)
  await eventually(() => expect(shown()).toContain('没有打开这个链接'))
  expect(sent).toEqual([])
  expect(location.pathname).toBe('/post')
})

test('a used or expired ticket says so', async () => {
  provider.reply = replies.refusal(2116, '链接已失效')
  screen = await open('used')
  await eventually(() => expect(shown()).toContain('链接已失效'))
})

test('after a lost answer the user may try again', async () => {
  provider.reply = replies.noNetwork
  screen = await open('lost')
  await eventually(() => expect(shown()).toContain('没有收到回应'))
  provider.reply = replies.refusal(2116, '链接已失效')
  const buttons = [...document.querySelectorAll('button')]
  act(() => buttons.find((it) => it.textContent === '重试')?.click())
  await eventually(() => expect(shown()).toContain('链接已失效'))
})

test('a ticket stays with the provider until the visitor has agreed to the privacy notice', async () => {
  provider.reply = replies.payload({ direction: 'in', route: '/cmbResult', fields })
  const before = provider.requestedUrls.length
  screen = await mountedScreen(row, postPaths.post.to({ ticket: 'unread' }), { declined: true })
  await eventually(() => expect(shown()).toContain('同意个人信息保护提示后查看'))
  expect(shown()).not.toContain('网络')
  expect(provider.requestedUrls).toHaveLength(before)
  await click(button('阅读并同意'))
  await eventually(() => button('同意'))
  await click(button('同意'))
  await eventually(() => expect(provider.requestedUrls.length).toBe(before + 1))
})
