// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scrollToAnchor } from './scroll-to-anchor.ts'

const TOP = 600
/** Every offset that was scrolled to. */
let offsets: number[]
let reduced: boolean

/** Layout, which jsdom has none of: the page scrolls, and the element moves with it. */
function place(element: HTMLElement, shown = true): void {
  element.getClientRects = () => {
    const rects = shown ? [new DOMRect()] : []
    return Object.assign(rects, { item: (at: number) => rects[at] ?? null })
  }
  element.getBoundingClientRect = () => new DOMRect(0, TOP - window.scrollY, 100, 50)
}

beforeEach(() => {
  vi.useFakeTimers()
  offsets = []
  reduced = false
  Object.assign(window, {
    scrollY: 0,
    matchMedia: () => ({ matches: reduced }),
    scrollTo: (_: number, top: number) => {
      offsets.push(top)
      Object.assign(window, { scrollY: top })
    },
  })
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } })
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    value: 5_000,
  })
  document.body.innerHTML = '<div id="root"><main><p id="fees">1</p><p id="fees">2</p></main></div>'
  const [kept, shown] = [...document.querySelectorAll<HTMLElement>('#fees')]
  if (kept === undefined || shown === undefined) throw new Error('no elements')
  place(kept, false)
  place(shown)
})
afterEach(() => {
  vi.useRealTimers()
})

test('scrolls after a second in steps of 16 ms, to the element in view, and focuses it', async () => {
  scrollToAnchor('#fees')
  await vi.advanceTimersByTimeAsync(999)
  expect(offsets).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(offsets).toEqual([120])
  await vi.advanceTimersByTimeAsync(15)
  expect(offsets.length).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(offsets.length).toBe(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(offsets[offsets.length - 1]).toBe(TOP)
  expect(document.activeElement?.textContent).toBe('2')
})

test('jumps under reduced motion', async () => {
  reduced = true
  scrollToAnchor('#fees')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(offsets).toEqual([TOP])
})

test.each(['pointerdown', 'wheel', 'keydown'])('the user’s own %s ends it', async (touch) => {
  scrollToAnchor('#fees')
  await vi.advanceTimersByTimeAsync(1_016)
  const before = offsets.length
  expect(before).toBeGreaterThan(0)
  window.dispatchEvent(new Event(touch))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(offsets.length).toBe(before)
})

test('scrolls once what is named is drawn, for ten seconds', async () => {
  const drawn = document.querySelectorAll('#fees')
  for (const element of drawn) element.id = 'later'
  scrollToAnchor('#fees')
  await vi.advanceTimersByTimeAsync(4_500)
  for (const element of drawn) element.id = 'fees'
  await vi.advanceTimersByTimeAsync(2_000)
  expect(offsets[offsets.length - 1]).toBe(TOP)
})

test('stays where it is for a name that the screen does not have, and once it is ended', async () => {
  scrollToAnchor('#nothing')
  scrollToAnchor('#%E4%A')
  const end = scrollToAnchor('#fees')
  end()
  await vi.advanceTimersByTimeAsync(12_000)
  expect(offsets).toEqual([])
})
