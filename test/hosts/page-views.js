// @ts-check
import { readLabel } from './native-methods.js'
import { emptyPool, stepPool } from './warm-pool.js'

/**
 * @typedef {import('./warm-openings.js').Opened} Opened
 * @typedef {import('./pack-route.js').UserKeys} UserKeys
 * @typedef {import('./warm-pool.js').PoolEvent} PoolEvent
 * @typedef {'screen' | 'waiting' | 'cold'} Shown what is in view after an opening
 *
 * @typedef {object} PageView one web view of a host
 * @property {(path: string, tappedAt?: number) => Promise<void>} open
 * @property {(likely?: readonly string[]) => Promise<void>} warm
 * @property {(path: string, tappedAt: number, user: UserKeys) => Promise<Opened>} openWarm for the
 *   user whose keys these are
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

/** The number of pages that wait. */
const POOL_SIZE = 1
/**
 * The time for which the app counts as busy after an opening, in ms; then, as often, it looks at
 * what waits.
 */
const BUSY = 1_000

/** The screens that most users open from native pages: their files are evaluated ahead. */
const LIKELY = ['/', '/fund_detail/FundDetailSingle', '/asset/holdList']

/** The calls of a page out of view: nothing that concerns the user. */
const FOR_HIDDEN_PAGES = new Set([
  'pageReady',
  'GetDeviceInfoAndSystemInfo',
  'supportStatusBarImmersion',
  'getNotchSize',
])

/**
 * The ports of one web view: a page out of view is answered only what concerns no user.
 * @param {() => import('./native-app.js').NativeApp} app
 * @param {() => boolean} isInView
 * @param {() => void} gone
 * @returns {ViewPorts}
 */
const viewPorts = (app, isInView, gone) => ({
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

/**
 * The pages that are loaded ahead, which come and go as warm-pool.js has it.
 * @template {PageView} V
 * @param {object} options
 * @param {(id: number, gone: () => void) => Promise<V>} options.make makes the web view of a page
 * @param {() => number} options.now ms
 */
function createPool({ make, now }) {
  let pool = emptyPool(POOL_SIZE)
  /** @type {Map<number, V>} */
  const views = new Map()
  /** @type {(() => void)[]} */
  let watchers = []

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
      const view = await make(id, () => lose(id))
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

  const waiting = () => pool.pages.find(({ stage }) => stage === 'ready')
  return {
    step,
    /** @param {number} id */
    view: (id) => views.get(id),
    /** The web view that waits; null where none does. */
    waiting: () => {
      const page = waiting()
      return (page && views.get(page.id)) ?? null
    },
    /** Ends the pages that wait where another pack has been installed. */
    async endOutdated() {
      for (const { id, stage } of pool.pages)
        if (stage === 'ready' && !(await views.get(id)?.isCurrent())) step({ type: 'packChanged' })
    },
    /** Loads a page although the phone has not rested; resolves when one waits, rejects after 30 s. */
    async load() {
      pool = { ...pool, restUntil: 0 }
      step({ type: 'idle' })
      await new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error('no page got ready within 30 s')), 30_000)
        const look = () => {
          if (waiting() === undefined) return
          clearTimeout(late)
          watchers = watchers.filter((it) => it !== look)
          resolve(undefined)
        }
        watchers.push(look)
        look()
      })
    },
    /** Takes the pages that wait away, as the system does. */
    kill() {
      for (const { id, stage } of pool.pages) if (stage === 'ready') views.get(id)?.kill()
    },
    /** @returns {PooledPage[]} */
    pages: () => pool.pages.map(({ stage, openings }) => ({ stage, openings })),
  }
}

/**
 * The rest of the phone between openings: what waits is looked at again and again, until it is busy.
 * @param {() => Promise<void>} endOutdated
 * @param {() => void} idle
 */
