// @ts-check
import { BLANK_PATH } from './pack-route.js'
import { createOpenings } from './warm-openings.js'

/**
 * @typedef {import('./pack-route.js').UserKeys} UserKeys
 *
 * @typedef {object} OpeningView what a web view does for its openings
 * @property {(text: string) => Promise<string>} handle answers a wire call
 * @property {() => UserKeys} keys of the user who is signed in
 * @property {(path: string) => Promise<void>} load loads a page afresh; resolves when it is there
 * @property {(path: string, user: UserKeys) => ReturnType<import('./warm-openings.js').OpeningPorts['startLoad']>}
 *   startLoad begins the load of a page that waits
 * @property {(event: string) => void} send delivers a wire event to the page in view
 */

/**
 * The openings of one web view: afresh, or in the page that waits in it.
 * @param {OpeningView} view
 */
export function createViewOpenings({ handle, keys, load, startLoad, send }) {
  const openings = createOpenings(handle)
  let blank = false
  let tapped = 0
  return {
    /** Answers a wire call, and follows what the page says of its openings. */
    handle: (/** @type {string} */ text) => openings.handle(text),
    /** Returns whether the page waits at the blank address. */
    isBlank: () => blank,
    /** Returns when the user tapped what opens the next document, ms since 1970: once; then 0. */
    takeTap: () => {
      const at = tapped
      tapped = 0
      return at
    },
    /** @param {string} path */
    open(path, tappedAt = 0) {
      tapped = tappedAt
      return load(path)
    },
    /**
     * Loads the blank address; resolves when the page waits for an opening. `likely` names screens
     * whose files are to be evaluated already.
     * @param {readonly string[]} likely
     */
    async warm(likely = []) {
      blank = true
      const ready = openings.ready()
      await load(`${BLANK_PATH}?likely=${likely.map(encodeURIComponent).join(',')}`)
      if (!(await ready)) throw new Error('the page did not get ready')
    },
    /**
     * Opens a screen in the page that waits, for this user: the one who is signed in by default.
     * Resolves with what came of it.
     * @param {string} path
     */
    openWarm(path, tappedAt = 0, user = keys()) {
      const ports = {
        user,
        keys,
        startLoad: () => startLoad(path, user),
        send(/** @type {string} */ event) {
          blank = false
          send(event)
        },
      }
      return openings.open(ports, { path, tappedAt })
    },
  }
}
