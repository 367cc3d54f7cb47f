// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { inPage } from '#ui/testing/in-page.tsx'
import { secondsLeft, useSecondsLeft } from './use-seconds-left.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  [60_000, 0, 60],
  [60_000, 100, 60],
  [60_000, 59_001, 1],
  [60_000, 60_000, 0],
  [60_000, 90_000, 0],
  [60_000, -3_600_000, 60],
])('a wait until %i has at %i still %i seconds', (until, now, left) => {
  expect(secondsLeft(until, now, 60)).toBe(left)
})

function Count({ until }: { readonly until: number | null }) {
  return <p>{useSecondsLeft(until)}</p>
}
const pass = (ms: number) =>
  act(async () => {
    vi.advanceTimersByTime(ms)
  })

test('counts down to the moment, once a second, and stops there', async () => {
  const page = await inPage(<Count until={1_060_000} />)
  expect(page.host.textContent).toBe('60')
  await pass(1_000)
  expect(page.host.textContent).toBe('59')
  await pass(59_000)
  expect(page.host.textContent).toBe('0')
  expect(vi.getTimerCount()).toBe(0)
  await page.rerender(<Count until={1_090_000} />)
  expect(page.host.textContent).toBe('30')
  await page.unmount()
})

test('opened again it goes on where it was', async () => {
  const page = await inPage(<Count until={1_060_000} />)
  await pass(20_000)
  await page.unmount()
  await pass(10_000)
  const again = await inPage(<Count until={1_060_000} />)
  expect(again.host.textContent).toBe('30')
  await again.unmount()
})

test('without a moment there is nothing to wait for', async () => {
  const page = await inPage(<Count until={null} />)
  expect(page.host.textContent).toBe('0')
  expect(vi.getTimerCount()).toBe(0)
  await page.unmount()
})

test.each([
  ['back', -600_000],
  ['forward', 600_000],
])('a phone whose clock is set %s goes on with what was left', async (_, step) => {
  const page = await inPage(<Count until={1_060_000} />)
  await pass(5_000)
  vi.setSystemTime(Date.now() + step)
  await pass(1_000)
  expect(page.host.textContent).toBe('54')
  await pass(54_000)
  expect(page.host.textContent).toBe('0')
  await page.unmount()
})

test('a page that is shown again after the phone slept waits no longer than the phone says', async () => {
  const page = await inPage(<Count until={1_060_000} />)
  await pass(5_000)
  vi.setSystemTime(1_050_000)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(page.host.textContent).toBe('10')
  await page.unmount()
})
