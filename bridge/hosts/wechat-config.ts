import * as v from 'valibot'
import { withDeadline } from './deadline.ts'
import { HostRefusal } from './page-host.ts'
import type { WeChatApi, WeChatSdk, WeChatSignature } from './wechat-sdk.ts'

/**
 * The calls that the page requests: the current ones, and the older ones for versions of WeChat
 * without them.
 */
const API_LIST = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'onMenuShareAppMessage',
  'onMenuShareTimeline',
] as const satisfies readonly WeChatApi[]

/**
 * Time limit of one attempt (signature and WeChat's answer), in ms. Two fit into `setShareData`'s
 * deadline.
 */
const ATTEMPT_MS = 4_000

const CheckResult = v.object({ checkResult: v.record(v.string(), v.unknown()) })

export interface WeChatConfigOptions {
  readonly sdk: () => Promise<WeChatSdk>
  /** Requests the provider's signature of this address for WeChat. */
  readonly sign: (url: string) => Promise<WeChatSignature>
  /** Address with which the document was loaded. */
  readonly entryUrl: string
  readonly currentUrl: () => string
  readonly userAgent: string
}

export interface ConfiguredWeChat {
  readonly sdk: WeChatSdk
  /** True if this WeChat has the current calls; else the older ones are used. */
  readonly modern: boolean
}

const withoutHash = (url: string) => url.replace(/#.*$/, '')

/**
 * The addresses to sign, in order: WeChat on iOS verifies the one with which its view was opened,
 * on Android the one that is shown. Either may be wrong after a reload or in a newer WeChat, so the
 * other is the second attempt.
 */
export function signedAddresses(userAgent: string, entryUrl: string, currentUrl: string): string[] {
  const isIos = /\((?:iPhone|iPad|iPod)/.test(userAgent)
  const order = isIos ? [entryUrl, currentUrl] : [currentUrl, entryUrl]
  return [...new Set(order.map(withoutHash))]
}

/** Configures WeChat with one signature. Rejects with the refusal `config_failed`. */
function configure(sdk: WeChatSdk, signature: WeChatSignature): Promise<ConfiguredWeChat> {
  return new Promise((resolve, reject) => {
    const refused = ({ errMsg }: { readonly errMsg?: string }) =>
      reject(new HostRefusal('config_failed', errMsg ?? 'WeChat refused the signature'))
    sdk.error(refused)
    // A list for each call: the library writes its inner names into the one it is given.
    sdk.config({ debug: false, ...signature, jsApiList: [...API_LIST] })
    sdk.ready(() => {
      // `ready` fires after a failed config too, and at once for every config but the first. WeChat
      // answers in order: when it answers this call and no error came before, the config was
      // accepted.
      sdk.checkJsApi({
        jsApiList: [...API_LIST],
        success: (answer) => {
          const checked = v.safeParse(CheckResult, answer)
          const has = (name: string) => checked.success && checked.output.checkResult[name] === true
          resolve({ sdk, modern: has(API_LIST[0]) && has(API_LIST[1]) })
        },
        // Too old for `checkJsApi`: it has the older calls alone.
        fail: () => resolve({ sdk, modern: false }),
      })
    })
  })
}

/**
 * Configures WeChat's library once per address, and resolves with it ready to use. Rejects with a
 * `HostRefusal`: `config_failed` when WeChat refused both signatures, `no_answer` when it did not
 * answer (outside WeChat the library never calls back).
 */
export function weChatConfig(options: WeChatConfigOptions): () => Promise<ConfiguredWeChat> {
  const { sign, entryUrl, currentUrl, userAgent } = options
  let last: { readonly url: string; readonly ready: Promise<ConfiguredWeChat> } | undefined

  async function attempt(sdk: WeChatSdk, url: string): Promise<ConfiguredWeChat> {
    const signed = sign(url).then((signature) => configure(sdk, signature))
    return withDeadline(ATTEMPT_MS, 'no_answer', `WeChat did not answer for ${url}`, signed)
  }

  async function configureAny(): Promise<ConfiguredWeChat> {
    const sdk = await options.sdk()
    const [first, second] = signedAddresses(userAgent, entryUrl, currentUrl())
    if (first === undefined) throw new HostRefusal('config_failed', 'there is no address to sign')
    try {
      return await attempt(sdk, first)
    } catch (error) {
      const silent = error instanceof HostRefusal && error.code === 'no_answer'
      if (second === undefined || silent) throw error
      return attempt(sdk, second)
    }
  }

  return () => {
    const url = withoutHash(currentUrl())
    if (last?.url === url) return last.ready
    const ready = configureAny()
    const attempted = { url, ready }
    last = attempted
    // A failure is not cached: the next call tries again.
    ready.catch(() => {
      if (last === attempted) last = undefined
    })
    return ready
  }
}
