// @ts-check
import { isObject } from './native-methods.js'
import { NO_KEYS } from './pack-route.js'

/**
 * @typedef {{ userId: string, name: string, note: string }} DemoUser
 * @typedef {import('./pack-route.js').UserKeys} UserKeys
 * @typedef {{ users: readonly DemoUser[], loading: boolean, error: string | null }} LoginSheet
 * @typedef {(method: string, path: string, json: unknown) => Promise<{ status: number, text: string
 *   }>} ProviderRequest native networking; rejects when unreachable; `json` null for no body
 */

/**
 * @param {Record<string, unknown>} from
 * @param {string} name
 * @param {string} what
 */
function readText(from, name, what) {
  const value = from[name]
  if (typeof value !== 'string') throw new Error(`${what} has no ${name}`)
  return value
}

/**
 * @param {unknown} it
 * @returns {DemoUser}
 */
function readUser(it) {
  if (!isObject(it)) throw new Error('a demo user is not an object')
  return {
    userId: readText(it, 'userId', 'a demo user'),
    name: readText(it, 'name', 'a demo user'),
    note: readText(it, 'note', 'a demo user'),
  }
}

/** A promise with its resolver: `settle` resolves `settled`. */
function waiting() {
  /** @type {((loggedIn: boolean) => void)[]} */
  const settlers = []
  /** @type {Promise<boolean>} */
  const settled = new Promise((resolve) => settlers.push(resolve))
  return {
    settled,
    settle: (/** @type {boolean} */ it) => settlers.forEach((settle) => settle(it)),
  }
}

/**
 * The provider's demo users, and their sessions.
 * @param {ProviderRequest} provider
 */
function demoAccounts(provider) {
  /**
   * @param {string} method
   * @param {string} path
   * @param {unknown} json
   */
  async function ask(method, path, json) {
    const { status, text } = await provider(method, path, json)
    const what = `${method} ${path}`
    if (status < 200 || status > 299) throw new Error(`the provider answered ${status} to ${what}`)
    /** @type {unknown} */
    const value = JSON.parse(text)
    if (!isObject(value)) throw new Error(`the answer to ${what} is not an object`)
    return value
  }

  /** The users among whom a tester may choose. */
  async function demoUsers() {
    const { users } = await ask('GET', '/sandbox/users', null)
    if (!Array.isArray(users)) throw new Error('the answer to GET /sandbox/users has no users')
    return users.map(readUser)
  }

  /**
   * Opens a session for a demo user.
   * @param {string} userId
   * @returns {Promise<UserKeys>}
   */
  async function openSession(userId) {
    const session = await ask('POST', '/sandbox/session', { userId })
    return {
      appUserId: readText(session, 'appUserId', 'the session'),
      openId: readText(session, 'openId', 'the session'),
      encOpenId: readText(session, 'encOpenId', 'the session'),
    }
  }

  return { demoUsers, openSession }
}

/**
 * The app's sign-in: a sheet with the provider's demo users, and the session of the chosen one.
 * @param {ProviderRequest} provider
 * @param {() => void} changed
 * @param {(loggedIn: boolean) => void} switched called after each sign-in and sign-out
 */
export function createLogin(provider, changed, switched) {
  /** @type {DemoUser | null} */
  let user = null
  let keys = NO_KEYS
  const { demoUsers, openSession } = demoAccounts(provider)
  /** @type {(LoginSheet & ReturnType<typeof waiting>) | null} */
  let sheet = null

  /** @param {boolean} loggedIn */
  function close(loggedIn) {
    const closing = sheet
    sheet = null
    closing?.settle(loggedIn)
    changed()
  }

  async function fill(/** @type {Promise<boolean>} */ settled) {
    /** @type {Partial<LoginSheet>} */
    let outcome
    try {
      outcome = { users: await demoUsers() }
    } catch (fault) {
      outcome = { error: String(fault) }
    }
    // The sheet may have been closed, or opened again, meanwhile.
    if (sheet?.settled !== settled) return
    sheet = { ...sheet, ...outcome, loading: false }
    changed()
  }

  function open() {
    const opened = waiting()
    sheet = { users: [], loading: true, error: null, ...opened }
    changed()
    void fill(opened.settled)
    return opened.settled
  }

  return {
    user: () => user && { userId: user.userId, name: user.name },
    keys: () => ({ ...keys }),
    /** @returns {LoginSheet | null} */
    sheet: () => sheet && { users: sheet.users, loading: sheet.loading, error: sheet.error },

    /**
     * Resolves with whether the user is signed in once the sheet is closed; a second call while it
     * is open waits for the same sheet. For a signed-in user the keys are renewed without a sheet:
     * a page calls this when the provider reports them as expired.
     * @returns {Promise<boolean>}
     */
    async ask() {
      const asked = user
      if (asked === null) return sheet?.settled ?? open()
      try {
        const renewed = await openSession(asked.userId)
        // The user may have signed out meanwhile.
        if (user === asked) keys = renewed
      } catch {
        // The provider is unreachable: the page keeps the old keys and offers to try again.
      }
      return user !== null
    },

    /**
     * Signs a demo user in, on the sheet or without one. Rejects when the provider is unreachable
     * or does not have the user; an open sheet then stays open with the error.
     * @param {string} userId
     */
    async choose(userId) {
      try {
        const known = (await demoUsers()).find((it) => it.userId === userId)
        if (known === undefined) throw new Error(`the provider has no demo user ${userId}`)
        keys = await openSession(userId)
        user = known
      } catch (fault) {
        if (sheet !== null) sheet = { ...sheet, error: String(fault) }
        changed()
        throw fault
      }
      close(true)
      switched(true)
    },

    /** Closes the sheet without signing in; does nothing when it is not shown. */
    cancel() {
      if (sheet !== null) close(false)
    },

    signOut() {
      if (user === null) return
      user = null
      keys = NO_KEYS
      changed()
      switched(false)
    },
  }
}
