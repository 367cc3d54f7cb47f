// @ts-check
// The native side of the contract's argument checks, written by hand as the Kotlin and Swift apps
// must: the app does not trust pages, and this file also runs in GJS, which loads neither
// TypeScript nor packages. `native-methods.test.ts` compares it with `bridge/contract.ts`.

/** The contract version of this app. */
export const BRIDGE_VERSION = 1

/**
 * @typedef {{ since: string, check: (args: Record<string, unknown>) => string | null }}
 *   NativeMethod
 */

/** A refusal with the app's own code, which the wire reply carries to the page. */
export class Refusal extends Error {
  /**
   * @param {string} code
   * @param {string} message
   */
  constructor(code, message) {
    super(message)
    this.code = code
  }
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
export function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** @type {Record<string, (value: unknown) => boolean>} */
const noArguments = {}

/** @param {number} min @param {number} max */
const boundedText = (min, max) => (/** @type {unknown} */ value) =>
  typeof value === 'string' && value.length >= min && value.length <= max

/** @param {RegExp} pattern */
const like = (pattern) => (/** @type {unknown} */ value) =>
  typeof value === 'string' && pattern.test(value)

/** @param {readonly string[]} words */
const oneOf = (words) => (/** @type {unknown} */ value) =>
  typeof value === 'string' && words.includes(value)

/** @param {(value: unknown) => boolean} each @param {number} max */
const list = (each, max) => (/** @type {unknown} */ value) =>
  Array.isArray(value) && value.length >= 1 && value.length <= max && value.every(each)

const flag = (/** @type {unknown} */ value) => typeof value === 'boolean'
const money = like(/^(?:\d{1,12}(?:\.\d{1,2})?)?$/)
const color = like(/^#[0-9a-fA-F]{6}$/)
const textStyle = oneOf(['dark', 'light'])
const channel = oneOf([
  'wx',
  'wxf',
  'dx',
  'qq',
  'qzone',
  'moreShare',
  'copyLink',
  'saveLocal',
  'workWX',
])

const webAddress = (/** @type {unknown} */ value) =>
  boundedText(0, 2_048)(value) && like(/^https?:\/\/[^\s]+$/)(value)

const shareData = {
  shareTitle: boundedText(1, 80),
  shareDesc: boundedText(0, 200),
  shareLink: webAddress,
  shareImgUrl: (/** @type {unknown} */ value) => value === '' || webAddress(value),
}

/** An address, or a picture that a page has drawn. */
const picture = like(/^(?:https?:\/\/[^\s]{1,2040}|data:image\/png;base64,[0-9A-Za-z+/=]+)$/)

const drawnShareData = {
  ...shareData,
  shareImgUrl: (/** @type {unknown} */ value) => value === '' || picture(value),
}

/** The contract's `maxBytes` of what is shared, over all its arguments as JSON. */
const MOST_SHARED_BYTES = 1_000_000

/** The contract's `maxBytes` of sendEvent, over all its arguments as JSON. */
const MOST_EVENT_BYTES = 16_384

const eventData = (/** @type {unknown} */ value) =>
  isObject(value) &&
  Object.entries(value).every(
    ([name, it]) =>
      name.length <= 64 && (boundedText(0, 1_000)(it) || typeof it === 'number' || flag(it)),
  )

/**
 * @param {string} since first app version that answers the method
 * @param {Record<string, (value: unknown) => boolean>} fields exactly these arguments
 * @param {number} mostBytes of the arguments as JSON in UTF-8
 * @returns {NativeMethod}
 */
function method(since, fields, mostBytes = Infinity) {
  return {
    since,
    check(args) {
      const extra = Object.keys(args).find((name) => !Object.keys(fields).includes(name))
      if (extra !== undefined) return `unknown argument ${extra}`
      const wrong = Object.entries(fields).find(([name, accepts]) => !accepts(args[name]))
      if (wrong !== undefined) return `argument ${wrong[0]} is missing or wrong`
      if (mostBytes === Infinity) return null
      const bytes = new TextEncoder().encode(JSON.stringify(args)).length
      return bytes > mostBytes ? `more than ${mostBytes} bytes` : null
    },
  }
}

/** Every method the app answers, with the arguments it takes (rules.md#native-bridge). */
export const nativeMethods = {
  isLoggedIn: method('5.0.0', noArguments),
  login: method('5.0.0', noArguments),
  getUserInfo: method('5.0.0', noArguments),
  setPageTitle: method('5.0.0', { title: boundedText(0, 40) }),
  setPageTag: method('5.0.0', { tag: boundedText(1, 64) }),
  goBackByTag: method('5.0.0', { tag: boundedText(1, 64) }),
  claimBack: method('5.12.0', noArguments),
  closePage: method('5.12.0', noArguments),
  pageReady: method('5.12.0', noArguments),
  pageOpened: method('5.12.0', {
    opening: boundedText(1, 64),
    shown: oneOf(['screen', 'waiting', 'refused']),
  }),
  navigateToFundTrading: method('5.0.0', {
    fundCode: like(/^\d{6}$/),
    amount: money,
    periods: (value) => Number.isInteger(value) && Number(value) >= 0,
    cycle: oneOf(['', 'day', 'week', 'fortnight', 'month']),
    planName: boundedText(0, 40),
    tradeType: oneOf(['buy', 'redeem', 'convert', 'plan']),
  }),
  goAuth: method('5.0.0', noArguments),
  goCombineTrading: method('5.4.0', {
    portfolioCode: like(/^\w{1,16}$/),
    amount: money,
    tradeType: oneOf(['buy', 'redeem', 'plan']),
  }),
  share: method('5.0.0', { channel, ...drawnShareData }, MOST_SHARED_BYTES),
  openSharePanel: method(
    '5.0.0',
    { channels: list(channel, 9), ...drawnShareData },
    MOST_SHARED_BYTES,
  ),
  setShareData: method('5.6.0', shareData),
  refreshOnRedisplay: method('5.0.0', { enabled: flag }),
  sendEvent: method(
    '5.0.0',
    { name: like(/^[A-Za-z]\w{0,63}$/), data: eventData },
    MOST_EVENT_BYTES,
  ),
  setTitleBar: method('5.0.0', { visible: flag, background: color, textStyle }),
  setStatusBar: method('5.2.0', { background: color, textStyle }),
  openCustomer: method('5.0.0', { source: boundedText(0, 64) }),
  getGlobalConfig: method('5.0.0', { keys: list(boundedText(1, 64), 50) }),
  getNotchSize: method('5.2.0', noArguments),
  supportStatusBarImmersion: method('5.2.0', noArguments),
  GetDeviceInfoAndSystemInfo: method('5.0.0', noArguments),
}

/** @typedef {keyof typeof nativeMethods} NativeMethodName */

/**
 * @param {unknown} name
 * @returns {name is NativeMethodName}
 */
const isMethodName = (name) => typeof name === 'string' && Object.keys(nativeMethods).includes(name)

/**
 * Returns whether one dotted version is at least another.
 * @param {string} version
 * @param {string} floor
 */
export function atLeast(version, floor) {
  const have = version.split('.').map(Number)
  const need = floor.split('.').map(Number)
  for (let i = 0; i < 3; i += 1) {
    const difference = (have[i] ?? 0) - (need[i] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}

/**
 * Reads a wire call and checks it for an app of this version. Throws `Refusal`, with the call's id
 * where it could be read.
 * @param {string} text
 * @param {string} appVersion
 * @returns {{ id: string, method: NativeMethodName, args: Record<string, unknown> }}
 */
export function readCall(text, appVersion) {
  /** @type {unknown} */
  let call
  try {
    call = JSON.parse(text)
  } catch {
    throw new Refusal('invalid_call', 'the call is not JSON')
  }
  if (!isObject(call) || typeof call['id'] !== 'string')
    throw new Refusal('invalid_call', 'the call has no id')
  const { id, v, method: name, args } = call
  // Pages with an older contract version are served too; only a newer one may need more than this
  // app has.
  if (!Number.isInteger(v) || Number(v) < 1 || Number(v) > BRIDGE_VERSION)
    throw new Refusal('unsupported', `this app speaks contract version ${BRIDGE_VERSION}`)
  if (!isMethodName(name))
    throw new Refusal('unsupported', `this app has no method ${String(name)}`)
  const { since, check } = nativeMethods[name]
  if (!atLeast(appVersion, since))
    throw new Refusal('unsupported', `${name} needs app ${since}, this is ${appVersion}`)
  if (!isObject(args)) throw new Refusal('invalid_args', 'args is not an object')
  const fault = check(args)
  if (fault !== null) throw new Refusal('invalid_args', fault)
  return { id, method: name, args }
}

/**
 * Returns what can be read of a call that may be malformed, so that its refusal can be matched to
 * it and logged; `''` and `null` for what is missing.
 * @param {string} text
 * @returns {{ id: string, method: string, args: unknown }}
 */
export function readLabel(text) {
  const nothing = { id: '', method: '', args: null }
  try {
    /** @type {unknown} */
    const call = JSON.parse(text)
    if (!isObject(call)) return nothing
    return {
      id: typeof call['id'] === 'string' ? call['id'] : '',
      method: typeof call['method'] === 'string' ? call['method'].slice(0, 64) : '',
      args: call['args'] ?? null,
    }
  } catch {
    return nothing
  }
}
