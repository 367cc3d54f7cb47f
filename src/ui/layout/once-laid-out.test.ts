// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { onceLaidOut } from './once-laid-out.ts'

/** An observer that calls back when the test lays the page out. */
class LaidOutByHand implements ResizeObserver {
  static readonly waiting = new Set<LaidOutByHand>()
  readonly #call: ResizeObserverCallback
  constructor(call: ResizeObserverCallback) {
    this.#call = call
  }
  observe() {
    LaidOutByHand.waiting.add(this)
  }
  unobserve() {}
  disconnect() {
    LaidOutByHand.waiting.delete(this)
  }
  static layOut() {
    for (const observer of LaidOutByHand.waiting) observer.#call([], observer)
  }
}

afterEach(() => {
  LaidOutByHand.waiting.clear()
  vi.unstubAllGlobals()
})

it('calls back at the next layout, once', () => {
  vi.stubGlobal('ResizeObserver', LaidOutByHand)
  const act = vi.fn<() => void>()
  onceLaidOut(document.body, act)
  expect(act).not.toHaveBeenCalled()
  LaidOutByHand.layOut()
  LaidOutByHand.layOut()
  expect(act).toHaveBeenCalledTimes(1)
})

it('does not call back after it was called off', () => {
  vi.stubGlobal('ResizeObserver', LaidOutByHand)
  const act = vi.fn<() => void>()
  onceLaidOut(document.body, act)()
  LaidOutByHand.layOut()
  expect(act).not.toHaveBeenCalled()
})

it('calls back at once where sizes cannot be observed', () => {
  vi.stubGlobal('ResizeObserver', undefined)
  const act = vi.fn<() => void>()
  onceLaidOut(document.body, act)()
  expect(act).toHaveBeenCalledTimes(1)
})
