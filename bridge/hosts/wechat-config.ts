import * as v from 'valibot'
import { withDeadline } from './deadline.ts'
import { HostRefusal } from './page-host.ts'
import type { WeChatApi, WeChatSdk, WeChatSignature } from './wechat-sdk.ts'

/** What the page asks WeChat for: the calls of today, and the older ones for WeChats without them. */
const API_LIST = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'onMenuShareAppMessage',
  'onMenuShareTimeline',
] as const satisfies readonly WeChatApi[]

/** One attempt, signature and WeChat's answer, in milliseconds. Two fit into `setShareData`'s deadline. */
const ATTEMPT_MS = 4_000

const CheckResult = v.object({ checkResult: v.record(v.string(), v.unknown()) })

export interface WeChatConfigOptions {
  readonly sdk: () => Promise<WeChatSdk>
  /** Asks the provider to sign this address for WeChat. */
  readonly sign: (url: string) => Promise<WeChatSignature>
  /** Address with which the document was loaded. */
  readonly entryUrl: string
  readonly currentUrl: () => string
  readonly userAgent: string
}

export interface ConfiguredWeChat {
  readonly sdk: WeChatSdk
  /** Whether this WeChat has the calls of today; else the older ones are used. */
  readonly modern: boolean
}

const withoutHash = (url: string) => url.replace(/#.*$/, '')

/**
 * The addresses to sign, in order: WeChat on iOS keeps the one with which its view was opened, on Android it takes the one
 * that is shown. Either may be wrong after a reload or in a newer WeChat, so the other is the second try.
 */
export function signedAddresses(userAgent: string, entryUrl: string, currentUrl: string): string[] {
  const isIos = /\((?:iPhone|iPad|iPod)/.test(userAgent)
  const order = isIos ? [entryUrl, currentUrl] : [currentUrl, entryUrl]
  return [...new Set(order.map(withoutHash))]
}

/** Waits for WeChat's word on one signature. */
function configure(sdk: WeChatSdk, signature: WeChatSignature): Promise<ConfiguredWeChat> {
  return new Promise((resolve, reject) => {
    const refused = ({ errMsg }: { readonly errMsg?: string }) =>
      reject(new HostRefusal('config_failed', errMsg ?? 'WeChat refused the signature'))
    sdk.error(refused)
    // A list for each call: the library writes its inner names into the one it is given.
    sdk.config({ debug: false, ...signature, jsApiList: [...API_LIST] })
    sdk.ready(() => {
      // `ready` fires after a failed config too, and at once for every config but the first. WeChat answers in order: when it
      // answers this question and no error came before, the config was taken.
      sdk.checkJsApi({
        jsApiList: [...API_LIST],
        success: (answer) => {
          const told = v.safeParse(CheckResult, answer)
          const has = (name: string) => told.success && told.output.checkResult[name] === true
          resolve({ sdk, modern: has(API_LIST[0]) && has(API_LIST[1]) })
        },
        // Too old to be asked: then it has the older calls alone.
        fail: () => resolve({ sdk, modern: false }),
      })
    })
  })
}

/**
 * Configures WeChat's library once per address, and gives it back ready to use. Rejects with a `HostRefusal`:
 * `config_failed` when WeChat refused both signatures, `no_answer` when it said nothing (outside WeChat the library never does).
 */
export function weChatConfig(options: WeChatConfigOptions): () => Promise<ConfiguredWeChat> {
  const { sign, entryUrl, currentUrl, userAgent } = options
  let last: { readonly url: string; readonly ready: Promise<ConfiguredWeChat> } | undefined

  async function attempt(sdk: WeChatSdk, url: string): Promise<ConfiguredWeChat> {
    const signed = sign(url).then((signature) => configure(sdk, signature))
    return withDeadline(ATTEMPT_MS, 'no_answer', `WeChat said nothing to ${url}`, signed)
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
    const mine = { url, ready }
    last = mine
    // A failure is not kept: the next call tries again.
    ready.catch(() => {
      if (last === mine) last = undefined
    })
    return ready
  }
}
