// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { syncClock } from '../../../../platform/clock.ts'
import { inPage, one } from '../../../../ui/testing/in-page.tsx'
import { useValuationHours } from './use-valuation-hours.ts'

const refetch = vi.fn<() => Promise<null>>(async () => null)
const DAY = '20260311'

function Hours({ estimated }: { readonly estimated: string | undefined }) {
  return <p>{useValuationHours(estimated, refetch) ?? '--'}</p>
}
const shown = () => one('p').textContent
const after = (seconds: number) => act(async () => vi.advanceTimersByTimeAsync(seconds * 1_000))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  refetch.mockClear()
  syncClock('20260311100000')
})

describe('valuations in view', () => {
  it('ask anew each minute of trade, by the provider’s clock, until newer ones are there', async () => {
    syncClock(`${DAY}100010`)
    const page = await inPage(<Hours estimated={`${DAY}100000`} />)
    expect(shown()).toBe('live')
    await after(40)
    expect(refetch).not.toHaveBeenCalled()
    await after(15)
    expect(refetch).toHaveBeenCalledTimes(1)
    await page.rerender(<Hours estimated={`${DAY}100100`} />)
    await after(30)
    expect(refetch).toHaveBeenCalledTimes(1)
    await page.unmount()
    await after(300)
    expect(refetch).toHaveBeenCalledTimes(1)
  })

  it('ask nothing while the page is hidden, and at once when it is seen again', async () => {
    syncClock(`${DAY}100010`)
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const page = await inPage(<Hours estimated={`${DAY}100000`} />)
    await after(300)
    expect(refetch).not.toHaveBeenCalled()
    visibility.mockReturnValue('visible')
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    expect(refetch).toHaveBeenCalledTimes(1)
    await page.unmount()
  })

  it('ask again after half a minute while nothing newer comes', async () => {
    syncClock(`${DAY}100110`)
    const page = await inPage(<Hours estimated={`${DAY}100000`} />)
    expect(refetch).toHaveBeenCalledTimes(1)
    await after(25)
    expect(refetch).toHaveBeenCalledTimes(1)
    await after(10)
    expect(refetch).toHaveBeenCalledTimes(2)
    await page.unmount()
  })

  it('say so when trade pauses while they are looked at', async () => {
    syncClock(`${DAY}112955`)
    const page = await inPage(<Hours estimated={`${DAY}112900`} />)
    expect(shown()).toBe('live')
    await after(20)
    expect(shown()).toBe('pause')
    await page.unmount()
  })

  it('say nothing before there are any', async () => {
    const page = await inPage(<Hours estimated={undefined} />)
    expect(shown()).toBe('--')
    await page.unmount()
  })
})
