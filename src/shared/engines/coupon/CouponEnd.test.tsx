// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetClock, syncClock } from '#platform/clock.ts'
import { inPage } from '#ui/testing/in-page.tsx'
import { CouponEnd } from './CouponEnd.tsx'

const NOON = Date.UTC(2026, 2, 11, 4)

const pass = (ms: number) =>
  act(async () => {
    vi.advanceTimersByTime(ms)
  })

afterEach(() => {
  vi.useRealTimers()
  forgetClock()
})

test("counts a coupon's last hours down by the provider's clock, though the phone's is set", async () => {
  vi.useFakeTimers({ now: NOON })
  // The phone is five minutes slow.
  syncClock('20260311120500')
  const page = await inPage(<CouponEnd validUntil="20260311180500" />)
  expect(document.body.textContent).toContain('剩 06:00:00')
  await pass(10_000)
  expect(document.body.textContent).toContain('剩 05:59:50')
  // The network sets it back by two hours.
  vi.setSystemTime(NOON - 7_200_000)
  await pass(10_000)
  expect(document.body.textContent).toContain('剩 05:59:40')
  await page.unmount()
})
