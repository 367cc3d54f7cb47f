// @ts-check
import { Refusal } from './native-methods.js'

/** The time in which calls are counted, in ms. */
const WINDOW = 10_000

/**
 * The number of calls of a method that a page may make in ten seconds: far more than our pages
 * make, and few enough to stop a page in a loop before sheets open repeatedly or the log fills.
 */
const DEFAULT = 200
/** @type {Partial<Record<import('./native-methods.js').NativeMethodName, number>>} */
const LIMITS = {
  login: 5,
  goAuth: 5,
  share: 5,
  openSharePanel: 5,
  openCustomer: 5,
  navigateToFundTrading: 5,
  goCombineTrading: 5,
  sendEvent: 50,
}

/**
 * Counts calls per method. `take` throws the refusal `too_often` when a method was called too often
 * recently; a refused call does not count.
 * @param {() => number} now ms
 */
export function createLimits(now) {
  /** @type {Map<string, number[]>} */
  const taken = new Map()
  return {
    /** @param {import('./native-methods.js').NativeMethodName} method */
    take(method) {
      const since = now() - WINDOW
      const late = (taken.get(method) ?? []).filter((at) => at > since)
      const most = LIMITS[method] ?? DEFAULT
      if (late.length >= most)
        throw new Refusal('too_often', `${method} was called ${most} times in ${WINDOW / 1000} s`)
      taken.set(method, [...late, now()])
    },
  }
}
