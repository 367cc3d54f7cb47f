// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { fakeNative, type FakeNative } from '#bridge/testing/fake-native.ts'
import { bridge, openBridge } from '#platform/bridge.ts'
import { followShownAgain } from '#platform/shown-again.ts'
import { inPage, eventually, type InPage } from '#ui/testing/in-page.tsx'
import { useTrip } from './use-trip.ts'

const LEFT_AT = Date.UTC(2026, 2, 11)

let provider: Awaited<ReturnType<typeof standInProvider>>
let app: FakeNative
let page: InPage | null = null

beforeAll(async () => {
  provider = await standInProvider()
  return () => provider.close()
})
beforeEach(async () => {
  provider.requestedUrls.length = 0
  const visit = { remark: '', dueTime: null, purpose: 'open', bankId: '1001', bankName: '江海银行' }
  provider.reply = replies.payload({ ...visit, status: 'done' })
  app = fakeNative('android')
  Object.assign(window, app.page)
  const nobody = { appUserId: '', openId: '', encOpenId: '' }
  openBridge({ isLoggedIn: () => false, login: async () => false, getUserInfo: () => nobody })
  await bridge().handshake()
  vi.useFakeTimers({ toFake: ['Date'] })
  followShownAgain()
})
afterEach(async () => {
  await page?.unmount()
  page = null
  vi.useRealTimers()
  bridge().dispose()
  Reflect.deleteProperty(window, 'h5bridge')
})

function Trip({ at }: { readonly at: number }) {
  const { state } = useTrip({ kind: 'pensionBank', signNo: 'P1', at }, 'out')
  return <p>{state.at}</p>
}

const opened = async (at: number) => {
  page = await inPage(<Trip at={at} />)
}
const shown = () => page?.host.textContent
const returned = () => app.emit({ event: 'returned', data: { path: '' } })

test('who was back before the trip’s page could listen is notified at once of the trip’s outcome', async () => {
  vi.setSystemTime(LEFT_AT + 1_000)
  returned()
  await opened(LEFT_AT)
  await eventually(() => expect(shown()).toBe('done'))
})

test('who was back only from an earlier page is out, and the provider is queried once back', async () => {
  const later = LEFT_AT + 60_000
  vi.setSystemTime(later)
  returned()
  await opened(later + 1)
  await eventually(() => expect(shown()).toBe('out'))
  expect(provider.requestedUrls).toEqual([])
  await act(async () => returned())
  await eventually(() => expect(shown()).toBe('done'))
})
