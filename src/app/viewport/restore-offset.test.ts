// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restoreOffset, type Restoring } from './restore-offset.ts'

const PLACE = 800
const PATIENCE = 5_000

/** The offset to which the page can be scrolled by now. */
let furthest: number
/** Every offset that was requested. */
let asked: number[]
/** Calls what observes the height of the page; empty once nothing does. */
let observers: Set<() => void>

class HeightObserver implements ResizeObserver {
  readonly #call: () => void
  constructor(call: ResizeObserverCallback) {
    this.#call = () => call([], this)
  }
  observe(): void {
    observers.add(this.#call)
  }
  unobserve(): void {}
  disconnect(): void {
    observers.delete(this.#call)
  }
}

function growTo(most: number): void {
  furthest = most
  for (const call of observers) call()
}

let restoring: Restoring

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('ResizeObserver', HeightObserver)
  furthest = 0
  asked = []
  observers = new Set()
  document.body.innerHTML = '<div id="root"></div>'
  Object.assign(window, {
    scrollY: 0,
    scrollTo: (_: number, top: number) => {
      asked.push(top)
      Object.assign(window, { scrollY: Math.min(top, furthest) })
    },
  })
})
afterEach(() => {
  restoring.end()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const touch = (name: string) => () => {
  window.dispatchEvent(new Event(name))
}

interface Case {
  readonly title: string
  /** The acts after the page was opened too short. */
  readonly acts: readonly (() => void)[]
  readonly at: number
  readonly over: boolean
}

test.each<Case>([
  { title: 'nothing happens', acts: [], at: 0, over: false },
  { title: 'the page grows, not enough', acts: [() => growTo(300)], at: 300, over: false },
  {
    title: 'the page grows in two steps',
    acts: [() => growTo(300), () => growTo(2_000)],
    at: PLACE,
    over: true,
  },
  {
    title: 'the place is reached but for a part of a pixel',
    acts: [() => growTo(PLACE - 0.5)],
    at: PLACE - 0.5,
    over: true,
  },
  {
    title: 'the page grows once more after the place was reached',
    acts: [() => growTo(2_000), () => window.scrollTo(0, 40), () => growTo(3_000)],
    at: 40,
    over: true,
  },
  ...['pointerdown', 'wheel', 'keydown'].map((name) => ({
    title: `the user acts by ${name} before it grows`,
    acts: [touch(name), () => growTo(2_000)],
    at: 0,
    over: true,
  })),
  {
    title: 'the page grows in time',
    acts: [() => vi.advanceTimersByTime(PATIENCE - 1), () => growTo(2_000)],
    at: PLACE,
    over: true,
  },
  {
    title: 'the page grows too late',
    acts: [() => vi.advanceTimersByTime(PATIENCE), () => growTo(2_000)],
    at: 0,
    over: true,
  },
  {
    title: 'the screen is left before it grows',
    acts: [() => restoring.end(), () => growTo(2_000)],
    at: 0,
    over: true,
  },
])('where $title, the page is at $at, and over is $over', ({ acts, at, over }) => {
  restoring = restoreOffset(PLACE)
  for (const act of acts) act()
  expect([window.scrollY, restoring.isOver()]).toEqual([at, over])
  expect(observers.size).toBe(over ? 0 : 1)
})

test('a page that is long enough is scrolled once, and watched no further', () => {
  furthest = 2_000
  restoring = restoreOffset(PLACE)
  expect([asked, restoring.isOver(), observers.size]).toEqual([[PLACE], true, 0])
})

test('without the page itself it is tried once', () => {
  document.body.innerHTML = ''
  restoring = restoreOffset(PLACE)
  expect([asked, observers.size]).toEqual([[PLACE], 0])
})
