import * as v from 'valibot'

/** Version of this contract. A pack names it in `pack.json`; a host answers it in `GetDeviceInfoAndSystemInfo`. */
export const CONTRACT_VERSION = 1

/** Name of the object that a native host injects, or of iOS's message handler. */
export const CHANNEL = 'h5bridge'

/**
 * What a call does to the world. It decides how the call may be repeated:
 * a query may be shared, while money and navigation run once and never again by themselves.
 */
export type Effect = 'query' | 'ui' | 'navigation' | 'money'

/** The containers a page may find itself in (specification, section 1). */
export type HostName = 'native-ios' | 'native-android' | 'browser'

/**
 * How a container answers a method. `emulated`: the page does it by web means; `degraded`: it answers, with less;
 * `unsupported`: it is refused with the error `unsupported`, at once.
 */
export type Support = 'native' | 'emulated' | 'degraded' | 'unsupported'

export interface Method<
  A extends v.GenericSchema = v.GenericSchema,
  R extends v.GenericSchema = v.GenericSchema,
> {
  readonly args: A
  readonly result: R
  /** First app version that answers it. */
  readonly since: string
  /** Longest wait for an answer, in milliseconds; after it the call fails with `timeout`. */
  readonly deadline: number
  readonly effect: Effect
  readonly hosts: Readonly<Record<HostName, Support>>
}

const nothing = v.strictObject({})
const done = v.object({})
const everywhere = { 'native-ios': 'native', 'native-android': 'native' } as const

function method<A extends v.GenericSchema, R extends v.GenericSchema>(
  it: Method<A, R>,
): Method<A, R> {
  return it
}

/** Every native method, once (specification, section 7, "Native bridge"). */
export const contract = {
  /** Whether the app has a signed-in user. Result: `{ loggedIn }`. */
  isLoggedIn: method({
    args: nothing,
    result: v.object({ loggedIn: v.boolean() }),
    since: '5.0.0',
    deadline: 3_000,
    effect: 'query',
    hosts: { ...everywhere, browser: 'emulated' },
  }),
  /** Opens the app's sign-in. Answers when the user has signed in (`true`) or left it (`false`). */
  login: method({
    args: nothing,
    result: v.object({ loggedIn: v.boolean() }),
    since: '5.0.0',
    deadline: 300_000,
    effect: 'ui',
    hosts: { ...everywhere, browser: 'emulated' },
  }),
  /** The signed-in user's keys for the `openid` and `encid` request headers; empty strings when signed out. */
  getUserInfo: method({
    args: nothing,
    result: v.object({ appUserId: v.string(), openId: v.string(), encOpenId: v.string() }),
    since: '5.0.0',
    deadline: 3_000,
    effect: 'query',
    hosts: { ...everywhere, browser: 'emulated' },
  }),
  /** Text of the native title bar; of the document outside the app. */
  setPageTitle: method({
    args: v.strictObject({ title: v.pipe(v.string(), v.maxLength(40)) }),
    result: done,
    since: '5.0.0',
    deadline: 3_000,
    effect: 'ui',
    hosts: { ...everywhere, browser: 'emulated' },
  }),
  /** Marks the current page, so that `goBackByTag` can return to it. */
  setPageTag: method({
    args: v.strictObject({ tag: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
    result: done,
    since: '5.0.0',
    deadline: 3_000,
    effect: 'ui',
    hosts: { ...everywhere, browser: 'emulated' },
  }),
  /** Goes back to the page that carries the tag. `found` is false when there is none; nothing moves then. */
  goBackByTag: method({
    args: v.strictObject({ tag: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
    result: v.object({ found: v.boolean() }),
    since: '5.0.0',
    deadline: 3_000,
    effect: 'navigation',
    hosts: { ...everywhere, browser: 'emulated' },
  }),
  /**
   * Opens the app's own trading page with these values filled in; the user confirms there.
   * `amount` in yuan as a decimal string, `''` for none; `periods` counts instalments, 0 for no end;
   * `cycle` and `planName` are `''` unless `tradeType` is `plan`.
   */
  navigateToFundTrading: method({
    args: v.strictObject({
      fundCode: v.pipe(v.string(), v.regex(/^\d{6}$/)),
      amount: v.pipe(v.string(), v.regex(/^(?:\d{1,12}(?:\.\d{1,2})?)?$/)),
      periods: v.pipe(v.number(), v.integer(), v.minValue(0)),
      cycle: v.picklist(['', 'day', 'week', 'fortnight', 'month']),
      planName: v.pipe(v.string(), v.maxLength(40)),
      tradeType: v.picklist(['buy', 'redeem', 'convert', 'plan']),
    }),
    result: done,
    since: '5.0.0',
    deadline: 5_000,
    effect: 'navigation',
    hosts: { ...everywhere, browser: 'unsupported' },
  }),
  /** Heights that the screen's notch and home bar take, in CSS pixels. */
  getNotchSize: method({
    args: nothing,
    result: v.object({
      top: v.pipe(v.number(), v.minValue(0), v.maxValue(200)),
      bottom: v.pipe(v.number(), v.minValue(0), v.maxValue(200)),
    }),
    since: '5.2.0',
    deadline: 2_000,
    effect: 'query',
    hosts: { ...everywhere, browser: 'emulated' },
  }),
  /** Whether the page may draw under the status bar. */
  supportStatusBarImmersion: method({
    args: nothing,
    result: v.object({ supported: v.boolean() }),
    since: '5.2.0',
    deadline: 2_000,
    effect: 'query',
    hosts: { ...everywhere, browser: 'emulated' },
  }),
  /** The device and the app. `bridgeVersion` is the host's `CONTRACT_VERSION`, `packVersion` the pack it loaded. */
  GetDeviceInfoAndSystemInfo: method({
    args: nothing,
    result: v.object({
      platform: v.picklist(['ios', 'android', 'browser']),
      systemVersion: v.string(),
      model: v.string(),
      appVersion: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
      bridgeVersion: v.pipe(v.number(), v.integer()),
      packVersion: v.string(),
    }),
    since: '5.0.0',
    deadline: 3_000,
    effect: 'query',
    hosts: { ...everywhere, browser: 'emulated' },
  }),
} as const satisfies Record<string, Method>

export type Contract = typeof contract
export type MethodName = keyof Contract
export type Args<M extends MethodName> = v.InferInput<Contract[M]['args']>
export type Result<M extends MethodName> = v.InferOutput<Contract[M]['result']>

/** Why a call failed. `unknown_outcome`: a money or navigation call whose answer never came; it may have happened. */
export type BridgeErrorCode =
  | 'unsupported'
  | 'invalid_args'
  | 'invalid_reply'
  | 'refused'
  | 'timeout'
  | 'unknown_outcome'
  | 'aborted'
  | 'transport'

/** What travels to a native host, as JSON text. */
export interface WireCall {
  readonly v: typeof CONTRACT_VERSION
  readonly id: string
  readonly method: string
  readonly args: unknown
}

/** What a native host answers, as JSON text. `code` is the host's own word for a refusal. */
export type WireReply =
  | { readonly id: string; readonly ok: true; readonly result: unknown }
  | {
      readonly id: string
      readonly ok: false
      readonly error: { readonly code: string; readonly message: string }
    }

/** What a native host sends unasked, as JSON text. */
export interface WireEvent {
  readonly event: EventName
  readonly data: unknown
}

export type EventName = 'resume' | 'backPressed' | 'loginChanged'
