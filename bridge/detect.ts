import { CHANNEL } from './channel.ts'
import type { HostName } from './contract.ts'
import { claimedHost } from './user-agent.ts'

/** A property of a value that may be anything, `undefined` when it has none or forbids the look. */
function readProperty(at: unknown, name: string): unknown {
  if ((typeof at !== 'object' && typeof at !== 'function') || at === null) return undefined
  try {
    return Reflect.get(at, name)
  } catch {
    return undefined
  }
}

/** A frame named like the channel shows up as a global of that name, and has a `postMessage` of its own. */
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

/** WeChat says so in its mini programs' pages; on some versions only once its bridge is there. */
const inMiniProgram = (page: object) => readProperty(page, '__wxjs_environment') === 'miniprogram'

/**
 * Which container a page is in (rules.md#containers), by what is known at once: what the container put into the page,
 * then what the user-agent string claims. The native apps are never taken by a word: it only decides between two channels
 * that are both there. A page inside a frame is in a browser, whatever surrounds it: native hosts serve the main frame alone.
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
  /** How long the container has to show itself, in milliseconds. */
  readonly deadline?: number
}

/** Resolves with whether the page's document hears of this bridge before the deadline, or has it already. */
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
 * The same, proven: where the string claims WeChat or Alipay, their bridge must show itself within the deadline (1 s), or it is
 * a browser that only says so; WeChat's bridge then also tells whether this is a mini program. Never rejects.
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
