// @ts-check
import { readLabel } from './native-methods.js'
import { emptyPool, stepPool } from './warm-pool.js'

/**
 * @typedef {import('./warm-openings.js').Opened} Opened
 * @typedef {import('./warm-pool.js').PoolEvent} PoolEvent
 *
 * @typedef {object} PageView one web view of a host
 * @property {(path: string, tappedAt?: number) => Promise<void>} open
 * @property {(likely?: readonly string[]) => Promise<void>} warm
 * @property {(path: string, tappedAt?: number) => Promise<Opened>} openWarm
 * @property {() => Promise<boolean>} isCurrent
 * @property {() => Promise<void>} leave
 * @property {() => Promise<void>} end
 * @property {() => void} kill takes away a page that waits
 *
 * @typedef {{ stage: string, openings: number }} PooledPage
 *
 * @typedef {object} ViewPorts what a web view gets
 * @property {(text: string) => Promise<string>} handle
 * @property {() => void} moved
 * @property {() => void} gone
 */

/** How many pages wait. */
const POOL_SIZE = 1
/** How long the app counts as busy after an opening, in ms. */
const BUSY = 1_000

/** The screens that most users open from native pages: their files are evaluated ahead. */
const LIKELY = ['/', '/fund_detail/FundDetailSingle', '/asset/holdList']

/** What a page may call that nobody sees: nothing that concerns the user. */
const FOR_HIDDEN_PAGES = new Set([
  'pageReady',
  'GetDeviceInfoAndSystemInfo',
  'supportStatusBarImmersion',
  'getNotchSize',
])

/**
 * The web views of a host: one that loads each address afresh, and the pool of those that are
 * loaded ahead. One of them is in view.
 * @template {PageView} V
 * @param {object} options
 * @param {() => import('./native-app.js').NativeApp} options.app
 * @param {(view: ViewPorts) => Promise<V>} options.make makes a hidden web view
 * @param {(view: V) => Promise<void>} options.show puts the web view before the user
 * @param {() => number} options.now ms
 * @param {boolean} options.warm whether pages are loaded ahead, and `open` uses them
 */
export async function createPageViews({ app, make, show, now, warm }) {
  let pool = emptyPool(POOL_SIZE)
  /** @type {Map<number, V>} */
  const views = new Map()
  /** @type {(() => void)[]} */
  let watchers = []
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest

  /** @param {() => boolean} isInView @param {() => void} gone @returns {ViewPorts} */
  const ports = (isInView, gone) => ({
    async handle(text) {
      const { id, method } = readLabel(text)
      if (isInView() || FOR_HIDDEN_PAGES.has(method)) return app().handle(text)
      const error = { code: 'not_in_view', message: 'another page is in view' }
      return JSON.stringify({ id, ok: false, error })
    },
    moved() {
      // The page may be closing; the next request reads its history again.
      if (isInView())
        app()
          .syncHistory()
          .catch(() => undefined)
    },
    gone,
  })

  const cold = await make(
    ports(
      () => current.view === cold,
      () => undefined,
    ),
  )
  /** @type {{ view: V, id: number | null }} */
  let current = { view: cold, id: null }

  /** @param {PoolEvent} event */
  function step(event) {
    const next = stepPool(pool, event, now())
    pool = next.pool
    for (const act of next.acts) {
      if (act.does === 'warm') void load(act.id)
      if (act.does === 'end') void end(act.id)
    }
    for (const watcher of watchers) watcher()
    return next.acts.find(({ does }) => does === 'open' || does === 'openCold')
  }

  /** @param {number} id */
  async function load(id) {
    try {
      const view = await make(
        ports(
          () => current.id === id,
          () => lose(id),
        ),
      )
      views.set(id, view)
      await view.warm(LIKELY)
      step({ type: 'warmed', id })
    } catch {
      step({ type: 'failed', id })
    }
  }

  /** @param {number} id */
  async function end(id) {
    await views
      .get(id)
      ?.end()
      .catch(() => undefined)
    views.delete(id)
    step({ type: 'gone', id })
  }

  /** The process of a page that waits has ended. @param {number} id */
  function lose(id) {
    void views
      .get(id)
      ?.end()
      .catch(() => undefined)
    views.delete(id)
    step({ type: 'gone', id })
  }

  /** @param {string} path @param {number} tappedAt */
  async function openCold(path, tappedAt) {
    const { id } = current
    current = { view: cold, id: null }
    app().opened()
    if (id !== null) step({ type: 'closed', id })
    await cold.open(path, tappedAt)
    await show(cold)
  }

  function idleSoon() {
    clearTimeout(rest)
    if (warm) rest = setTimeout(() => step({ type: 'idle' }), BUSY)
  }

  /**
   * Opens a page that waits.
   * @param {string} path
   * @param {number} tappedAt ms since 1970, 0 where nobody tapped
   * @returns {Promise<'screen' | 'waiting' | 'cold'>}
   */
  async function openWarm(path, tappedAt = 0) {
    const act = step({ type: 'open', user: app().login.keys().openId })
    const view = act?.does === 'open' ? views.get(act.id) : undefined
    if (act?.does === 'open' && view !== undefined) {
      const before = current
      current = { view, id: act.id }
      app().opened()
      const shown = await view.openWarm(path, tappedAt).catch(() => 'late')
      if (shown === 'screen' || shown === 'waiting') {
        await show(view)
        if (before.id === null) await cold.leave()
        else step({ type: 'closed', id: before.id })
        idleSoon()
        return shown
      }
      current = before
      if (shown === 'outdated') step({ type: 'packChanged' })
      step({ type: 'unopened', id: act.id })
    }
    await openCold(path, tappedAt)
    idleSoon()
    return 'cold'
  }

  return {
    /** The web view before the user. */
    current: () => current.view,
    cold,
    /**
     * Opens a page afresh: one that waits, where the host loads pages ahead.
     * @param {string} path
     * @param {number} [tappedAt] ms since 1970, 0 where nobody tapped
     */
    async open(path, tappedAt = 0) {
      if (warm) await openWarm(path, tappedAt)
      else await openCold(path, tappedAt)
    },
    openWarm,
    /** Loads a page ahead; resolves when one waits, rejects after 30 s. */
    async prepare() {
      for (const { id, stage } of pool.pages)
        if (stage === 'ready' && !(await views.get(id)?.isCurrent())) step({ type: 'packChanged' })
      // Whoever asks for a page does not wait until the phone has rested.
      pool = { ...pool, restUntil: 0 }
      step({ type: 'idle' })
      const isReady = () => pool.pages.some(({ stage }) => stage === 'ready')
      await new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error('no page got ready within 30 s')), 30_000)
        const look = () => {
          if (!isReady()) return
          clearTimeout(late)
          watchers = watchers.filter((it) => it !== look)
          resolve(undefined)
        }
        watchers.push(look)
        look()
      })
    },
    /** The web view that waits, for a bench that follows its opening; null where none does. */
    waiting: () => {
      const page = pool.pages.find(({ stage }) => stage === 'ready')
      return (page && views.get(page.id)) ?? null
    },
    /** Takes the pages that wait away, as the system does. */
    kill() {
      for (const { id, stage } of pool.pages) if (stage === 'ready') views.get(id)?.kill()
    },
    userChanged: () => void step({ type: 'userChanged' }),
    memoryWarning: () => void step({ type: 'memoryWarning' }),
    /** @returns {PooledPage[]} */
    pages: () => pool.pages.map(({ stage, openings }) => ({ stage, openings })),
  }
}

/**
 * @template {PageView} V
 * @typedef {Awaited<ReturnType<typeof createPageViews<V>>>} PageViews
 */
