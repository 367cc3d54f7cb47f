// @ts-check
import { NO_PAGES } from './page-stack.js'

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
 */

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

/** The part of the state that begins afresh with each page. */
const freshPage = () => ({
  title: '',
  closed: false,
  stack: NO_PAGES,
  /** Presses of the back key that the page may claim, oldest first. @type {(() => void)[]} */
  presses: [],
  /** @type {Trading | null} */
  trading: null,
  /** @type {CombineTrading | null} */
  combine: null,
  /** @type {string | null} */
  customer: null,
  /** @type {string | null} */
  outside: null,
  /** @type {ShareData | null} */
  shareMenu: null,
  /** @type {AppState['bars']} */
  bars: {
    title: TITLE_BAR,
    status: { background: TITLE_BAR.background, textStyle: TITLE_BAR.textStyle },
  },
  refreshes: false,
})

/**
 * The whole state of an app that has just started: one plain object, which its parts change.
 * @param {Device} device
 */
export const firstState = (device) => ({
  ...freshPage(),
  /** @type {string[]} */
  handedOver: [],
  /** @type {string[]} */
  refusedAddresses: [],
  /** @type {AppState['shared']} */
  shared: null,
  config: CONFIG,
  /** @type {AppState['events']} */
  sent: [],
  notch: device.notch,
  /** @type {LoggedCall[]} */
  calls: [],
})

/** @typedef {ReturnType<typeof firstState>} NativeState */

/**
 * Resets what belongs to the page view.
 * @param {NativeState} state
 */
export const resetPage = (state) => void Object.assign(state, freshPage())

/**
 * Says whether a native page, or another company's, is above the pack's.
 * @param {NativeState} state
 */
export const isCovered = ({ trading, combine, customer, outside }) =>
  trading !== null || combine !== null || customer !== null || outside !== null

/**
 * A list with an entry added, of which only the newest are kept.
 * @template T
 * @param {readonly T[]} list
 * @param {T} added
 * @param {number} most
 */
export const withNewest = (list, added, most) => [...list.slice(1 - most), added]

/**
 * The state as testers see it.
 * @param {NativeState} state
 * @param {Pick<AppState, 'user' | 'loginSheet' | 'injectedFault'>} others of sign-in and faults
 * @returns {AppState}
 */
export const shownState = (state, others) => ({
  title: state.title,
  closed: state.closed,
  canGoBack: isCovered(state) || others.loginSheet !== null || state.stack.index > 0,
  pages: state.stack.pages.map(({ url, tag }) => ({ url, tag })),
  current: state.stack.index,
  trading: state.trading,
  combine: state.combine,
  customer: state.customer,
  outside: state.outside,
  handedOver: [...state.handedOver],
  refusedAddresses: [...state.refusedAddresses],
  shared: state.shared,
  shareMenu: state.shareMenu,
  bars: state.bars,
  refreshes: state.refreshes,
  events: [...state.sent],
  calls: state.calls.map((call) => ({ ...call })),
  ...others,
})
