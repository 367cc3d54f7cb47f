// @ts-check
import { createAnswers } from './native-answers.js'
import { createFaults } from './native-faults.js'
import { createHistory, pressClaimed } from './native-history.js'
import { createLimits } from './native-limits.js'
import { createLogin } from './native-login.js'
import { Refusal, readLabel, readCall } from './native-methods.js'
import { firstState, isCovered, resetPage, shownState, withNewest } from './native-state.js'
import { classifyAddress, ownPath } from './navigation.js'

/**
 * @typedef {import('./native-state.js').AppState} AppState
 * @typedef {import('./native-state.js').LoggedCall} LoggedCall
 * @typedef {import('./native-state.js').NativeState} NativeState
 * @typedef {import('./native-state.js').BackOutcome} BackOutcome
 * @typedef {import('./device.js').Device} Device
 * @typedef {import('./page-stack.js').WebHistory} WebHistory
 * @typedef {(event: import('../../bridge/events.ts').EventName, data: unknown) => void} Emit
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
const ADDRESSES_KEPT = 50

/**
 * Answers wire calls and logs them, as limits and injected faults let it.
 * @param {NativeState} state
 * @param {AppEnvironment} environment
 * @param {ReturnType<typeof createFaults>} faults
 * @param {ReturnType<typeof createAnswers>} answers
 */
function createDesk(state, environment, faults, answers) {
  const limits = createLimits(() => environment.now().getTime())
  /**
   * Answers one wire call (`WireCall` as JSON text) with a `WireReply` as JSON text; never
   * rejects. An injected fault (`setFault`) may garble the reply, or never send it. Refusal
   * codes: `unsupported`, `invalid_args`, `invalid_call`, `busy`, `too_often`, and `failed` for
   * an error of the app itself.
   * @param {string} text
   * @returns {Promise<string>}
   */ return async (text) => {
    const label = readLabel(text)
    /** @type {LoggedCall} */
    const logged = {
      method: label.method,
      args: label.args,
      at: environment.now().toISOString(),
      outcome: 'pending',
    }
    state.calls = withNewest(state.calls, logged, CALLS_KEPT)
    const applyFault = (/** @type {object} */ reply) =>
      faults.after(label.method, label.id, JSON.stringify({ id: label.id, ...reply }))
    const delay = faults.before(label.method)
    if (delay !== null) await delay
    try {
      const { method, args } = readCall(text, environment.device.appVersion)
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
  }
}

/**
 * The native pages and another company's page above the pack's: how they end.
 * @param {NativeState} state
 * @param {AppEnvironment} environment
 * @param {Emit} emit
 */
function createCovers(state, environment, emit) {
  const places = environment.places ?? { origin: '', listed: [] }
  /** The page is visible again, after a native page above it or the background. */
  const redisplay = () => {
    environment.changed()
    emit('resume', {})
    if (state.refreshes) void environment.reload?.()
  }
  return {
    /** The app returned to the foreground: the page is visible again. */
    returnToForeground: redisplay,

    /** Closes the native trading page; the page below receives `resume`. */
    closeTrading() {
      if (state.trading === null) return
      state.trading = null
      redisplay()
    },

    /** Closes the page for portfolios or customer service; the page below receives `resume`. */
    closeNativePage() {
      if (state.combine === null && state.customer === null && state.outside === null) return
      const wasOutside = state.outside !== null
      state.combine = null
      state.customer = null
      state.outside = null
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
      if (place === 'outside') state.outside = address
      if (place === 'system')
        state.handedOver = withNewest(state.handedOver, address, ADDRESSES_KEPT)
      if (place === 'refused')
        state.refusedAddresses = withNewest(state.refusedAddresses, address, ADDRESSES_KEPT)
      if (place === 'own' && state.outside !== null) {
        state.outside = null
        emit('returned', { path: ownPath(address) })
        redisplay()
      }
      environment.changed()
      return place
    },
  }
}

/**
 * The acts by which testers change the device and its settings.
 * @param {NativeState} state
 * @param {AppEnvironment} environment
 * @param {Emit} emit
 */
const createDrills = (state, environment, emit) => ({
  /**
   * Changes a value of the remote configuration; the page below the native pages receives `resume`.
   * @param {string} key
   * @param {string} value
   */
  configure(key, value) {
    state.config = { ...state.config, [key]: value }
    emit('resume', {})
    environment.changed()
  },

  /**
   * Rotates the device: changes the notch, and sends `notchChanged`.
   * @param {{ top: number, bottom: number }} now CSS pixels
   * @param {'portrait' | 'landscape'} orientation
   */
  turn(now, orientation) {
    state.notch = { top: now.top, bottom: now.bottom }
    environment.changed()
    emit('notchChanged', { ...state.notch, orientation })
  },

  /** Notch and home bar in portrait, CSS pixels. */
  uprightNotch: () => environment.device.notch,

  /**
   * Changes the network: sends `networkChanged`.
   * @param {'wifi' | 'cellular' | 'none'} type
   */
  changeNetwork(type) {
    emit('networkChanged', { online: type !== 'none', type })
  },
})

/**
 * The native app without a window: its state, and its answers to the bridge
 * (rules.md#native-bridge). A host draws `state()` and passes each wire call to `handle`.
 * @param {AppEnvironment} environment
 */
export function createNativeApp(environment) {
  const state = firstState(environment.device)
  /** @type {Emit} */
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
  const history = createHistory(state, environment)
  const covers = createCovers(state, environment, emit)
  const answers = createAnswers({ state, environment, login, history })
  return {
    ...covers,
    ...createDrills(state, environment, emit),

    /** @returns {AppState} */
    state: () =>
      shownState(state, {
        user: login.user(),
        loginSheet: login.sheet(),
        injectedFault: faults.plan(),
      }),

    handle: createDesk(state, environment, faults, answers),

    /** Reads the webview's history; call it when that has changed. */
    syncHistory: history.sync,

    /**
     * Call it when a page is opened afresh: resets the state of the page view; the user stays
     * signed in.
     */
    opened() {
      faults.opened()
      resetPage(state)
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
      if (state.trading !== null) {
        covers.closeTrading()
        return 'closed_trading'
      }
      if (isCovered(state)) {
        covers.closeNativePage()
        return 'closed_native_page'
      }
      await history.sync()
      if (await pressClaimed(state, emit)) return 'claimed'
      if (state.stack.index <= 0) return 'at_root'
      await history.goTo(state.stack.index - 1)
      return 'went_back'
    },
  }
}

/** @typedef {ReturnType<typeof createNativeApp>} NativeApp */
