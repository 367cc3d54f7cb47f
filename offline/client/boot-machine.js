// @ts-check
/**
 * Decides which installed pack a page load opens, and blocks one that does not start. Pure
 * functions in plain JavaScript, so that every host can run this file or be tested against it.
 *
 * @typedef {object} PackId
 * @property {number} release the release's number; 0 for a built-in pack that never was a release
 * @property {string} sha256 of the zip
 * @property {boolean} [builtin] came with the app: never blocked
 *
 * @typedef {object} Load one load of the main document
 * @property {string} token given to that load's page alone
 * @property {string} session the process that loads
 * @property {string} sha256 the pack
 * @property {number} foregroundMs time in view without a confirmation, in ms
 * @property {boolean} paused the app is in the background
 * @property {boolean} failed counted as failed already
 *
 * @typedef {{ sha256: string, failures: number, foregroundMs: number }} Trial a pack that has not
 *   started yet: its failed loads, and the time in view of loads that ended before they failed
 *
 * @typedef {{ release: number, sha256: string }} Blocked
 *
 * @typedef {object} BootState
 * @property {Load | null} load the last load, until it is confirmed; `null` for a confirmed pack
 * @property {Trial | null} trial
 * @property {readonly string[]} confirmed packs that have shown a screen: SHA-256 of their zips
 * @property {readonly Blocked[]} blocked packs that did not start; never opened or downloaded again
 *
 * @typedef {object} Limits
 * @property {number} failures after so many failed loads a pack is blocked
 * @property {number} foregroundMs how long a first load may be in view without a screen; twice as
 *   long after each failure
 */

/** @type {BootState} */
export const NEW_BOOT = { load: null, trial: null, confirmed: [], blocked: [] }

/** @type {Limits} */
export const LIMITS = { failures: 3, foregroundMs: 20_000 }

const BLOCKED_KEPT = 50

/**
 * @param {BootState} state
 * @param {PackId} pack
 */
export function isBlocked(state, pack) {
  return (
    pack.builtin !== true &&
    state.blocked.some(({ release, sha256 }) => release === pack.release || sha256 === pack.sha256)
  )
}

/**
 * The pack to open: the first that is not blocked, or the last one when all are, since some pack
 * has to open. `undefined` only when there is none.
 * @template {PackId} P
 * @param {BootState} state
 * @param {readonly P[]} packs best first
 * @returns {P | undefined}
 */
export function choosePack(state, packs) {
  return packs.find((pack) => !isBlocked(state, pack)) ?? packs[packs.length - 1]
}

/**
 * @param {BootState} state
 * @param {string} sha256
 * @returns {Trial}
 */
function currentTrial({ trial }, sha256) {
  return trial?.sha256 === sha256 ? trial : { sha256, failures: 0, foregroundMs: 0 }
}

/**
 * Returns how long a load of this pack may be in view without a screen, in ms.
 * @param {BootState} state
 * @param {string} sha256
 * @param {Limits} limits
 */
export function foregroundLimit(state, sha256, limits) {
  const { failures, foregroundMs } = currentTrial(state, sha256)
  return Math.max(0, limits.foregroundMs * 2 ** failures - foregroundMs)
}

/**
 * @param {BootState} state
 * @param {Load} load
 * @returns {BootState}
 */
function countFailure(state, load) {
  const { failures } = currentTrial(state, load.sha256)
  return {
    ...state,
    load: { ...load, failed: true },
    trial: { sha256: load.sha256, failures: failures + 1, foregroundMs: 0 },
  }
}

/**
 * Closes the previous load: a process that died in view is a failure; otherwise the load's time in
 * view is added to the trial.
 * @param {BootState} state
 * @param {boolean} died
 * @returns {BootState}
 */
