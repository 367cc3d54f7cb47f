// @ts-check
import { followHistory } from './page-stack.js'

/**
 * @typedef {import('./native-state.js').NativeState} NativeState
 * @typedef {import('./native-app.js').AppEnvironment} AppEnvironment
 */

/** The time for which the app waits for a page to claim a press of the back key, in ms. */
const CLAIM_WITHIN = 1_000

/**
 * The history of the webview, which the app follows.
 * @param {NativeState} state
 * @param {AppEnvironment} environment
 */
export function createHistory(state, environment) {
  /** @type {Promise<void>} */
  let reading = Promise.resolve()
  // One read at a time: two results out of order would lose a tag.
  const sync = () => {
    const read = async () => {
      const now = await environment.history()
      state.stack = followHistory(state.stack, now)
      environment.changed()
    }
    const next = reading.then(read)
    // The failure reaches the caller; the next read must still run.
    reading = next.catch(() => undefined)
    return next
  }
  return {
    sync,
    /** @param {number} index */
    async goTo(index) {
      await environment.goTo(index)
      await sync()
    },
  }
}

/** @typedef {ReturnType<typeof createHistory>} NativeHistory */

/**
 * Announces a press of the back key; resolves with whether the page claims it in time.
 * @param {NativeState} state
 * @param {import('./native-app.js').Emit} emit
 * @returns {Promise<boolean>}
 */
export const pressClaimed = (state, emit) =>
  new Promise((resolve) => {
    const claim = () => {
      clearTimeout(late)
      resolve(true)
    }
    const late = setTimeout(() => {
      state.presses = state.presses.filter((it) => it !== claim)
      resolve(false)
    }, CLAIM_WITHIN)
    state.presses = [...state.presses, claim]
    emit('backPressed', {})
  })
