// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { inPage, one } from '#ui/testing/in-page.tsx'
import { PullToRefresh } from './PullToRefresh.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Returns whether the page takes the pull for itself, so that the browser must wait for it. */
async function takesPull(): Promise<boolean> {
  const touch = (type: string, clientY: number) => {
    const about = { touches: [{ clientY }] }
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), about)
    one('main > div').dispatchEvent(event)
    return event.defaultPrevented
  }
  return act(async () => {
    touch('touchstart', 0)
    const taken = touch('touchmove', 40)
    touch('touchend', 40)
    return taken
  })
}

test('holds a finger up only while the top of the page is in view', async () => {
  let see: (isIntersecting: boolean) => void = () => undefined
  class Seen {
    constructor(seen: (entries: readonly object[]) => void) {
      see = (isIntersecting) => seen([{ isIntersecting }])
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Seen)
  const page = await inPage(<PullToRefresh onRefresh={async () => undefined}>text</PullToRefresh>)
  expect(await takesPull()).toBe(true)
  see(false)
  expect(await takesPull()).toBe(false)
  see(true)
  expect(await takesPull()).toBe(true)
  await page.unmount()
})
