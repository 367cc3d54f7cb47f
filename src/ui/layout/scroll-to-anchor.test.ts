// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { scrollToAnchor } from './scroll-to-anchor.ts'

const scrolled: number[] = []
let still = false

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="plans"></div>'
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 600, 0, 0))
  scrolled.length = 0
  still = false
  vi.stubGlobal('scrollTo', (_x: number, y: number) => scrolled.push(Math.round(y)))
  vi.stubGlobal('matchMedia', () => ({ matches: still }))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('waits a second, then glides there and no further', () => {
  scrollToAnchor('plans')
  vi.advanceTimersByTime(999)
  expect(scrolled).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(scrolled.length).toBeGreaterThan(10)
  expect(scrolled).toEqual(scrolled.toSorted((a, b) => a - b))
  expect(scrolled[scrolled.length - 1]).toBe(600)
})

it('jumps where motion is unwanted', () => {
  still = true
  scrollToAnchor('plans')
  vi.advanceTimersByTime(1_000)
  expect(scrolled).toEqual([600])
})

it('stays where it is when there is no such anchor', () => {
  scrollToAnchor('nowhere')
  vi.advanceTimersByTime(3_000)
  expect(scrolled).toEqual([])
})

it('gives way to a finger on the page', () => {
  scrollToAnchor('plans')
  vi.advanceTimersByTime(1_050)
  const before = scrolled.length
  window.dispatchEvent(new Event('touchstart'))
  vi.advanceTimersByTime(1_000)
  expect(scrolled.length).toBe(before)
})
