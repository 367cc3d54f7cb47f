import { CHANNEL } from './channel.ts'
import type { HostName } from './contract.ts'
import { claimedHost } from './user-agent.ts'

/** A property of any value; `undefined` when it is absent or its getter throws. */
function readProperty(at: unknown, name: string): unknown {
  if ((typeof at !== 'object' && typeof at !== 'function') || at === null) return undefined
  try {
    return Reflect.get(at, name)
  } catch {
    return undefined
  }
}

/**
 * A frame named like the channel shows up as a global of that name, and has a `postMessage` of its
 * own.
 */
function isFrame(value: unknown): boolean {
  return readProperty(value, 'window') === value
}

/** Whether an app put its end of the channel there. */
function isChannel(value: unknown): boolean {
  return !isFrame(value) && typeof readProperty(value, 'postMessage') === 'function'
}

function pageUserAgent(page: object): string {
  const userAgent = readProperty(readProperty(page, 'navigator'), 'userAgent')
  return typeof userAgent === 'string' ? userAgent : ''
}

/**
 * WeChat sets this in pages of mini programs; some versions set it only once their bridge is there.
 */
const inMiniProgram = (page: object) => readProperty(page, '__wxjs_environment') === 'miniprogram'

/**
 * Which container a page is in (rules.md#containers), synchronously: by what the container injected
 * into the page, then by what the user-agent string claims. The string never identifies a native
 * app: it only decides between two channels that are both there. A page inside a frame always
 * counts as in a browser: native hosts serve the main frame alone.
 */
export function detectHost(page: object): HostName {
  const top = readProperty(page, 'top')
  if (top !== undefined && top !== page) return 'browser'
  const ios = isChannel(
    readProperty(readProperty(readProperty(page, 'webkit'), 'messageHandlers'), CHANNEL),
  )
  const android = isChannel(readProperty(page, CHANNEL))
  if (ios && android) {
    return /\bAndroid\b/.test(pageUserAgent(page)) ? 'native-android' : 'native-ios'
  }
  if (ios) return 'native-ios'
  if (android) return 'native-android'
  const claimed = claimedHost(pageUserAgent(page))
  return claimed === 'wechat' && inMiniProgram(page) ? 'mini-program' : claimed
}

export interface ProbeOptions {
  /** How long to wait for the container's bridge, in milliseconds. */
  readonly deadline?: number
}

/** Resolves with whether the container's bridge of this name appears within `deadline` ms. */
function bridgeAppears(page: Window, name: string, deadline: number): Promise<boolean> {
  const there = () =>
    typeof readProperty(readProperty(page, name), name === 'WeixinJSBridge' ? 'invoke' : 'call') ===
    'function'
  if (there()) return Promise.resolve(true)
  return new Promise((resolve) => {
    const event = `${name}Ready`
    const end = (found: boolean) => {
      clearTimeout(timer)
      page.document.removeEventListener(event, onReady)
      resolve(found)
    }
    const onReady = () => end(there())
    const timer = setTimeout(() => end(there()), deadline)
    page.document.addEventListener(event, onReady)
  })
}

/**
 * The same, verified: where the string claims WeChat or Alipay, their bridge must appear within the
 * deadline (1 s by default), else it is a browser; WeChat's bridge then also shows whether this is
 * a mini program. Never rejects.
 */
export async function probeHost(
  page: Window,
  { deadline = 1_000 }: ProbeOptions = {},
): Promise<HostName> {
  const claimed = detectHost(page)
  if (claimed === 'alipay') {
    return (await bridgeAppears(page, 'AlipayJSBridge', deadline)) ? 'alipay' : 'browser'
  }
  if (claimed !== 'wechat' && claimed !== 'mini-program') return claimed
  if (!(await bridgeAppears(page, 'WeixinJSBridge', deadline))) return 'browser'
  return inMiniProgram(page) ? 'mini-program' : claimed
}
