// @ts-check
import { isObject } from './native-methods.js'

/** The time between two questions of a host to the provider, in ms. */
export const DRILLS_EVERY_MS = 4_000

/**
 * @param {string} text
 * @returns {string | null}
 */
function readWords(text) {
  /** @type {unknown} */
  const answer = JSON.parse(text)
  const words = isObject(answer) ? answer['words'] : null
  return typeof words === 'string' && words !== '' ? words : null
}

/**
 * Returns what the provider's sandbox rehearses, for a line in the native title bar: a tester sees
 * why a page shows an error, and which day it is there.
 * @param {import('./native-login.js').ProviderRequest} provider
 * @param {() => void} changed called after a change, to draw it
 */
export function createDrills(provider, changed) {
  /** @type {string | null} */
  let words = null
  return {
    /** Returns what is on; null where nothing is, and the clock has today's date. */
    words: () => words,
    /** Asks the provider; one that does not answer changes nothing. */
    async look() {
      const before = words
      try {
        words = readWords((await provider('GET', '/sandbox/drills', null)).text)
      } catch {
        return
      }
      if (words !== before) changed()
    },
  }
}
