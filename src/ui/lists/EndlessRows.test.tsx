// @vitest-environment jsdom
import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { inPage } from '#ui/testing/in-page.tsx'
import { EndlessRows } from './EndlessRows.tsx'

test('takes the room of all its rows and makes none that are not near the view', () => {
  const items = Array.from({ length: 24_453 }, (_, index) => `fund ${index}`)
  let made = 0
  const html = renderToStaticMarkup(
    <EndlessRows
      label="基金"
      items={items}
      itemKey={(item) => item}
      placeKey="test"
      end="whole"
      onMore={() => undefined}
    >
      {(item) => {
        made += 1
        return <span>{item}</span>
      }}
    </EndlessRows>,
  )
  // Until rows are measured their height is a guess; the room is that of all of them.
  expect(Number(/height:(\d+)px/.exec(html)?.[1])).toBeGreaterThan(24_453 * 30)
  expect(made).toBeLessThan(100)
})

/** No whole number of rows. */
const [SCREEN_HEIGHT, ROW_HEIGHT] = [790, 40]

/** jsdom has no layout: a page as high as the screen, whose elements all have a row's height. */
function givePageLayout() {
  const root = document.documentElement
  Object.defineProperty(document, 'scrollingElement', { configurable: true, value: root })
  Object.defineProperty(root, 'clientHeight', { configurable: true, value: SCREEN_HEIGHT })
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body)
  class RowsMeasured {
    private readonly changed: (entries: readonly object[]) => void
    constructor(changed: (entries: readonly object[]) => void) {
      this.changed = changed
    }
    observe(target: Element) {
      const contentRect = { width: 390, height: ROW_HEIGHT }
      queueMicrotask(() => act(() => this.changed([{ target, contentRect }])))
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', RowsMeasured)
}

const fire = (event: string) => act(async () => void window.dispatchEvent(new Event(event)))

function scrollTo(top: number) {
  vi.stubGlobal('scrollY', top)
  document.documentElement.scrollTop = top
  return fire('scroll')
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('draws no row below the screen until the list moves', async () => {
  givePageLayout()
  const items = Array.from({ length: 24_453 }, (_, index) => `fund ${index}`)
  const page = await inPage(
    <EndlessRows label="基金" items={items} placeKey="still" end="whole" onMore={() => undefined}>
      {(item) => <span>{item}</span>}
    </EndlessRows>,
  )
  const lastDrawn = () => {
    const text = [...page.host.querySelectorAll('[role="listitem"]')].at(-1)?.textContent ?? ''
    return items.indexOf(text)
  }
  const lastInView = (top: number) => Math.floor((top + SCREEN_HEIGHT) / ROW_HEIGHT)
  await fire('resize')
  expect(lastDrawn()).toBe(lastInView(0))
  await scrollTo(ROW_HEIGHT)
  expect(lastDrawn()).toBeGreaterThan(lastInView(ROW_HEIGHT))
  await scrollTo(0)
  expect(lastDrawn()).toBe(lastInView(0))
  await page.unmount()
})
