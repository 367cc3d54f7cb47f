// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chinaInstant } from '#domain/calendar/calendar-date.ts'
import type { CampaignFacts } from '#domain/campaign/campaign-state.ts'
import { stateText } from '#domain/campaign/campaign-words.ts'
import { forgetClock, syncClock } from '#platform/clock.ts'
import { inPage } from '#ui/testing/in-page.tsx'
import { useCampaignState } from './use-campaign-state.ts'

const facts: CampaignFacts = {
  startTime: '20260401090000',
  endTime: '20260430150000',
  claimUntil: '20260530150000',
  paused: null,
  stock: null,
  unmet: [],
  own: null,
}

let reread = 0
let visibility: DocumentVisibilityState = 'visible'
beforeEach(() => {
  reread = 0
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  forgetClock()
})

const startAt = (time: string) => vi.useFakeTimers({ now: chinaInstant(time) })
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
const show = (state: DocumentVisibilityState) =>
  act(async () => {
    visibility = state
    document.dispatchEvent(new Event('visibilitychange'))
  })

function State({ of }: { readonly of: CampaignFacts }) {
  const state = useCampaignState(of, () => {
    reread += 1
  })
  return <p>{stateText(state, of, of.endTime)}</p>
}

test('counts down, turns at the very start, and asks again within three seconds', async () => {
  startAt('20260401085958')
  const page = await inPage(<State of={facts} />)
  expect(page.host.textContent).toBe('距开始 00:00:02')
  await pass(1_000)
  expect(page.host.textContent).toBe('距开始 00:00:01')
  await pass(999)
  expect(page.host.textContent).toBe('距开始 00:00:01')
  await pass(1)
  expect(page.host.textContent).toBe('进行中 · 4月30日 15:00 结束')
  expect(reread).toBe(0)
  await pass(1_499)
  expect(reread).toBe(0)
  await pass(1)
  expect(reread).toBe(1)
  await page.unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('does not tick while the page is hidden, and is right at once on return', async () => {
  startAt('20260401085900')
  const page = await inPage(<State of={facts} />)
  await show('hidden')
  expect(vi.getTimerCount()).toBe(0)
  await pass(30_500)
  expect(page.host.textContent).toBe('距开始 00:01:00')
  await show('visible')
  expect(page.host.textContent).toBe('距开始 00:00:30')
  await show('hidden')
  await pass(60_000)
  await show('visible')
  expect(page.host.textContent).toBe('进行中 · 4月30日 15:00 结束')
  await page.unmount()
})

test('goes by the provider’s clock, whatever the phone’s says', async () => {
  startAt('20260501120000')
  syncClock('20260331090000')
  const page = await inPage(<State of={facts} />)
  expect(page.host.textContent).toBe('距开始 1 天 00:00:00')
  await page.unmount()
})

test('asks nothing again where the answer changed and not the time', async () => {
  startAt('20260410090000')
  const page = await inPage(<State of={facts} />)
  await page.rerender(<State of={{ ...facts, own: {} }} />)
  expect(page.host.textContent).toBe('已参加')
  await pass(10_000)
  expect(reread).toBe(0)
  await page.unmount()
})
