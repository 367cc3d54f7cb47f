// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mountedScreen } from '#app/testing/mounted-screen.tsx'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { vpPaths } from '#paths/vp.ts'
import { forgetClock, now14 } from '#platform/clock.ts'
import { testItem } from '#shared/views/content/testing/test-item.ts'
import { screen } from '#templates/screen.ts'
import { button, click, eventually } from '#ui/testing/in-page.tsx'

const row = screen({
  path: vpPaths.information,
  title: '快讯',
  needs: [],
  load: () => import('./InformationScreen.tsx'),
})

let provider: Awaited<ReturnType<typeof standInProvider>>
let mounted: Awaited<ReturnType<typeof mountedScreen>>
let published: string[]
let source: string
let providerNow: () => string
let visibility: DocumentVisibilityState

const asked = (part: string) => provider.requestedUrls.filter((url) => url.includes(part))
/** The number of requests for the flashes themselves. jsdom has no layout, so none are drawn. */
const readings = () => asked('listItems').filter((url) => !url.includes('since=')).length
const eventuallyRead = (times: number) => eventually(() => expect(readings()).toBe(times))

beforeAll(async () => {
  provider = await standInProvider()
})
afterAll(() => provider.close())
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  provider.requestedUrls.length = 0
  published = ['甲']
  source = '交易所'
  forgetClock()
  providerNow = now14
  let counted = 0
  provider.reply = (response) => {
    const url = provider.requestedUrls[provider.requestedUrls.length - 1] ?? ''
    const counts = url.includes('since=')
    const newSince = published.length - counted
    if (!counts) counted = published.length
    replies.payload({
      records: counts
        ? []
        : published.map((title, no) =>
            testItem({ title, itemId: `f-${no}`, kind: 'flash', sourceName: source }),
          ),
      nextCursor: '',
      newSince: counts ? newSince : 0,
      asOf: providerNow(),
    })(response)
  }
})
afterEach(async () => {
  await mounted.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const open = async (address: string) => {
  mounted = await mountedScreen(row, address)
}
const minutes = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 60_000))
async function seen(state: DocumentVisibilityState): Promise<void> {
  visibility = state
  await act(
    async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
}

test('today is queried each minute while the page is in view, and what is new is read', async () => {
  await open(vpPaths.information.to())
  await eventually(() => expect(asked('since=')).toHaveLength(1))
  expect(readings()).toBe(1)
  await minutes(1)
  await eventually(() => expect(asked('since=')).toHaveLength(2))
  expect(readings()).toBe(1)
  published = ['乙', ...published]
  await minutes(1)
  await eventuallyRead(2)
})

test('nothing is queried while the page is hidden', async () => {
  await open(vpPaths.information.to())
  await eventually(() => expect(asked('since=')).toHaveLength(1))
  await seen('hidden')
  await minutes(5)
  expect(asked('since=')).toHaveLength(1)
  await seen('visible')
  await eventually(() => expect(asked('since=')).toHaveLength(2))
})

test('of a day that is over nothing new is requested', async () => {
  await open(vpPaths.information.to({ date: '20260102' }))
  await eventuallyRead(1)
  await minutes(3)
  expect(asked('since=')).toEqual([])
})

test('a day to come is today, after which there is none', async () => {
  await open(vpPaths.information.to({ date: '20991231' }))
  await eventually(() => expect(asked(`date=${now14().slice(0, 8)}`)).not.toEqual([]))
  expect(button('后一天').disabled).toBe(true)
})

test('today is the day of the provider’s clock, whatever the phone has', async () => {
  providerNow = () => '20260311093000'
  await open(vpPaths.information.to())
  await eventually(() => expect(asked('date=20260311')).not.toEqual([]))
  await eventually(() => expect(document.body.textContent).toContain('2026-03-11'))
  forgetClock()
})

test('a day without flashes leads to the day before', async () => {
  published = []
  await open(vpPaths.information.to({ date: '20260102' }))
  await eventually(() => expect(document.body.textContent).toContain('这一天没有快讯'))
  await click(button('查看前一天'))
  await eventually(() => expect(asked('date=20260101')).not.toEqual([]))
})

test('a day with flashes of sources that are not listed alone has none', async () => {
  published = ['甲']
  source = '股市小道'
  await open(vpPaths.information.to({ date: '20260102' }))
  await eventually(() => expect(document.body.textContent).toContain('这一天没有快讯'))
})
