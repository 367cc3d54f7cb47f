// @ts-check
import { addressFields, callKey, readyCalls } from '../../offline/ready-calls.js'

/**
 * @typedef {{ readonly openId: string, readonly encOpenId: string }} UserKeys
 *
 * @typedef {{ readonly path: string, readonly calls?:
 *   readonly import('../../offline/pack/planned-call.ts').PlannedCall[] | undefined }} Route
 */

/**
 * How long an opening waits for answers to take along, in ms. Those that come later are fetched by
 * the page.
 */
const PATIENCE = 100

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
  /** @type {({ key: string, answer: Promise<string | null> } | null)[]} */
  let calls = []
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

  /** Whether the answers are of the user who is signed in now. */
  const isSameUser = () => keys().openId === openId

  return {
    /**
     * Starts a page view: drops the previous view's answers, and makes the calls of this address.
     * Returns the keys of the calls.
     * @param {{ readonly routes: readonly Route[], readonly version: string }} pack
     * @param {string} address path and query
     * @param {UserKeys} [user] whose calls
     * @returns {string[]}
     */
    begin({ routes, version }, address, user = keys()) {
      openId = user.openId
      calls = []
      for (const { path, calls: planned = [] } of routes) {
        const fields = addressFields(path, address)
        if (fields === null || planned.length === 0) continue
        const made = readyCalls(planned, fields)
          .filter((call) => !call.user || openId !== '')
          .map((call) => ({
            key: callKey(call.method, call.path, Object.entries(call.fields)),
            answer: ask(call, user, version).then(text, () => null),
          }))
        calls = made
        return made.map(({ key }) => key)
      }
      return []
    },
    /**
     * The answer to a call, by its place in what `begin` returned; null where there is none, or no
     * more.
     * @param {number} at
     */
    async answer(at) {
      const mine = calls
      const call = mine[at] ?? null
      if (call === null) return null
      mine[at] = null
      const body = await call.answer
      return mine === calls && isSameUser() ? body : null
    },
    /**
     * The answers that have come, for an opening to take along (event `open`): by the key of their
     * calls.
     * @returns {Promise<Record<string, string>>}
     */
    async answers() {
      /** @type {Record<string, string>} */
      const come = {}
      const mine = calls
      const all = mine.map(async (call) => {
        const body = (await call?.answer) ?? null
        if (call !== null && body !== null) come[call.key] = body
      })
      const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
      await Promise.race([Promise.all(all), late])
      return mine === calls && isSameUser() ? { ...come } : {}
    },
  }
}
