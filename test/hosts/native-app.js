// @ts-check
import { createFaults } from './native-faults.js'
import { createLimits } from './native-limits.js'
import { createLogin } from './native-login.js'
import { BRIDGE_VERSION, Refusal, readLabel, readCall } from './native-methods.js'
import { classifyAddress, ownPath } from './navigation.js'
import { NO_PAGES, findTag, followHistory, tagCurrent } from './page-stack.js'

/**
 * @typedef {import('./device.js').Device} Device
 * @typedef {import('./native-login.js').LoginSheet} LoginSheet
 * @typedef {{ fundCode: string, amount: string, periods: number, cycle: string, planName: string,
 *   tradeType: string }} Trading
 * @typedef {{ portfolioCode: string, amount: string, tradeType: string }} CombineTrading
 * @typedef {{ shareTitle: string, shareDesc: string, shareLink: string, shareImgUrl: string }}
 *   ShareData
 * @typedef {{ visible: boolean, background: string, textStyle: string }} Bar
 * @typedef {import('./page-stack.js').WebHistory} WebHistory
 * @typedef {{ method: string, args: unknown, at: string, outcome: string }} LoggedCall `outcome` is
 *   `pending`, `answered` or the refusal's code
 * @typedef {'closed_trading' | 'closed_native_page' | 'closed_login' | 'claimed' | 'went_back' |
 *   'at_root'} BackOutcome
 *
 * @typedef {object} AppState the part of the app's state that testers see; contains none of the
 *   user's keys
 * @property {string} title
 * @property {boolean} closed whether the page has closed itself; what it was stays in view
 * @property {boolean} canGoBack whether the native back button has an effect
 * @property {{ url: string, tag: string | null }[]} pages
 * @property {number} current index in `pages`; -1 before the first page
 * @property {{ userId: string, name: string } | null} user
 * @property {Trading | null} trading the native trading page, when it is shown
 * @property {CombineTrading | null} combine the native page for portfolios, when it is shown
 * @property {string | null} customer the `source` of customer service, while it is shown
 * @property {string | null} outside the third-party page that is shown over the pack's, in a web
 *   view without the bridge
 * @property {string[]} handedOver addresses that were passed to the system, the last 50, oldest
 *   first
 * @property {string[]} refusedAddresses addresses to which navigation was refused, the last 50,
 *   oldest first
 * @property {{ channel: string, data: ShareData } | null} shared the last share
 * @property {ShareData | null} shareMenu what the app's own menu shares
 * @property {{ title: Bar, status: Omit<Bar, 'visible'> }} bars
 * @property {boolean} refreshes whether the page is reloaded when it is shown again
 * @property {{ name: string, data: unknown }[]} events sent by pages, the last 50, oldest first
 * @property {LoginSheet | null} loginSheet
 * @property {import('./native-faults.js').InjectedFault | null} injectedFault the fault that is
 *   injected into its answers
 * @property {LoggedCall[]} calls the last 200, oldest first
 *
 * @typedef {object} AppEnvironment what a host's window provides to the app
 * @property {Device} device
 * @property {() => string} packVersion of the page in view
 * @property {() => Promise<WebHistory>} history
 * @property {(index: number) => Promise<void>} goTo a step of that history; resolves when the page
 *   is there
 * @property {import('./native-login.js').ProviderRequest} provider
 * @property {(eventText: string) => void} send delivers a `WireEvent` to the page
 * @property {() => void} changed called after every change of the state, to draw it
 * @property {() => Date} now
 * @property {import('./navigation.js').Places} [places] where pages may navigate; nowhere when
 *   absent
 * @property {() => void} [userChanged] called when the user signed in, signed out or changed
 * @property {() => Promise<void>} [reload] reloads the page; when absent, `refreshOnRedisplay` is
 *   only stored
 */

const CALLS_KEPT = 200
const EVENTS_KEPT = 50
const ADDRESSES_KEPT = 50
/** The time for which the app waits for a page to claim a press of the back key, in ms. */
const CLAIM_WITHIN = 1_000

/**
 * Remote configuration of the reference app: it has tabs of its own.
 * @type {Record<string, string>}
 */
const CONFIG = {
  customerPhone: '400-000-0000',
  shareDescription: '稳健理财，安心陪伴',
  nativeTabs: 'true',
}

/** @type {Bar} */
const TITLE_BAR = { visible: true, background: '#ffffff', textStyle: 'dark' }

/**
 * @param {Record<string, unknown>} args checked by `readCall`
 * @returns {ShareData}
 */
