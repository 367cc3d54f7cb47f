// @ts-check
import { FAULT_KINDS } from './native-faults.js'
import { isObject } from './native-methods.js'

/**
 * @typedef {object} View the host's part of the state
 * @property {'chromium' | 'webkit'} engine
 * @property {string} version of the pack in view; `''` when none could be opened
 * @property {string} url of the page in view
 * @property {string[]} foreignCalls calls that did not come from the pack's main frame, and were
 *   dropped
 * @property {string[]} faults what the host refused to serve, and why: a missing pack, files that
 *   fail their hash
 * @property {string | null} drills what the provider's sandbox rehearses, where the host says it
 * @property {import('./page-views.js').PooledPage[]} pool the pages that are loaded ahead
 *
 * @typedef {object} Host
 * @property {import('./native-app.js').NativeApp} app
 * @property {() => View} view
 * @property {(path: string, tappedAt?: number) => Promise<void>} open opens a page afresh with the
 *   pack that is current now; resolves when it has loaded. `tappedAt`: when the user tapped what
 *   opens it, ms since 1970
 * @property {() => Promise<void>} prepareWarm loads a page ahead; resolves when it waits
 * @property {(path: string, tappedAt?: number) => Promise<import('./page-views.js').Shown>}
 *   openWarm opens a page in one that waits, else afresh; resolves with what is in view
 * @property {(path: string, tappedAt?: number) => Promise<import('./page-views.js').Shown>}
 *   reopen opens a page in the one in view, where that was loaded ahead and may be opened again;
 *   else as `openWarm`
 * @property {() => void} killWarm takes the pages that wait away: they answer no opening
 * @property {() => void} memoryWarning the system warned of low memory
 * @property {() => Promise<string>} screenshot native bar and page as one PNG, in base64
 * @property {(inView: boolean) => Promise<void>} setInView the app went to the background, or
 *   returned
 * @property {() => Promise<void>} crash ends the page's process, as a crash would; resolves when
 *   the page has loaded again
 * @property {(file: string) => Promise<void>} answerChoosers gives this file to every file chooser
 *   that a page opens from now on; `''`: each is cancelled
 * @property {(steps: readonly string[], text: string) => Promise<void>} compose composes in the
 *   field that has the focus: each step in place of the one before, and then the text
 * @property {(height: number) => Promise<void>} setKeyboard takes this much of the page's height
 *   away, in CSS pixels, as a keyboard does; 0 gives it back
 * @property {(words: string) => Promise<void>} pressOutside presses a button of the third-party page
 * @property {() => void} stop called after the answer was sent
 *
 * @typedef {{ status: number, body: unknown, stop?: boolean }} Answer
 */

/** An invalid request, as opposed to a failure of the provider or the page. */
class BadRequest extends Error {}

/**
 * @param {string} text
 * @param {string} name
 */
function readText(text, name) {
  /** @type {unknown} */
  let body
  try {
    body = JSON.parse(text)
  } catch {
    throw new BadRequest('the body is not JSON')
  }
  const value = isObject(body) ? body[name] : undefined
  if (typeof value !== 'string') throw new BadRequest(`the body needs ${name} as a text`)
  return value
}

/**
 * @param {string} text
 * @param {string} name
 */
function readField(text, name) {
  const value = readText(text, name)
  if (value === '') throw new BadRequest(`the body needs ${name} as a text`)
  return value
}

/**
 * @param {string} body
 * @param {string} name
 * @param {readonly T[]} words
 * @template {string} T
 * @returns {T}
 */
function readWord(body, name, words) {
  const given = readField(body, name)
  const word = words.find((it) => it === given)
  if (word === undefined) throw new BadRequest(`${name} is one of ${words.join(', ')}`)
  return word
}

/**
 * @param {string} body
 * @param {string} name
 * @returns {number} 0 where it is not given
 */
function readCount(body, name) {
  /** @type {unknown} */
  const read = JSON.parse(body)
  const value = isObject(read) ? (read[name] ?? 0) : 0
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw new BadRequest(`${name} must be a whole number from 0`)
  return value
}

/** @param {string} body */
function readSteps(body) {
  /** @type {unknown} */
  const read = JSON.parse(body)
  const steps = isObject(read) ? read['steps'] : undefined
  const isText = (/** @type {unknown} */ it) => typeof it === 'string'
  if (!Array.isArray(steps) || !steps.every(isText))
    throw new BadRequest('the body needs steps as a list of texts')
  return steps.map(String)
}

/** @param {string} body */
function readPath(body) {
  const path = readField(body, 'path')
  if (!path.startsWith('/')) throw new BadRequest('path must start with /')
  return path
}

/** @param {string} body */
function readFault(body) {
  const kind = readWord(body, 'kind', FAULT_KINDS)
  /** @type {unknown} */
  const read = JSON.parse(body)
  const method = isObject(read) ? (read['method'] ?? '') : ''
  if (typeof method !== 'string') throw new BadRequest('method must be a text')
  return { kind, method, ms: readCount(body, 'ms'), times: readCount(body, 'times') }
}

/** The insets of notch and home bar of the reference phone in landscape, CSS pixels. */
const LANDSCAPE = { top: 0, bottom: 21 }

/**
 * The control API (see README.md): each answer is the state after the action, so that a tester sees
 * its effect.
 * @param {Host} host
 * @returns {Record<string, (body: string) => Promise<Answer>>}
 */
