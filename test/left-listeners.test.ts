import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onSignOutElsewhere } from '#session/other-tabs.ts'
import { watchListeners } from './left-listeners.ts'

const OF_TABS = expect.stringMatching(/^src\/session\/other-tabs\.ts:\d+ \(storage\)$/)

let page: EventTarget
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('window', page)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** The listeners of this file, which are no product's, by their type. */
const watchAll = () => watchListeners(page, () => 'here')
const nothing = () => {}

test('names the line of the product whose listener is left, and its type', () => {
  const { left } = watchListeners(page)
  onSignOutElsewhere(nothing)
  expect(left()).toEqual([OF_TABS])
})

test('forgets a listener that was removed', () => {
  const { left } = watchListeners(page)
  const end = onSignOutElsewhere(nothing)
  end()
  expect(left()).toEqual([])
})

test('leaves out the listeners of tests and libraries', () => {
  const { left } = watchListeners(page)
  page.addEventListener('click', nothing)
  expect(left()).toEqual([])
})

test('distinguishes the capture phase from the bubble phase', () => {
  const { left } = watchAll()
  page.addEventListener('click', nothing, true)
  page.removeEventListener('click', nothing)
  expect(left()).toEqual(['here (click)'])
  page.removeEventListener('click', nothing, { capture: true })
  expect(left()).toEqual([])
})

test('counts a listener that is added twice once, as its target does', () => {
  const { left } = watchAll()
  page.addEventListener('click', nothing)
  page.addEventListener('click', nothing)
  expect(left()).toEqual(['here (click)'])
  page.removeEventListener('click', nothing)
  expect(left()).toEqual([])
})

test('forgets a listener of one event with that event, which still reaches it', () => {
  const { left } = watchAll()
  const seen = vi.fn<(event: Event) => void>((event) => event.stopImmediatePropagation())
  page.addEventListener('online', seen, { once: true })
  expect(left()).toEqual(['here (online)'])
  page.dispatchEvent(new Event('online'))
  page.dispatchEvent(new Event('online'))
  expect(seen).toHaveBeenCalledOnce()
  expect(left()).toEqual([])
})

test('forgets a listener whose signal is aborted', () => {
  const { left } = watchAll()
  const control = new AbortController()
  page.addEventListener('scroll', nothing, { signal: control.signal })
  expect(left()).toEqual(['here (scroll)'])
  control.abort()
  expect(left()).toEqual([])
})
