import { callOf, productPlace } from './product-place.ts'

type Run = (...args: readonly unknown[]) => unknown

/** The timers of a page, or of Node in its place. */
export interface Timers {
  setTimeout(this: void, run: Run, ms?: number, ...args: readonly unknown[]): unknown
  setInterval(this: void, run: Run, ms?: number, ...args: readonly unknown[]): unknown
  clearTimeout(this: void, timer: unknown): void
  clearInterval(this: void, timer: unknown): void
}

/**
 * Follows the timers that are set from here on. `running` lists the places in the product of those
 * that have neither run nor been cleared; `end` ends them as a page's unload does, and lets the
 * product set no other.
 */
export function watchTimers(page: Timers) {
  const calls = new Map<unknown, Error>()
  const { setTimeout: later, setInterval: often, clearTimeout: clear } = page
  let ended = false

  const setTimeout: Timers['setTimeout'] = (run, ms, ...args) => {
    const call = callOf(setTimeout)
    const isLate = ended && productPlace(call) !== null
    const timer = later(
      (...given) => {
        calls.delete(timer)
        return isLate ? undefined : run(...given)
      },
      ms,
      ...args,
    )
    calls.set(timer, call)
    return timer
  }
  const setInterval: Timers['setInterval'] = (run, ms, ...args) => {
    const timer = often(run, ms, ...args)
    calls.set(timer, callOf(setInterval))
    return timer
  }
  // A timer of either kind can be cleared by either name.
  const clearTimer = (timer: unknown) => {
    calls.delete(timer)
    clear(timer)
  }
  Object.assign(page, {
    setTimeout,
    setInterval,
    clearTimeout: clearTimer,
    clearInterval: clearTimer,
  })

  return {
    running: (): readonly string[] =>
      Array.from(calls.values(), productPlace).filter((place) => place !== null),
    end(): void {
      ended = true
      for (const [timer, call] of calls) if (productPlace(call) !== null) clearTimer(timer)
    },
  }
}