function createRest(endOutdated, idle) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest

  function end() {
    clearTimeout(rest)
    rest = undefined
  }

  function begin() {
    end()
    const look = async () => {
      // The name of the installed pack may not be readable for a moment.
      await endOutdated().catch(() => undefined)
      // An opening may have begun meanwhile.
      if (rest !== tick) return
      idle()
      begin()
    }
    const tick = setTimeout(() => void look(), BUSY)
    rest = tick
  }

  return { begin, end }
}

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
  const isColdInView = () => current.view === cold
  const cold = await make(viewPorts(app, isColdInView, () => undefined))
  /** @type {{ view: V, id: number | null }} */
  let current = { view: cold, id: null }
  const pool = createPool({
    make: (id, gone) => make(viewPorts(app, () => current.id === id, gone)),
    now,
  })
  const rest = createRest(
    () => pool.endOutdated(),
    () => void pool.step({ type: 'idle' }),
  )
  const idleSoon = () => (warm ? rest.begin() : rest.end())

  /** @param {string} path @param {number} tappedAt */
  async function openCold(path, tappedAt) {
    const { id } = current
    current = { view: cold, id: null }
    app().opened()
    if (id !== null) pool.step({ type: 'closed', id })
    await cold.open(path, tappedAt)
    await show(cold)
  }

  /**
   * Opens the page that the pool names, else afresh.
   * @param {string} path
   * @param {number} tappedAt ms since 1970, 0 without a tap
   * @param {(user: string) => PoolEvent} event
   * @returns {Promise<Shown>}
   */
  async function openPooled(path, tappedAt, event) {
    rest.end()
    const user = app().login.keys()
    const act = pool.step(event(user.openId))
    const view = act?.does === 'open' ? pool.view(act.id) : undefined
    if (act?.does === 'open' && view !== undefined) {
      const before = current
      current = { view, id: act.id }
      app().opened()
      const shown = await view.openWarm(path, tappedAt, user).catch(() => 'late')
      if (shown === 'screen' || shown === 'waiting') {
        await show(view)
        if (before.id === null) await cold.leave()
        else if (before.id !== act.id) pool.step({ type: 'closed', id: before.id })
        idleSoon()
        return shown
      }
      current = before
      if (shown === 'outdated') pool.step({ type: 'packChanged' })
      pool.step({ type: 'unopened', id: act.id })
    }
    await openCold(path, tappedAt)
    idleSoon()
    return 'cold'
  }

  /** Opens a page that waits. @param {string} path */
  const openWarm = (path, tappedAt = 0) =>
    openPooled(path, tappedAt, (user) => ({ type: 'open', user }))

  return {
    /** The web view before the user. */
    current: () => current.view,
    cold,
    /**
     * Opens a page afresh: one that waits, where the host loads pages ahead.
     * @param {string} path
     * @param {number} [tappedAt] ms since 1970, 0 without a tap
     */
    async open(path, tappedAt = 0) {
      if (warm) await openWarm(path, tappedAt)
      else await openCold(path, tappedAt)
    },
    openWarm,
    /**
     * Opens an address in the page in view, where that was loaded ahead and may be opened again;
     * else as `openWarm`.
     * @param {string} path
     */
    reopen(path, tappedAt = 0) {
      const { id } = current
      return id === null
        ? openWarm(path, tappedAt)
        : openPooled(path, tappedAt, (user) => ({ type: 'reopen', id, user }))
    },
    /** Loads a page ahead; resolves when one waits, rejects after 30 s. */
    async prepare() {
      await pool.endOutdated()
      await pool.load()
    },
    /** The web view that waits, for a bench that follows its opening; null where none does. */
    waiting: pool.waiting,
    /** Takes the pages that wait away, as the system does. */
    kill: () => pool.kill(),
    /** Loads no further page ahead. */
    stop: rest.end,
    userChanged: () => void pool.step({ type: 'userChanged' }),
    memoryWarning: () => void pool.step({ type: 'memoryWarning' }),
    pages: pool.pages,
  }
}

/**
 * @template {PageView} V
 * @typedef {Awaited<ReturnType<typeof createPageViews<V>>>} PageViews
 */
