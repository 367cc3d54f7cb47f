// @ts-check
import { isObject, readLabel } from './native-methods.js'

/**
 * The result of an opening. The page's own words, or `outdated`: another pack is current by now, or
 * another user; `late`: the page did not answer in time.
 * @typedef {'screen' | 'waiting' | 'refused' | 'outdated' | 'late'} Opened
 *
 * @typedef {import('./prefetch.js').UserKeys} UserKeys
 *
 * @typedef {object} OpeningPorts
 * @property {UserKeys} user for whom the page is opened
 * @property {() => UserKeys} keys of the user who is signed in now
 * @property {() => Promise<{ packBoot: string, answers: Readonly<Record<string, string | number>> } | null>}
 *   startLoad begins the load, and the user's calls; null where the page is of another pack by now
 * @property {(event: string) => void} send
 */

/** The words of a page about an opening. */
const SHOWN = /** @type {const} */ (['screen', 'waiting', 'refused'])

/** The longest time until a page that is loaded ahead is ready, in ms. */
const READY_WITHIN = 30_000
/** The longest time of a page for an opening before the app opens the address in another, in ms. */
const OPENED_WITHIN = 4_000

/**
 * The event `open`, for the user whose keys these are.
 * @param {UserKeys} keys
 * @param {{ opening: string, path: string, packBoot: string, tappedAt: number,
 *   answers: Readonly<Record<string, string | number>> }} opening
 */
export function openingEvent({ openId, encOpenId }, { answers, ...opening }) {
  const data = { ...opening, openId, encOpenId, answers: JSON.stringify(answers) }
  return JSON.stringify({ event: 'open', data })
}

/**
 * Follows what one page says of its readiness and its openings, past the app's own answers.
 * @param {(text: string) => Promise<string>} handle
 */
export function createOpenings(handle) {
  let last = 0
  /** @type {(() => void) | null} */
  let onReady = null
  /** @type {Map<string, (shown: Opened) => void>} */
  const awaited = new Map()

  /** @param {string} text @param {string} reply */
  const follow = (text, reply) => {
    const { method, args } = readLabel(text)
    if (!['pageReady', 'pageOpened'].includes(method) || JSON.parse(reply).ok !== true) return
    if (method === 'pageReady') return onReady?.()
    if (!isObject(args)) return
    const shown = SHOWN.find((it) => it === args['shown'])
    if (shown !== undefined) awaited.get(String(args['opening']))?.(shown)
  }

  return {
    /** @param {string} text */
    async handle(text) {
      const reply = await handle(text)
      // An injected fault may have garbled the answer.
      try {
        follow(text, reply)
      } catch {}
      return reply
    },
    /**
     * Returns whether the page gets ready; to be called before it loads. @returns
     * {Promise<boolean>}
     */
    ready: () =>
      new Promise((resolve) => {
        const late = setTimeout(() => resolve(false), READY_WITHIN)
        onReady = () => {
          clearTimeout(late)
          resolve(true)
        }
      }),
    /**
     * Opens an address in the page, and waits for what comes of it.
     * @param {OpeningPorts} ports
     * @param {{ path: string, tappedAt: number }} asked
     * @returns {Promise<Opened>}
     */
    async open({ user, keys, startLoad, send }, asked) {
      const load = await startLoad()
      // The user may have changed meanwhile: the page would take one's answers for the other's.
      // Keys that were renewed meanwhile are the same user's.
      const now = keys()
      if (load === null || now.openId !== user.openId) return 'outdated'
      last += 1
      const opening = `opening-${last}`
      return new Promise((resolve) => {
        const settle = (/** @type {Opened} */ shown) => {
          clearTimeout(late)
          awaited.delete(opening)
          resolve(shown)
        }
        const late = setTimeout(() => settle('late'), OPENED_WITHIN)
        awaited.set(opening, settle)
        send(openingEvent(now, { opening, ...asked, ...load }))
      })
    },
  }
}