function settlePreviousLoad(state, died) {
  const { load } = state
  if (load === null) return state
  if (load.failed) return { ...state, load: null }
  if (died && !load.paused) return { ...countFailure(state, load), load: null }
  const trial = currentTrial(state, load.sha256)
  const foregroundMs = trial.foregroundMs + load.foregroundMs
  return { ...state, load: null, trial: { ...trial, foregroundMs } }
}

/**
 * Blocks the pack that would open when it has failed too often and another one can open instead.
 * @param {BootState} state
 * @param {readonly PackId[]} packs
 * @param {Limits} limits
 * @returns {BootState}
 */
function blockFailingPack(state, packs, limits) {
  const pack = choosePack(state, packs)
  if (pack === undefined || pack.builtin === true) return state
  if (currentTrial(state, pack.sha256).failures < limits.failures) return state
  const { release, sha256 } = pack
  const blocked = [...state.blocked, { release, sha256 }].slice(-BLOCKED_KEPT)
  const without = { ...state, blocked, trial: null }
  const fallback = choosePack(without, packs)
  // The last usable pack is never blocked, since nothing else could open.
  return fallback !== undefined && !isBlocked(without, fallback) ? without : state
}

/**
 * Begins a load of the main document. Tokens of earlier loads become invalid.
 * @template {PackId} P
 * @param {BootState} state
 * @param {readonly P[]} packs the whole packs on the device, best first
 * @param {{ token: string, session: string, died: boolean }} start `died`: the process of the load
 *   before has ended
 * @param {Limits} limits
 * @returns {{ state: BootState, pack: P | undefined }} no pack when there is none
 */
export function startLoad(state, packs, start, limits) {
  const next = blockFailingPack(settlePreviousLoad(state, start.died), packs, limits)
  const pack = choosePack(next, packs)
  if (pack === undefined) return { state: next, pack }
  const confirmed = next.confirmed.filter((it) => packs.some(({ sha256 }) => sha256 === it))
  const kept = confirmed.length < next.confirmed.length ? { ...next, confirmed } : next
  if (confirmed.includes(pack.sha256)) return { state: kept, pack }
  const { sha256 } = pack
  const { token, session } = start
  const load = { token, session, sha256, foregroundMs: 0, paused: false, failed: false }
  return { state: { ...kept, load }, pack }
}

/**
 * The page of a load has painted its first real screen. Only the newest load counts, however late.
 * @param {BootState} state
 * @param {string} token
 * @returns {BootState} the same object when the token is not the newest load's
 */
export function confirm(state, token) {
  const { load } = state
  if (load?.token !== token) return state
  return { ...state, load: null, trial: null, confirmed: [...state.confirmed, load.sha256] }
}

/**
 * Adds time in view to the load. Time in the background does not count.
 * @param {BootState} state
 * @param {string} token
 * @param {number} ms
 * @param {Limits} limits
 * @returns {BootState} with the load failed when `foregroundLimit` is reached; the same object when
 *   there is nothing to count
 */
export function passForeground(state, token, ms, limits) {
  const { load } = state
  if (load?.token !== token || load.paused || load.failed || ms <= 0) return state
  const foregroundMs = load.foregroundMs + ms
  const longer = { ...load, foregroundMs }
  return foregroundMs >= foregroundLimit(state, load.sha256, limits)
    ? countFailure(state, longer)
    : { ...state, load: longer }
}

/**
 * The app went to the background, or came back.
 * @param {BootState} state
 * @param {string} token
 * @param {boolean} paused
 * @returns {BootState} the same object when nothing changes
 */
export function setPaused(state, token, paused) {
  const { load } = state
  return load?.token !== token || load.paused === paused
    ? state
    : { ...state, load: { ...load, paused } }
}

/**
 * The page's own process ended while the app lives on (a renderer that crashed).
 * @param {BootState} state
 * @param {string} token
 * @returns {BootState} the same object when there is nothing to count
 */
export function failLoad(state, token) {
  const { load } = state
  return load?.token !== token || load.failed ? state : countFailure(state, load)
}