function createRoutes(host) {
  const { app } = host
  const state = () => ({ ...app.state(), ...host.view() })
  const current = (/** @type {boolean} */ stop = false) => ({ status: 200, body: state(), stop })
  const back = async () => {
    const did = await app.back()
    return { status: 200, body: { ...state(), did } }
  }
  return {
    'GET /state': async () => {
      await app.syncHistory()
      return current()
    },
    'POST /login': async (body) => {
      await app.login.choose(readField(body, 'userId'))
      return current()
    },
    'POST /login/cancel': async () => {
      app.login.cancel()
      return current()
    },
    'POST /logout': async () => {
      app.login.signOut()
      return current()
    },
    'POST /back': back,
    'POST /swipe': back,
    'POST /message': async (body) => {
      app.sendToPage(readField(body, 'text'))
      return current()
    },
    'POST /chooser': async (body) => {
      await host.answerChoosers(readText(body, 'file'))
      return current()
    },
    'POST /compose': async (body) => {
      await host.compose(readSteps(body), readField(body, 'text'))
      return current()
    },
    'POST /keyboard': async (body) => {
      await host.setKeyboard(readCount(body, 'height'))
      return current()
    },
    'POST /outside/press': async (body) => {
      await host.pressOutside(readField(body, 'words'))
      return current()
    },
    'POST /trading/close': async () => {
      app.closeTrading()
      return current()
    },
    'POST /page/close': async () => {
      app.closeNativePage()
      return current()
    },
    'POST /turn': async (body) => {
      const orientation = readWord(body, 'orientation', ['portrait', 'landscape'])
      app.turn(orientation === 'landscape' ? LANDSCAPE : app.uprightNotch(), orientation)
      return current()
    },
    'POST /config': async (body) => {
      app.configure(readField(body, 'key'), readText(body, 'value'))
      return current()
    },
    'POST /network': async (body) => {
      app.changeNetwork(readWord(body, 'type', ['wifi', 'cellular', 'none']))
      return current()
    },
    'POST /background': async () => {
      await host.setInView(false)
      return current()
    },
    'POST /foreground': async () => {
      await host.setInView(true)
      app.returnToForeground()
      return current()
    },
    'POST /crash': async () => {
      await host.crash()
      return current()
    },
    'POST /fault': async (body) => {
      app.setFault(readFault(body))
      return current()
    },
    'POST /fault/clear': async () => {
      app.setFault(null)
      return current()
    },
    // Whoever opens a page here stands for the user who taps.
    'POST /open': async (body) => {
      await host.open(readPath(body), Date.now())
      await app.syncHistory()
      return current()
    },
    'POST /warm/prepare': async () => {
      await host.prepareWarm()
      return current()
    },
    'POST /warm/open': async (body) => {
      const shown = await host.openWarm(readPath(body), Date.now())
      await app.syncHistory()
      return { status: 200, body: { ...state(), shown } }
    },
    'POST /warm/reopen': async (body) => {
      const shown = await host.reopen(readPath(body), Date.now())
      await app.syncHistory()
      return { status: 200, body: { ...state(), shown } }
    },
    'POST /warm/kill': async () => {
      host.killWarm()
      return current()
    },
    'POST /memory': async () => {
      host.memoryWarning()
      return current()
    },
    'POST /screenshot': async () => {
      const picture = await host.screenshot()
      return { status: 200, body: { ...state(), picture } }
    },
    'POST /stop': async () => current(true),
  }
}

/**
 * @typedef {object} ControlRequest
 * @property {string} method
 * @property {string} path
 * @property {string} body JSON text, or `''`
 * @property {(name: string) => string | null | undefined} header by its name in small letters
 */

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i

/**
 * Returns why a request of the control API is not answered; null where it is. No page of a browser
 * may send one: it has an `Origin`, or a name that resolves to this machine, and never the token.
 * @param {ControlRequest} request
 * @param {string} token
 * @returns {Answer | null}
 */
function refusalOf({ method, header }, token) {
  const refused = (/** @type {number} */ status, /** @type {string} */ error) => ({
    status,
    body: { error },
  })
  if (!LOOPBACK.test(header('host') ?? '')) return refused(421, 'not a name of this machine')
  if ((header('origin') ?? '') !== '') return refused(403, 'a page may not use the control API')
  if (header('authorization') !== `Bearer ${token}`)
    return refused(401, 'needs the token that the host printed: Authorization: Bearer TOKEN')
  const type = (header('content-type') ?? '').replace(/;.*$/s, '').trim().toLowerCase()
  return method === 'GET' || type === 'application/json'
    ? null
    : refused(415, 'needs Content-Type: application/json')
}

/**
 * Answers one request of the control API; never rejects.
 * @param {Host} host
 * @param {string} token
 * @param {ControlRequest} request
 * @returns {Promise<Answer>}
 */
export async function answerControl(host, token, request) {
  const refusal = refusalOf(request, token)
  if (refusal !== null) return refusal
  const { method, path, body } = request
  const route = createRoutes(host)[`${method} ${path}`]
  if (route === undefined) return { status: 404, body: { error: `no ${method} ${path}` } }
  try {
    return await route(body)
  } catch (fault) {
    const error = fault instanceof Error ? fault.message : String(fault)
    return { status: fault instanceof BadRequest ? 400 : 502, body: { error } }
  }
}