const readShare = (args) => ({
  shareTitle: String(args['shareTitle']),
  shareDesc: String(args['shareDesc']),
  shareLink: String(args['shareLink']),
  shareImgUrl: String(args['shareImgUrl']),
})

/**
 * @param {Record<string, unknown>} args checked by `readCall`
 * @returns {Omit<Bar, 'visible'>}
 */
const readBar = (args) => ({
  background: String(args['background']),
  textStyle: String(args['textStyle']),
})

/**
 * @param {Record<string, unknown>} args checked by `readCall`
 * @returns {Trading}
 */
const readTrading = (args) => ({
  fundCode: String(args['fundCode']),
  amount: String(args['amount']),
  periods: Number(args['periods']),
  cycle: String(args['cycle']),
  planName: String(args['planName']),
  tradeType: String(args['tradeType']),
})

/**
 * The native app without a window: its state, and its answers to the bridge
 * (rules.md#native-bridge). A host draws `state()` and passes each wire call to `handle`.
 * @param {AppEnvironment} environment
 */
export function createNativeApp(environment) {
  const { device } = environment
  const places = environment.places ?? { origin: '', listed: [] }
  let title = ''
  let stack = NO_PAGES
  /** @type {Trading | null} */
  let trading = null
  /** @type {CombineTrading | null} */
  let combine = null
  /** @type {string | null} */
  let customer = null
  /** @type {string | null} */
  let outside = null
  /** @type {string[]} */
  let handedOver = []
  /** @type {string[]} */
  let refusedAddresses = []
  const limits = createLimits(() => environment.now().getTime())
  /** @type {AppState['shared']} */
  let shared = null
  /** @type {ShareData | null} */
  let shareMenu = null
  let config = CONFIG
  /** @type {AppState['bars']} */
  let bars = { title: TITLE_BAR, status: readBar(TITLE_BAR) }
  let refreshes = false
  let closed = false
  /** Presses of the back key that the page may claim, oldest first. @type {(() => void)[]} */
  let presses = []
  /** @type {AppState['events']} */
  let sent = []
  let notch = device.notch
  /** @type {LoggedCall[]} */
  let calls = []
  /** @type {Promise<void>} */
  let reading = Promise.resolve()

  /**
   * @param {import('../../bridge/events.ts').EventName} event
   * @param {unknown} data
   */
  const emit = (event, data) => environment.send(JSON.stringify({ event, data }))

  const faults = createFaults((text) => environment.send(text))

  const login = createLogin(
    environment.provider,
    () => environment.changed(),
    (loggedIn) => {
      environment.userChanged?.()
      emit('loginChanged', { loggedIn })
    },
  )

  // One read at a time: two results out of order would lose a tag.
  const syncHistory = () => {
    const read = async () => {
      const now = await environment.history()
      stack = followHistory(stack, now)
      environment.changed()
    }
    const next = reading.then(read)
    // The failure reaches the caller; the next read must still run.
    reading = next.catch(() => undefined)
    return next
  }

  /** @param {number} index */
  const goTo = async (index) => {
    await environment.goTo(index)
    await syncHistory()
  }

  /** The page is visible again, after a native page above it or the background. */
  const redisplay = () => {
    environment.changed()
    emit('resume', {})
    if (refreshes) void environment.reload?.()
  }

  /** Announces a press of the back key; whether the page claims it in time. */
  const claimed = () =>
    new Promise((resolve) => {
      const claim = () => {
        clearTimeout(late)
        resolve(true)
      }
      const late = setTimeout(() => {
        presses = presses.filter((it) => it !== claim)
        resolve(false)
      }, CLAIM_WITHIN)
      presses = [...presses, claim]
      emit('backPressed', {})
    })

  const assertNoNativePage = () => {
    if (trading !== null || combine !== null || customer !== null || outside !== null)
      throw new Refusal('busy', 'a native page is open already')
  }

  /**
   * @type {Record<import('./native-methods.js').NativeMethodName, (args: Record<string, unknown>)
   *   => unknown>}
   */
  const answers = {
    isLoggedIn: () => ({ loggedIn: login.user() !== null }),
    login: async () => ({ loggedIn: await login.ask() }),
    getUserInfo: () => login.keys(),
    setPageTitle: (args) => {
      title = String(args['title'])
      return {}
    },
    setPageTag: async (args) => {
      await syncHistory()
      stack = tagCurrent(stack, String(args['tag']))
      return {}
    },
    goBackByTag: async (args) => {
      await syncHistory()
      const at = findTag(stack, String(args['tag']))
      if (at >= 0 && at !== stack.index) await goTo(at)
      return { found: at >= 0 }
    },
    claimBack: () => {
      const press = presses.shift()
      press?.()
      return { claimed: press !== undefined }
    },
    closePage: () => {
      closed = true
      return {}
    },
    // A page's own view follows both (warm-view.js).
    pageReady: () => ({}),
    pageOpened: () => ({}),
    navigateToFundTrading: (args) => {
      assertNoNativePage()
      trading = readTrading(args)
      return {}
    },
    goCombineTrading: (args) => {
      assertNoNativePage()
      combine = {
        portfolioCode: String(args['portfolioCode']),
        amount: String(args['amount']),
        tradeType: String(args['tradeType']),
      }
      return {}
    },
    openCustomer: (args) => {
      assertNoNativePage()
      customer = String(args['source'])
      return {}
    },
    // Every demo user counts as verified: the sign-in is the real-name check too.
    goAuth: async () => ({ authenticated: login.user() !== null || (await login.ask()) }),
    // A share is recorded instead of opening another app; the panel chooses the first channel.
    share: (args) => {
      shared = { channel: String(args['channel']), data: readShare(args) }
      return { outcome: shared.channel === 'copyLink' ? 'copied' : 'shared' }
    },
    openSharePanel: (args) => {
      const channel = String(Array.isArray(args['channels']) ? args['channels'][0] : '')
      shared = { channel, data: readShare(args) }
      return { channel, outcome: channel === 'copyLink' ? 'copied' : 'shared' }
    },
    setShareData: (args) => {
      shareMenu = readShare(args)
      return {}
    },
    refreshOnRedisplay: (args) => {
      refreshes = args['enabled'] === true
      return {}
    },
    sendEvent: (args) => {
      sent = [...sent.slice(1 - EVENTS_KEPT), { name: String(args['name']), data: args['data'] }]
      return {}
    },
    setTitleBar: (args) => {
      bars = { ...bars, title: { visible: args['visible'] === true, ...readBar(args) } }
      return {}
    },
    setStatusBar: (args) => {
      bars = { ...bars, status: readBar(args) }
      return {}
    },
    getGlobalConfig: (args) => {
      const keys = Array.isArray(args['keys']) ? args['keys'] : []
      return {
        values: Object.fromEntries(Object.entries(config).filter(([key]) => keys.includes(key))),
      }
    },
    getNotchSize: () => ({ ...notch }),
    supportStatusBarImmersion: () => ({ supported: device.immersion }),
    GetDeviceInfoAndSystemInfo: () => ({
      platform: device.platform,
      systemVersion: device.systemVersion,
      model: device.model,
      appVersion: device.appVersion,
      bridgeVersion: BRIDGE_VERSION,
      packVersion: environment.packVersion(),
    }),
  }

  return {
    /** @returns {AppState} */
    state() {
      return {
        title,
        closed,
        canGoBack:
          trading !== null ||
          combine !== null ||
          customer !== null ||
          outside !== null ||
          login.sheet() !== null ||
          stack.index > 0,
        pages: stack.pages.map(({ url, tag }) => ({ url, tag })),
        current: stack.index,
        user: login.user(),
        trading,
        combine,
        customer,
        outside,
        handedOver: [...handedOver],
        refusedAddresses: [...refusedAddresses],
        shared,
        shareMenu,
        bars,
        refreshes,
        events: [...sent],
        loginSheet: login.sheet(),
        injectedFault: faults.plan(),
        calls: calls.map((call) => ({ ...call })),
      }
    },

    /**
     * Answers one wire call (`WireCall` as JSON text) with a `WireReply` as JSON text; never
     * rejects. An injected fault (`setFault`) may garble the reply, or never send it. Refusal
     * codes: `unsupported`, `invalid_args`, `invalid_call`, `busy`, `too_often`, and `failed` for
     * an error of the app itself.
     * @param {string} text
     * @returns {Promise<string>}
     */
    async handle(text) {
      const label = readLabel(text)
      /** @type {LoggedCall} */
      const logged = {
        method: label.method,
        args: label.args,
        at: environment.now().toISOString(),
        outcome: 'pending',
      }
      calls = [...calls.slice(1 - CALLS_KEPT), logged]
      const applyFault = (/** @type {object} */ reply) =>
        faults.after(label.method, label.id, JSON.stringify({ id: label.id, ...reply }))
      const delay = faults.before(label.method)
      if (delay !== null) await delay
      try {
        const { method, args } = readCall(text, device.appVersion)
        limits.take(method)
        const result = await answers[method](args)
        logged.outcome = 'answered'
        environment.changed()
        return applyFault({ ok: true, result })
      } catch (fault) {
        const code = fault instanceof Refusal ? fault.code : 'failed'
        const message = fault instanceof Error ? fault.message : String(fault)
        logged.outcome = code
        environment.changed()
        return applyFault({ ok: false, error: { code, message } })
      }
    },

    /** Reads the webview's history; call it when that has changed. */
    syncHistory,

    /**
     * Call it when a page is opened afresh: resets the state of the page view; the user stays
     * signed in.
     */
    opened() {
      faults.opened()
      outside = null
      title = ''
      closed = false
      presses = []
      stack = NO_PAGES
      trading = null
      combine = null
      customer = null
      shareMenu = null
      bars = { title: TITLE_BAR, status: readBar(TITLE_BAR) }
      refreshes = false
      login.cancel()
    },

    /** Sign-in and sign-out by a tester: a choice on the sheet, closing it, signing out. */
    login,

    /**
     * Sends the page this text unchanged: an event, or an invalid message.
     * @param {string} text
     */
    sendToPage(text) {
      environment.send(text)
    },

    /** Closes the native trading page; the page below receives `resume`. */
    closeTrading() {
      if (trading === null) return
      trading = null
      redisplay()
    },

    /** Closes the page for portfolios or customer service; the page below receives `resume`. */
    closeNativePage() {
      if (combine === null && customer === null && outside === null) return
      const wasOutside = outside !== null
      combine = null
      customer = null
      outside = null
      if (wasOutside) emit('returned', { path: '' })
      redisplay()
    },

    /**
     * Handles a navigation to another origin, from the pack's main frame or the third-party page
     * over it. Returns where it opens; only `own` may open in the web view with the bridge. From the
     * third-party page `own` closes that page, and the page below goes there by `returned`.
     * @param {string} address
     */
    leaveFor(address) {
      const place = classifyAddress(address, places)
      if (place === 'outside') outside = address
      if (place === 'system') handedOver = [...handedOver.slice(1 - ADDRESSES_KEPT), address]
      if (place === 'refused')
        refusedAddresses = [...refusedAddresses.slice(1 - ADDRESSES_KEPT), address]
      if (place === 'own' && outside !== null) {
        outside = null
        emit('returned', { path: ownPath(address) })
        redisplay()
      }
      environment.changed()
      return place
    },

    /**
     * Changes a value of the remote configuration; the page below the native pages receives `resume`.
     * @param {string} key
     * @param {string} value
     */
    configure(key, value) {
      config = { ...config, [key]: value }
      emit('resume', {})
      environment.changed()
    },

    /**
     * Rotates the device: changes the notch, and sends `notchChanged`.
     * @param {{ top: number, bottom: number }} now CSS pixels
     * @param {'portrait' | 'landscape'} orientation
     */
    turn(now, orientation) {
      notch = { top: now.top, bottom: now.bottom }
      environment.changed()
      emit('notchChanged', { ...notch, orientation })
    },

    /** Notch and home bar in portrait, CSS pixels. */
    uprightNotch: () => device.notch,

    /**
     * Changes the network: sends `networkChanged`.
     * @param {'wifi' | 'cellular' | 'none'} type
     */
    changeNetwork(type) {
      emit('networkChanged', { online: type !== 'none', type })
    },

    /** The app returned to the foreground: the page is visible again. */
    returnToForeground() {
      redisplay()
    },

    /**
     * Injects this fault into the answers from now on; `null` ends it. It remains when another page
     * opens, as `slowStart` needs.
     * @param {import('./native-faults.js').InjectedFault | null} fault
     */
    setFault(fault) {
      faults.set(fault)
    },

    /**
     * The native back button, the back key, or a swipe from the edge: closes the topmost sheet or
     * native page, else sends `backPressed`. A page that claims the press goes back by itself; for
     * any other the app goes one step back in the webview.
     * @returns {Promise<BackOutcome>}
     */
    async back() {
      if (login.sheet() !== null) {
        login.cancel()
        return 'closed_login'
      }
      if (trading !== null) {
        this.closeTrading()
        return 'closed_trading'
      }
      if (combine !== null || customer !== null || outside !== null) {
        this.closeNativePage()
        return 'closed_native_page'
      }
      await syncHistory()
      if (await claimed()) return 'claimed'
      if (stack.index <= 0) return 'at_root'
      await goTo(stack.index - 1)
      return 'went_back'
    },
  }
}

/** @typedef {ReturnType<typeof createNativeApp>} NativeApp */
