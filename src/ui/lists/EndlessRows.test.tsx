// @vitest-environment jsdom
import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { inPage } from '#ui/testing/in-page.tsx'
import { EndlessRows } from './EndlessRows.tsx'

// A scroll ends by a timer, which a slow run would reach between two scrolls. The virtual list takes
// the page's timers when it is loaded.
vi.hoisted(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

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
function givePageLayout(rowHeight = ROW_HEIGHT) {
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
      const contentRect = { width: 390, height: rowHeight }
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

test.each([
  ['no row below the screen without a collapsible part', undefined, 0],
  [
    'the rows of the next 250 px below a collapsible part',
    { height: 250, rowHeight: ROW_HEIGHT },
    7,
  ],
])('at its top, draws %s', async (_title, collapsible, below) => {
  givePageLayout()
  const items = Array.from({ length: 24_453 }, (_, index) => `fund ${index}`)
  const page = await inPage(
    <EndlessRows
      label="基金"
      items={items}
      collapsible={collapsible}
      placeKey="head"
      end="whole"
      onMore={() => undefined}
    >
      {(item) => <span>{item}</span>}
    </EndlessRows>,
  )
  await fire('resize')
  const inView = Math.floor(SCREEN_HEIGHT / ROW_HEIGHT) + 1
  expect(page.host.querySelectorAll('[role="listitem"]')).toHaveLength(inView + below)
  await page.unmount()
})

/** Shows a list of twenty rows, and then leaves it; which of them were drawn. */
async function drawnRows(name: string, rowHeight?: number): Promise<readonly string[]> {
  const made: string[] = []
  const page = await inPage(
    <EndlessRows
      label="榜单"
      items={Array.from({ length: 20 }, (_, index) => `${name} ${index}`)}
      itemKey={(item) => item}
      rowHeight={rowHeight}
      placeKey={name}
      end="whole"
      onMore={() => undefined}
    >
      {(item) => {
        made.push(item)
        return <span>{item}</span>
      }}
    </EndlessRows>,
  )
  await fire('resize')
  await page.unmount()
  return made
}
const eightOf = (name: string) => Array.from({ length: 8 }, (_, index) => `${name} ${index}`)

test('draws no more rows than are in view, where their height is known', async () => {
  givePageLayout(100)
  expect(await drawnRows('board', 100)).toEqual(eightOf('board'))
})

test('draws no more rows than are in view, where a list of its name was measured before', async () => {
  givePageLayout(100)
  await drawnRows('all')
  expect(await drawnRows('narrowed')).toEqual(eightOf('narrowed'))
})

test('rebuilds no row while it is scrolled', async () => {
  givePageLayout()
  const items = Array.from({ length: 500 }, (_, index) => `fund ${index}`)
  const made: string[] = []
  const page = await inPage(
    <EndlessRows label="基金" items={items} placeKey="once" end="whole" onMore={() => undefined}>
      {(item) => {
        made.push(item)
        return <span>{item}</span>
      }}
    </EndlessRows>,
  )
  await fire('resize')
  for (const top of [10, 20, 30, 40, 50, 60]) await scrollTo(top)
  expect(made.length).toBe(new Set(made).size)
  await page.unmount()
})

test('draws each row once on the way through a long list', async () => {
  givePageLayout()
  const items = Array.from({ length: 500 }, (_, index) => `fund ${index}`)
  const made: string[] = []
  const page = await inPage(
    <EndlessRows label="基金" items={items} placeKey="way" end="whole" onMore={() => undefined}>
      {(item) => {
        made.push(item)
        return <span>{item}</span>
      }}
    </EndlessRows>,
  )
  await fire('resize')
  for (let top = 0; top < 300 * ROW_HEIGHT; top += SCREEN_HEIGHT / 2) await scrollTo(top)
  expect(made.length).toBeGreaterThan(300)
  expect(made.length).toBe(new Set(made).size)
  await page.unmount()
})

/** An IntersectionObserver that reports when the test calls `report`. */
function stubIntersectionObserver() {
  let callback: (entries: readonly object[]) => void = () => undefined
  let observed = 0
  class Observer {
    constructor(given: typeof callback) {
      callback = given
    }
    observe() {
      observed += 1
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return {
    report: (...states: boolean[]) =>
      callback(states.map((isIntersecting) => ({ isIntersecting }))),
    observed: () => observed,
  }
}

function endless(items: readonly string[], onMore: () => void) {
  return (
    <EndlessRows label="基金" items={items} placeKey="more" end="more" onMore={onMore}>
      {(item) => <span>{item}</span>}
    </EndlessRows>
  )
}

test.each([
  ['out of view, then in view', [false, true], 1],
  ['in view, then out of view', [true, false], 0],
])('acts on the last of several reports of its end: $0', async (_, states, times) => {
  givePageLayout()
  const { report } = stubIntersectionObserver()
  const onMore = vi.fn<() => void>()
  const page = await inPage(endless(['fund'], onMore))
  report(...states)
  expect(onMore).toHaveBeenCalledTimes(times)
  await page.unmount()
})

test('observes its end again after each page, which may not have moved it', async () => {
  givePageLayout()
  const { observed } = stubIntersectionObserver()
  const onMore = () => undefined
  const page = await inPage(endless(['fund'], onMore))
  const before = observed()
  await page.rerender(endless(['fund', 'other'], onMore))
  expect(observed()).toBe(before + 1)
  await page.unmount()
})
