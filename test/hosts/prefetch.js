// @ts-check
import { addressFields, callKey, readyCalls } from '../../offline/ready-calls.js'

/**
 * @typedef {{ readonly openId: string, readonly encOpenId: string }} UserKeys
 *
 * @typedef {{ readonly path: string, readonly calls?:
 *   readonly import('../../offline/pack/planned-call.ts').PlannedCall[] | undefined }} Route
 */

/**
 * The time for which an opening waits for answers to take along, in ms. The page takes those that
 * come later by their places.
 */
const PATIENCE = 30
/**
 * The longest answer that is taken along, in characters: an event is a script, which
 * the page's main thread reads and compiles.
 */
const MOST_CARRIED = 20_000

const FORM = 'application/x-www-form-urlencoded;charset=utf-8'

/** @param {Readonly<Record<string, string | number | boolean>>} fields */
const encoded = (fields) =>
  Object.entries(fields)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')

/**
 * Makes a screen's first calls while its page is still starting, for one page view and one user.
 * Answers are in this process's memory, and given once.
 * @template R
 * @param {object} options
 * @param {(method: string, target: string, headers: readonly (readonly [string, string])[], body:
 *   string | null) => Promise<R>} options.send asks the provider; rejects when it is not reached
 * @param {(reply: R) => string | null} options.text the answer's body; null where it has failed
 * @param {() => UserKeys} options.keys
 */
export function createPrefetch({ send, text, keys }) {
  /**
   * The calls of the page view whose answers were not given, by their places.
   * @type {Map<number, { key: string, answer: Promise<string | null> }>}
   */
  let calls = new Map()
  // No place is used twice: what an earlier page view asks for late is not of this one.
  let places = 0
  let openId = ''

  /**
   * @param {import('../../offline/pack/planned-call.ts').ReadyCall} call
   * @param {UserKeys} user
   * @param {string} version
   */
  function ask({ method, path, encoding, fields }, user, version) {
    const isJson = encoding === 'json'
    const target = encoding === 'query' ? `${path}?${encoded(fields)}` : path
    const body = isJson ? JSON.stringify(fields) : encoded(fields)
    /** @type {[string, string][]} */
    const headers = [
      ['openid', user.openId],
      ['encid', user.encOpenId],
      ['os', 'wechat'],
      ['h5_version', version],
    ]
    if (encoding === 'query') return send(method, target, headers, null)
    const type = isJson ? 'application/json' : FORM
    return send(method, target, [...headers, ['content-type', type]], body)
  }

  /** Returns whether the answers are of the user who is signed in now. */
  const isSameUser = () => keys().openId === openId

  return {
    /**
     * Starts a page view: drops the previous view's answers, and makes the calls of this address.
     * Returns the places of the calls by their keys.
     * @param {{ readonly routes: readonly Route[], readonly version: string }} pack
     * @param {string} address path and query
     * @param {UserKeys} [user] whose calls
     * @returns {Record<string, number>}
     */
    begin({ routes, version }, address, user = keys()) {
      openId = user.openId
      calls = new Map()
      /** @type {Record<string, number>} */
      const placed = {}
      for (const { path, calls: planned = [] } of routes) {
        const fields = addressFields(path, address)
        if (fields === null || planned.length === 0) continue
        for (const call of readyCalls(planned, fields)) {
          if (call.user && openId === '') continue
          const key = callKey(call.method, call.path, Object.entries(call.fields))
          calls.set(places, { key, answer: ask(call, user, version).then(text, () => null) })
          placed[key] = places
          places += 1
        }
        break
      }
      return placed
    },
    /**
     * The answer to a call, by its place in what `begin` returned; null where there is none, or no
     * more.
     * @param {number} place
     */
    async answer(place) {
      const mine = calls
      const call = mine.get(place)
      if (call === undefined) return null
      mine.delete(place)
      const body = await call.answer
      return mine === calls && isSameUser() ? body : null
    },
    /**
     * Returns what an opening takes along (event `open`), by the key of the calls: the answers that
     * have come and are short, and the places of all others.
     * @returns {Promise<Record<string, string | number>>}
     */
    async answers() {
      const mine = calls
      /** @type {Map<number, string>} */
      const come = new Map()
      const all = [...mine].map(async ([place, { answer }]) => {
        const body = await answer
        if (body !== null && body.length <= MOST_CARRIED) come.set(place, body)
      })
      const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
      await Promise.race([Promise.all(all), late])
      if (mine !== calls || !isSameUser()) return {}
      const taken = [...mine].map(([place, { key }]) => [key, come.get(place) ?? place])
      for (const place of come.keys()) mine.delete(place)
      return Object.fromEntries(taken)
    },
  }
}
