// @ts-check
import {
  LIMITS,
  NEW_BOOT,
  choosePack,
  confirm,
  failLoad,
  passForeground,
  setPaused,
  startLoad,
} from './boot-machine.js'

/**
 * @typedef {import('./boot-machine.js').BootState} BootState
 * @typedef {import('./boot-machine.js').PackId} PackId
 * @typedef {import('./boot-machine.js').Limits} Limits
 *
 * @typedef {object} BootPorts
 * @property {() => Promise<BootState | null>} read `boot.json`; `null` when there is none that can
 *   be read
 * @property {(state: BootState) => Promise<void>} write
 * @property {<T>(work: () => Promise<T>) => Promise<T>} [alone] runs work while no other process
 *   changes `boot.json`; for hosts with several processes
 * @property {() => string} newToken an unguessable token
 * @property {string} session names this process
 * @property {(session: string) => boolean} alive whether the process still runs
 * @property {Partial<Limits>} [limits]
 * @property {(before: BootState, after: BootState, reason: 'no_screen' | 'process_gone') => void} [changed]
 *   called with each change, and why a load has failed where it has, for an event book
 */

/** @param {unknown} it @returns {it is Record<string, unknown>} */
const isRecord = (it) => typeof it === 'object' && it !== null && !Array.isArray(it)
/** @param {unknown} it @returns {it is number} */
const isCount = (it) => typeof it === 'number' && Number.isSafeInteger(it) && it >= 0
/** @param {unknown} it @returns {it is string} */
const isText = (it) => typeof it === 'string'
/** @param {boolean} valid @param {string} field */
function require(valid, field) {
  if (!valid) throw new Error(`boot.json is wrong at ${field}`)
}

/**
 * Parses `boot.json`. Throws an `Error` that names the field when the text is not in the form of
 * `writeBoot`.
 * @param {string} text
 * @returns {BootState}
 */
export function readBoot(text) {
  /** @type {unknown} */
  const it = JSON.parse(text)
  if (!isRecord(it)) throw new Error('boot.json is not an object')
  const { load, trial, confirmed, blocked } = it
  if (!Array.isArray(confirmed) || !confirmed.every(isText))
    throw new Error('boot.json is wrong at confirmed')
  if (!Array.isArray(blocked)) throw new Error('boot.json is wrong at blocked')
  const readBlocked = (/** @type {unknown} */ entry) => {
    if (!isRecord(entry) || !isCount(entry['release']) || !isText(entry['sha256']))
      throw new Error('boot.json is wrong at blocked')
    return { release: entry['release'], sha256: entry['sha256'] }
  }
  return {
    load: load === null ? null : readLoad(load),
    trial: trial === null ? null : readTrial(trial),
    confirmed,
    blocked: blocked.map(readBlocked),
  }
}

/** @param {unknown} it */
function readLoad(it) {
  if (!isRecord(it)) throw new Error('boot.json is wrong at load')
  const { token, session, sha256, foregroundMs, paused, failed } = it
  if (!isText(token) || !isText(session) || !isText(sha256) || !isCount(foregroundMs))
    throw new Error('boot.json is wrong at load')
  require(typeof paused === 'boolean' && typeof failed === 'boolean', 'load')
  return { token, session, sha256, foregroundMs, paused: paused === true, failed: failed === true }
}

/** @param {unknown} it */
function readTrial(it) {
  if (!isRecord(it)) throw new Error('boot.json is wrong at trial')
  const { sha256, failures, foregroundMs } = it
  if (!isText(sha256) || !isCount(failures) || !isCount(foregroundMs))
    throw new Error('boot.json is wrong at trial')
  return { sha256, failures, foregroundMs }
}

/**
 * `boot.json`'s text.
 * @param {BootState} state
 */
export function writeBoot(state) {
  return `${JSON.stringify(state, null, 2)}\n`
}

/**
 * The boot machine with its state on the disk: read before each decision and written before a page
 * is shown, so that the next process can see a load that crashed. A pack that has started before
 * costs no write. When the disk refuses writes, the state is kept in memory. Calls run one after
 * another.
 * @param {BootPorts} ports
 */
export function createBootStore(ports) {
  const limits = { ...LIMITS, ...ports.limits }
  const alone = ports.alone ?? (async (/** @type {() => Promise<any>} */ work) => work())
  /** @type {Promise<unknown>} */
  let queue = Promise.resolve()
  /**
   * State that is not on the disk: time in view, or everything when the disk refuses writes.
   * @type {BootState | null}
   */
  let unwritten = null

  const latest = async () => {
    const stored = (await ports.read().catch(() => null)) ?? NEW_BOOT
    const mine = unwritten?.load
    // Time in view alone is not worth a write.
    if (mine && stored.load?.token === mine.token) return { ...stored, load: mine }
    return unwritten !== null && stored === NEW_BOOT ? unwritten : stored
  }
  /**
   * @param {(state: BootState) => BootState} change
   * @param {(before: BootState, after: BootState) => boolean} [worthWriting]
   * @param {'no_screen' | 'process_gone'} [reason]
   */
  const apply = (change, worthWriting = () => true, reason = 'process_gone') => {
    const work = async () => {
      const before = await latest()
      const after = change(before)
      if (after !== before) {
        unwritten = after
        if (worthWriting(before, after)) await ports.write(after).catch(() => undefined)
        ports.changed?.(before, after, reason)
      }
      return { before, after }
    }
    const inTurn = () => alone(work)
    const result = queue.then(inTurn, inTurn)
    queue = result.catch(() => null)
    return result
  }

  return {
    /**
     * Begins a load: the pack to open, and the token for its page. No pack when there is none.
     * @template {PackId} P
     * @param {readonly P[]} packs the whole packs on the device, best first
     */
    async startLoad(packs) {
      const token = ports.newToken()
      /** @type {P | undefined} */
      let pack
      await apply((state) => {
        const { session } = ports
        const before = state.load?.session
        const died = before !== undefined && before !== session && !ports.alive(before)
        const started = startLoad(state, packs, { token, session, died }, limits)
        pack = started.pack
        return started.state
      })
      return { token, pack }
    },
    /**
     * The page with this token has painted its first screen. True when it is the newest load's.
     * @param {string} token
     */
    async confirm(token) {
      const { before, after } = await apply((state) => confirm(state, token))
      return after !== before
    },
    /**
     * Adds time in view to the load. True when the load has failed by that: the host has to load
     * again, which may open another pack.
     * @param {string} token
     * @param {number} ms
     */
    async foreground(token, ms) {
      const { before, after } = await apply(
        (state) => passForeground(state, token, ms, limits),
        (_, next) => next.load?.failed === true,
        'no_screen',
      )
      return before.load?.failed !== true && after.load?.failed === true
    },
    /** The app went to the background. @param {string} token */
    pause: async (token) => void (await apply((state) => setPaused(state, token, true))),
    /** The app came back. @param {string} token */
    resume: async (token) => void (await apply((state) => setPaused(state, token, false))),
    /** The page's process ended. @param {string} token */
    fail: async (token) => void (await apply((state) => failLoad(state, token))),
    /**
     * The pack that a load would open now, without beginning one.
     * @template {PackId} P
     * @param {readonly P[]} packs
     */
    async choose(packs) {
      await queue
      return choosePack(await latest(), packs)
    },
    /** Packs that did not start here. */
    blocked: async () => (await latest()).blocked,
  }
}

/** @typedef {ReturnType<typeof createBootStore>} BootStore */
