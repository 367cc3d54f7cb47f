import { CHANNEL } from './channel.ts'
import type { HostName } from './contract.ts'
import { claimedHost } from './user-agent.ts'

/** A property of any value; `undefined` when it is absent or its getter throws. */
export function readProperty(at: unknown, name: string): unknown {
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

/** Returns whether an app put its end of the channel there. */
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
export const inMiniProgram = (page: object) =>
  readProperty(page, '__wxjs_environment') === 'miniprogram'

/**
 * Returns which container a page is in (rules.md#containers), synchronously: by what the container
 * injected into the page, then by what the user-agent string claims. The string never identifies a
 * native app: it only decides between two channels that are both there. A page inside a frame
 * always counts as in a browser: native hosts serve the main frame alone.
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
