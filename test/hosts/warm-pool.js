// @ts-check
// Which pages an app loads ahead, opens and ends (bridge/native-teams.md, "Warm pages"): pure, so
// that an app in any language can be tested against the same table.
/**
 * @typedef {'warming' | 'ready' | 'inUse' | 'dying'} Stage a slot without a page is empty
 *
 * @typedef {object} WarmPage
 * @property {number} id
 * @property {Stage} stage
 * @property {string | null} user the open id of the user whom it shows, empty for someone signed
 *   out; null while it is blank
 * @property {number} openings
 * @property {boolean} outdated by another pack or another user: ended with its next change
 *
 * @typedef {object} Pool
 * @property {readonly WarmPage[]} pages
 * @property {number} last id of the newest page
 * @property {number} size how many pages wait at most
 * @property {boolean} idle no page is waited for, so that one may be loaded ahead
 * @property {number} restUntil no page is loaded ahead before, ms
 *
 * @typedef {{ type: 'idle' } | { type: 'busy' }
 *   | { type: 'warmed', id: number } | { type: 'failed', id: number } | { type: 'gone', id: number }
 *   | { type: 'open', user: string } | { type: 'reopen', id: number, user: string }
 *   | { type: 'unopened', id: number } | { type: 'closed', id: number }
 *   | { type: 'packChanged' } | { type: 'userChanged' } | { type: 'memoryWarning' }} PoolEvent
 *   `failed`: did not get ready; `gone`: its process ended; `unopened`: it refused the opening, or
 *   did not answer in time
 *
 * @typedef {{ does: 'warm', id: number } | { does: 'end', id: number }
 *   | { does: 'open', id: number } | { does: 'openCold' }} PoolAct
 * @typedef {{ pool: Pool, acts: readonly PoolAct[] }} Step
 */

/** After so many openings a page is ended, as the page itself holds. */
export const MOST_OPENINGS = 20
/** The time for which nothing is loaded ahead after the system has warned of low memory, in ms. */
export const MEMORY_REST = 5 * 60_000
/** The same after a page failed, so that failing pages do not use up the battery, in ms. */
export const FAILURE_REST = 30_000

/**
 * @param {number} size how many pages wait at most: one, or two where memory allows
 * @returns {Pool}
 */
export const emptyPool = (size) => ({ pages: [], last: 0, size, idle: false, restUntil: 0 })

/** @param {Pool} pool @param {number} id */
const find = (pool, id) => pool.pages.find((page) => page.id === id)

/** @param {Pool} pool @param {number} id @param {Partial<WarmPage>} change @returns {Pool} */
const withPage = (pool, id, change) => ({
  ...pool,
  pages: pool.pages.map((page) => (page.id === id ? { ...page, ...change } : page)),
})

/** @param {WarmPage} page */
const waits = ({ stage }) => stage === 'warming' || stage === 'ready'

/**
 * Ends these pages. One that is ended keeps its slot until its process is gone, so that the pool
 * never has more processes than slots.
 * @param {Step} step
 * @param {(page: WarmPage) => boolean} which
 * @returns {Step}
 */
function end({ pool, acts }, which) {
  const ended = pool.pages.filter((page) => page.stage !== 'dying' && which(page))
  return {
    pool: ended.reduce((it, { id }) => withPage(it, id, { stage: 'dying' }), pool),
    acts: [...acts, ...ended.map(({ id }) => /** @type {const} */ ({ does: 'end', id }))],
  }
}

/** Loads the next page ahead, one at a time. @param {Step} step @param {number} at @returns {Step} */
function fill({ pool, acts }, at) {
  const taken = pool.pages.filter(({ stage }) => stage !== 'inUse')
  const warming = taken.some(({ stage }) => stage === 'warming')
  if (!pool.idle || at < pool.restUntil || warming || taken.length >= pool.size)
    return { pool, acts }
  const id = pool.last + 1
  const page = /** @type {WarmPage} */ ({
    id,
    stage: 'warming',
    user: null,
    openings: 0,
    outdated: false,
  })
  return {
    pool: { ...pool, last: id, pages: [...pool.pages, page] },
    acts: [...acts, { does: 'warm', id }],
  }
}

/** @param {Pool} pool @param {string} user @returns {Step} */
function open(pool, user) {
  const page = pool.pages.find(({ stage }) => stage === 'ready')
  const busy = { ...pool, idle: false }
  if (page === undefined) return { pool: busy, acts: [{ does: 'openCold' }] }
  const change = /** @type {const} */ ({ stage: 'inUse', user, openings: 1 })
  return { pool: withPage(busy, page.id, change), acts: [{ does: 'open', id: page.id }] }
}

/** @param {Pool} pool @param {PoolEvent} event @param {number} at @returns {Step} */
function settle(pool, event, at) {
  /** @type {Step} */
  const same = { pool, acts: [] }
  const rest = (/** @type {number} */ ms) => ({
    ...pool,
    restUntil: Math.max(pool.restUntil, at + ms),
  })
  const outdated = {
    ...pool,
    pages: pool.pages.map((page) => ({ ...page, outdated: true })),
  }
  switch (event.type) {
    case 'idle':
      return { pool: { ...pool, idle: true }, acts: [] }
    case 'busy':
      return { pool: { ...pool, idle: false }, acts: [] }
    case 'warmed':
      return find(pool, event.id)?.stage === 'warming'
        ? { pool: withPage(pool, event.id, { stage: 'ready' }), acts: [] }
        : same
    case 'failed':
      return end({ pool: rest(FAILURE_REST), acts: [] }, ({ id }) => id === event.id)
    case 'gone': {
      const page = find(pool, event.id)
      if (page === undefined) return same
      const left = { ...pool, pages: pool.pages.filter(({ id }) => id !== event.id) }
      // A page that the app itself ended is no failure.
      return page.stage === 'dying'
        ? { pool: left, acts: [] }
        : { pool: { ...left, restUntil: Math.max(pool.restUntil, at + FAILURE_REST) }, acts: [] }
    }
    case 'open':
      return open(pool, event.user)
    case 'reopen': {
      const page = find(pool, event.id)
      if (page?.stage !== 'inUse') return open(pool, event.user)
      const fits = page.user === event.user && !page.outdated && page.openings < MOST_OPENINGS
      if (fits) {
        const next = withPage(pool, page.id, { openings: page.openings + 1 })
        return { pool: { ...next, idle: false }, acts: [{ does: 'open', id: page.id }] }
      }
      const without = end({ pool, acts: [] }, ({ id }) => id === page.id)
      const other = open(without.pool, event.user)
      return { pool: other.pool, acts: [...without.acts, ...other.acts] }
    }
    case 'unopened': {
      if (find(pool, event.id)?.stage !== 'inUse') return same
      const without = end({ pool: rest(FAILURE_REST), acts: [] }, ({ id }) => id === event.id)
      return { pool: without.pool, acts: [...without.acts, { does: 'openCold' }] }
    }
    case 'closed':
      return end(same, ({ id, stage }) => id === event.id && stage === 'inUse')
    case 'packChanged':
    case 'userChanged':
      // The page in view goes on: it deals with both itself, and is not opened again.
      return end({ pool: outdated, acts: [] }, waits)
    case 'memoryWarning':
      return end({ pool: rest(MEMORY_REST), acts: [] }, waits)
  }
}

/**
 * Returns what the app does after an event, at a time in ms.
 * @param {Pool} pool
 * @param {PoolEvent} event
 * @param {number} at
 * @returns {Step}
 */
export function stepPool(pool, event, at) {
  return fill(settle(pool, event, at), at)
}
