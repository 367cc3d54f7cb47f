// @ts-check
import { Refusal } from './native-methods.js'

/** In this time so many calls are answered, in ms. */
const WINDOW = 10_000

/**
 * How many calls of a method a page may make in ten seconds: no page of ours comes near, and a page in a loop stops short of what
 * costs the user something: sheets that open again and again, a log that fills.
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
 * Counts calls per method. `take` throws the refusal `too_often` when a method was called too often of late; a call that is refused
 * does not count.
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
