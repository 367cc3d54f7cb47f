// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inPage, type InPage } from '#ui/testing/in-page.tsx'
import { useReadThrough } from './use-read-through.ts'

let reach: (isIntersecting: boolean) => void = () => {}

/** An IntersectionObserver that reports when the test calls it. */
class Observer {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    reach = (isIntersecting) => report([{ isIntersecting }])
  }
  observe(): void {}
  disconnect(): void {
    reach = () => {}
  }
}

const onRead = vi.fn<() => void>()

function Text() {
  const { end, secondsLeft } = useReadThrough(onRead)
  return <div ref={end}>{secondsLeft}</div>
}

let page: InPage
let visibility: DocumentVisibilityState = 'visible'
beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  page = await inPage(<Text />)
})
afterEach(async () => {
  await page.unmount()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  onRead.mockReset()
  visibility = 'visible'
})

const pass = (seconds: number) => act(async () => vi.advanceTimersByTimeAsync(seconds * 1_000))
const see = (isIntersecting: boolean) => act(() => reach(isIntersecting))

test('a page is read after fifteen seconds in view, once its end was reached', async () => {
  await pass(14)
  see(true)
  expect(onRead).not.toHaveBeenCalled()
  await pass(1)
  expect(onRead).toHaveBeenCalledOnce()
  await pass(20)
  expect(onRead).toHaveBeenCalledOnce()
})

test('a page whose end was not reached is not read, however long it was in view', async () => {
  see(false)
  await pass(60)
  expect(onRead).not.toHaveBeenCalled()
  see(true)
  expect(onRead).toHaveBeenCalledOnce()
})

test('seconds in which the page is hidden do not count', async () => {
  see(true)
  visibility = 'hidden'
  await pass(60)
  expect(onRead).not.toHaveBeenCalled()
  visibility = 'visible'
  await pass(15)
  expect(onRead).toHaveBeenCalledOnce()
})
