// @ts-check
import { BRIDGE_VERSION, Refusal } from './native-methods.js'
import { isCovered, withNewest } from './native-state.js'
import { findTag, tagCurrent } from './page-stack.js'

/**
 * @typedef {import('./native-state.js').NativeState} NativeState
 * @typedef {import('./native-state.js').Bar} Bar
 * @typedef {import('./native-state.js').ShareData} ShareData
 * @typedef {import('./native-state.js').Trading} Trading
 * @typedef {import('./native-methods.js').NativeMethodName} Method
 * @typedef {Record<Method, (args: Record<string, unknown>) => unknown>} Answers by method; they
 *   take arguments that `readCall` checked
 *
 * @typedef {object} AppParts what the answers act on
 * @property {NativeState} state
 * @property {import('./native-app.js').AppEnvironment} environment
 * @property {ReturnType<typeof import('./native-login.js').createLogin>} login
 * @property {import('./native-history.js').NativeHistory} history
 */

const EVENTS_KEPT = 50

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

/** @param {NativeState} state */
function assertNoNativePage(state) {
  if (isCovered(state)) throw new Refusal('busy', 'a native page is open already')
}

/**
 * The user, and sign-in.
 * @type {(parts: AppParts) => Pick<Answers, 'isLoggedIn' | 'login' | 'getUserInfo' | 'goAuth'>}
 */
const userAnswers = ({ login }) => ({
  isLoggedIn: () => ({ loggedIn: login.user() !== null }),
  login: async () => ({ loggedIn: await login.ask() }),
  getUserInfo: () => login.keys(),
  // Every demo user counts as verified: the sign-in is the real-name check too.
  goAuth: async () => ({ authenticated: login.user() !== null || (await login.ask()) }),
})

/**
 * The page in view: its title, its tags, its way back, its end.
 * @type {(parts: AppParts) => Pick<Answers, 'setPageTitle' | 'setPageTag' | 'goBackByTag' |
 *   'claimBack' | 'closePage' | 'pageReady' | 'pageOpened'>}
 */
const pageAnswers = ({ state, history }) => ({
  setPageTitle: (args) => {
    state.title = String(args['title'])
    return {}
  },
  setPageTag: async (args) => {
    await history.sync()
    state.stack = tagCurrent(state.stack, String(args['tag']))
    return {}
  },
  goBackByTag: async (args) => {
    await history.sync()
    const at = findTag(state.stack, String(args['tag']))
    if (at >= 0 && at !== state.stack.index) await history.goTo(at)
    return { found: at >= 0 }
  },
  claimBack: () => {
    const press = state.presses.shift()
    press?.()
    return { claimed: press !== undefined }
  },
  closePage: () => {
    state.closed = true
    return {}
  },
  // A page's own view follows both (warm-view.js).
  pageReady: () => ({}),
  pageOpened: () => ({}),
})

/**
 * The native pages above it.
 * @type {(parts: AppParts) => Pick<Answers, 'navigateToFundTrading' | 'goCombineTrading' |
 *   'openCustomer'>}
 */
const nativePageAnswers = ({ state }) => ({
  navigateToFundTrading: (args) => {
    assertNoNativePage(state)
    state.trading = readTrading(args)
    return {}
  },
  goCombineTrading: (args) => {
    assertNoNativePage(state)
    state.combine = {
      portfolioCode: String(args['portfolioCode']),
      amount: String(args['amount']),
      tradeType: String(args['tradeType']),
    }
    return {}
  },
  openCustomer: (args) => {
    assertNoNativePage(state)
    state.customer = String(args['source'])
    return {}
  },
})

/**
 * Shares, and what the menu shares.
 * @type {(parts: AppParts) => Pick<Answers, 'share' | 'openSharePanel' | 'setShareData'>}
 */
const shareAnswers = ({ state }) => ({
  // A share is recorded instead of opening another app; the panel chooses the first channel.
  share: (args) => {
    state.shared = { channel: String(args['channel']), data: readShare(args) }
    return { outcome: state.shared.channel === 'copyLink' ? 'copied' : 'shared' }
  },
  openSharePanel: (args) => {
    const channel = String(Array.isArray(args['channels']) ? args['channels'][0] : '')
    state.shared = { channel, data: readShare(args) }
    return { channel, outcome: channel === 'copyLink' ? 'copied' : 'shared' }
  },
  setShareData: (args) => {
    state.shareMenu = readShare(args)
    return {}
  },
})

/**
 * Bars, events and reloading.
 * @type {(parts: AppParts) => Pick<Answers, 'refreshOnRedisplay' | 'sendEvent' | 'setTitleBar' |
 *   'setStatusBar'>}
 */
const frameAnswers = ({ state }) => ({
  refreshOnRedisplay: (args) => {
    state.refreshes = args['enabled'] === true
    return {}
  },
  sendEvent: (args) => {
    const event = { name: String(args['name']), data: args['data'] }
    state.sent = withNewest(state.sent, event, EVENTS_KEPT)
    return {}
  },
  setTitleBar: (args) => {
    state.bars = { ...state.bars, title: { visible: args['visible'] === true, ...readBar(args) } }
    return {}
  },
  setStatusBar: (args) => {
    state.bars = { ...state.bars, status: readBar(args) }
    return {}
  },
})

/**
 * The device and its settings.
 * @type {(parts: AppParts) => Pick<Answers, 'getGlobalConfig' | 'getNotchSize' |
 *   'supportStatusBarImmersion' | 'GetDeviceInfoAndSystemInfo'>}
 */
const deviceAnswers = ({ state, environment }) => ({
  getGlobalConfig: (args) => {
    const keys = Array.isArray(args['keys']) ? args['keys'] : []
    return {
      values: Object.fromEntries(
        Object.entries(state.config).filter(([key]) => keys.includes(key)),
      ),
    }
  },
  getNotchSize: () => ({ ...state.notch }),
  supportStatusBarImmersion: () => ({ supported: environment.device.immersion }),
  GetDeviceInfoAndSystemInfo: () => ({
    platform: environment.device.platform,
    systemVersion: environment.device.systemVersion,
    model: environment.device.model,
    appVersion: environment.device.appVersion,
    bridgeVersion: BRIDGE_VERSION,
    packVersion: environment.packVersion(),
  }),
})

/**
 * The answer of the app to each method of the bridge.
 * @param {AppParts} parts
 * @returns {Answers}
 */
export const createAnswers = (parts) => ({
  ...userAnswers(parts),
  ...pageAnswers(parts),
  ...nativePageAnswers(parts),
  ...shareAnswers(parts),
  ...frameAnswers(parts),
  ...deviceAnswers(parts),
})
