// @ts-check
/**
 * The app's side of every bridge that is compared, for Node (Chromium's host) and GJS (WebKit's
 * host): plain JavaScript, because GJS loads neither TypeScript nor packages. All of them answer
 * the same question with the same values; what differs is the protocol, as each project publishes
 * it.
 * @typedef {{ values: Record<string, string> }} Config
 */

/** @param {string} key */
export const configValue = (key) => `value of ${key}`

/**
 * @param {readonly string[]} keys
 * @returns {Config}
 */
const readConfig = (keys) => ({
  values: Object.fromEntries(keys.map((key) => [key, configValue(key)])),
})

const DEVICE = {
  platform: 'android',
  systemVersion: '14',
  model: 'Bench',
  appVersion: '5.12.0',
  bridgeVersion: 1,
  packVersion: '1.0.0',
}

/**
 * Ours (bridge/README.md, "On the wire"), and the bare transport, which speaks the same wire.
 * @param {string} text
 * @returns {string} the reply
 */
export function answerWire(text) {
  const { id, method, args } = JSON.parse(text)
  // Our client asks once by itself which app this is.
  const result = method === 'GetDeviceInfoAndSystemInfo' ? DEVICE : readConfig(args.keys)
  return JSON.stringify({ id, ok: true, result })
}

/**
 * dsbridge 3 (OnCompletionHandler of DSBridge-Android): the answer is a script that calls the
 * page's callback and deletes it.
 * @param {string} text of the argument: `{ data, _dscbstub }`
 * @returns {string | null} null where the page waits for nothing
 */
export function answerDsbridge(text) {
  const { data, _dscbstub: callback } = JSON.parse(text)
  if (callback === undefined) return null
  return `${callback}(${JSON.stringify({ data: readConfig(data.keys) })}.data);delete window.${callback}`
}

/**
 * vk-bridge (its README): the answer is an event on `window`.
 * @param {string} text of the properties, with `request_id`
 * @returns {string}
 */
export function answerVk(text) {
  const { keys, request_id } = JSON.parse(text)
  const data = { ...readConfig(keys), request_id }
  const detail = JSON.stringify({ type: 'VKWebAppStorageGetResult', data })
  return `window.dispatchEvent(new CustomEvent('VKWebAppEvent',{detail:${detail}}))`
}

/**
 * The script that WebViewJavascriptBridge's app evaluates when the page signals that its queue has
 * messages.
 */
export const FETCH_QUEUE = 'WebViewJavascriptBridge._fetchQueue()'

/**
 * WebViewJavascriptBridge (flushMessageQueue of WebViewJavascriptBridgeBase): a script for each
 * message of the fetched queue.
 * @param {string} queue
 * @returns {string[]}
 */
export function answerQueue(queue) {
  /** @type {{ callbackId: string, data: { keys: string[] } }[]} */
  const messages = JSON.parse(queue)
  return messages.map(({ callbackId, data }) => {
    const message = JSON.stringify({ responseId: callbackId, responseData: readConfig(data.keys) })
    return `WebViewJavascriptBridge._handleMessageFromObjC(${JSON.stringify(message)});`
  })
}

const NAMESPACE = 'penpal'

/**
 * Penpal 7 as the participant across the channel; the page's end of it is the library itself.
 * @returns {(text: string) => string} the reply to each message, empty where none is due
 */
export function createPenpalSide() {
  let greeted = false
  return (text) => {
    const message = JSON.parse(text)
    if (message.type === 'SYN') {
      // The page sends SYN again after ours, and then gets the methods.
      const reply = greeted
        ? { type: 'ACK1', methodPaths: [['getGlobalConfig']] }
        : { type: 'SYN', participantId: '~' }
      greeted = true
      return JSON.stringify({ namespace: NAMESPACE, ...reply })
    }
    if (message.type !== 'CALL') return ''
    const value = readConfig(message.args[0].keys)
    return JSON.stringify({ namespace: NAMESPACE, type: 'REPLY', callId: message.id, value })
  }
}
