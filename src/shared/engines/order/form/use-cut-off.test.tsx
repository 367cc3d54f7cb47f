// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { syncClock } from '#platform/clock.ts'
import { inPage, one } from '#ui/testing/in-page.tsx'
import { countDown, useCutOff } from './use-cut-off.ts'

test.each([
  [0, '00:00:00'],
  [59, '00:00:59'],
  [3_661, '01:01:01'],
  [86_399, '23:59:59'],
  [86_400, '1 天 00:00:00'],
  [200_000, '2 天 07:33:20'],
])('%i seconds count down as %s', (seconds, text) => {
  expect(countDown(seconds)).toBe(text)
})

const TODAY = '20260311150000'
const TOMORROW = '20260312150000'
const onStale = vi.fn<() => void>()

function Left({ cutoffTime }: { readonly cutoffTime: string }) {
  const { left, moved } = useCutOff({ cutoffTime }, onStale)
  return <p>{moved ? `moved ${left}` : left}</p>
}
const timeLeft = () => one('p').textContent
const after = (seconds: number) => act(async () => vi.advanceTimersByTimeAsync(seconds * 1_000))

describe('an open form at the cut-off', () => {
  // A whole second, because the provider's time has no fractions.
  beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 2, 11) }))
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    onStale.mockClear()
    syncClock('20260311100000')
  })

  it('requests new dates in the second in which it passes, and again until they arrive', async () => {
    syncClock('20260311145958')
    const page = await inPage(<Left cutoffTime={TODAY} />)
    expect(timeLeft()).toBe('00:00:02')
    await after(1)
    expect(onStale).not.toHaveBeenCalled()
    await after(1)
    expect(onStale).toHaveBeenCalledTimes(1)
    await after(4)
    expect(onStale).toHaveBeenCalledTimes(1)
    await after(1)
    expect(onStale).toHaveBeenCalledTimes(2)
    await page.rerender(<Left cutoffTime={TOMORROW} />)
    expect(timeLeft()).toBe('moved 23:59:55')
    await after(60)
    expect(onStale).toHaveBeenCalledTimes(2)
    await page.unmount()
  })

  it('notices a cut-off that passed in the background as soon as the page is visible again', async () => {
    syncClock('20260311143000')
    const page = await inPage(<Left cutoffTime={TODAY} />)
    // Timers of a page in the background do not run, but its clock does.
    vi.setSystemTime(Date.now() + 3_600_000)
    expect(onStale).not.toHaveBeenCalled()
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    expect(onStale).toHaveBeenCalledTimes(1)
    expect(timeLeft()).toBe('00:00:00')
    await page.unmount()
  })

  it('requests dates once more when a clock that was set back passes the cut-off again', async () => {
    syncClock('20260311150000')
    const page = await inPage(<Left cutoffTime={TODAY} />)
    expect(onStale).toHaveBeenCalledTimes(1)
    syncClock('20260311145957')
    await after(2)
    expect(onStale).toHaveBeenCalledTimes(1)
    await after(1)
    expect(onStale).toHaveBeenCalledTimes(2)
    await page.unmount()
  })
})
