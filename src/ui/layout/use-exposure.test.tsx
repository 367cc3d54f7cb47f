// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { inPage, type InPage } from '#ui/testing/in-page.tsx'
import { useExposure } from './use-exposure.ts'

let see: (...ratios: readonly number[]) => void = () => {}

/** An IntersectionObserver that reports when the test calls it. */
class Observer {
  constructor(report: (entries: { intersectionRatio: number }[]) => void) {
    see = (...ratios) => report(ratios.map((intersectionRatio) => ({ intersectionRatio })))
  }
  observe(): void {}
  disconnect(): void {
    see = () => {}
  }
}

function Card({ onExposed }: { readonly onExposed: () => void }) {
  return <div ref={useExposure(onExposed)}>card</div>
}

let page: InPage
const exposed = vi.fn<() => void>()
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', Observer)
  exposed.mockClear()
  page = await inPage(<Card onExposed={exposed} />)
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('is reported once half of it has been in view for two seconds', async () => {
  see(0.5)
  await pass(1_999)
  expect(exposed).not.toHaveBeenCalled()
  await pass(1)
  expect(exposed).toHaveBeenCalledOnce()
})

it('does not count less than half', async () => {
  see(0.49)
  await pass(5_000)
  expect(exposed).not.toHaveBeenCalled()
})

it('starts counting again after a break', async () => {
  see(1)
  await pass(1_500)
  see(0)
  see(1)
  await pass(1_500)
  expect(exposed).not.toHaveBeenCalled()
  await pass(500)
  expect(exposed).toHaveBeenCalledOnce()
})

it('does not repeat', async () => {
  see(1)
  await pass(2_000)
  see(0)
  see(1)
  await pass(5_000)
  expect(exposed).toHaveBeenCalledOnce()
})

it.each([
  ['into view', [0, 1], 1],
  ['out of view', [1, 0], 0],
])('acts on the last of several reports: %s', async (_, ratios, times) => {
  see(...ratios)
  await pass(2_000)
  expect(exposed).toHaveBeenCalledTimes(times)
})
