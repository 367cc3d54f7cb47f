import { CHANNEL, type HostName } from './contract.ts'

/** A property of a value that may be anything, `undefined` when it has none or forbids the look. */
function look(at: unknown, name: string): unknown {
  if ((typeof at !== 'object' && typeof at !== 'function') || at === null) return undefined
  try {
    return Reflect.get(at, name)
  } catch {
    return undefined
  }
}

/** A frame named like the channel shows up as a global of that name, and has a `postMessage` of its own. */
function isFrame(value: unknown): boolean {
  return look(value, 'window') === value
}

/** Whether an app put its end of the channel there. */
function isChannel(value: unknown): boolean {
  return !isFrame(value) && typeof look(value, 'postMessage') === 'function'
}

/**
 * Which container a page is in (specification, section 1), from what the container really put into the page. A
 * user-agent string is never enough by itself; it only decides between two channels that are both there.
 * A page inside a frame is in a browser, whatever surrounds it: native hosts serve the main frame alone.
 */
export function detectHost(page: object): HostName {
  const top = look(page, 'top')
  if (top !== undefined && top !== page) return 'browser'
  const ios = isChannel(look(look(look(page, 'webkit'), 'messageHandlers'), CHANNEL))
  const android = isChannel(look(page, CHANNEL))
  if (ios && android) {
    const userAgent = look(look(page, 'navigator'), 'userAgent')
    return /\bAndroid\b/.test(typeof userAgent === 'string' ? userAgent : '')
      ? 'native-android'
      : 'native-ios'
  }
  if (ios) return 'native-ios'
  return android ? 'native-android' : 'browser'
}
