// @ts-check
import { routeFiles, withLinks } from '../../offline/page-links.js'
import { fileHeaders, pageHeaders, providerHeaders } from '../../offline/page-security.js'

/** @typedef {{ kind: 'provider' } | { kind: 'file', path: string } | { kind: 'missing' }} Served */

/** The paths that native networking requests from the provider instead of the pack. */
const PROVIDER_PATHS = /^\/(?:api|th|track|documents)(?:\/|$)/

/**
 * Returns what serves a path of the pack's origin: the provider, a file of the pack, the entry page
 * for a route, or nothing.
 * @param {{ entry: string, lists: (path: string) => boolean }} pack
 * @param {string} pathname percent-encoded, from the URL
 * @returns {Served}
 */
export function serve(pack, pathname) {
  if (isProviderPath(pathname)) return { kind: 'provider' }
  const path = decoded(pathname).replace(/^\/+/, '')
  if (pack.lists(path)) return { kind: 'file', path }
  const lastStep = path.slice(path.lastIndexOf('/') + 1)
  return lastStep.includes('.') ? { kind: 'missing' } : { kind: 'file', path: pack.entry }
}

/** The files of workers, by the names of the modules that make them (`pdf-worker.ts`). */
const WORKER = /worker-[\w-]+\.js$/

/**
 * A script that runs before a file of the pack does; '' for all but those of workers, which no host
 * can run anything before. It is put before what was read from the pack, and verified, already.
 * @param {string} path of the file in the pack
 * @param {string} before what runs before each document
 */
export const beforeWorker = (path, before) =>
  before !== '' && WORKER.test(path) ? `${before};\n` : ''

/**
 * The decoded path; unchanged when its percent-encoding is malformed, so that the page can show its
 * own "not found" screen.
 * @param {string} pathname
 */
function decoded(pathname) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/**
 * The token with which a page confirms that it has painted its first screen; `null` for any other
 * request.
 * @param {string} pathname
 * @param {string} query without its `?`
 * @returns {string | null}
 */
export function bootedToken(pathname, query) {
  return pathname === '/__pack/booted' ? query : null
}

const ANSWER = '/__pack/answer/'

/**
 * The place of the call whose answer a page takes; null for any other request.
 * @param {string} pathname
 */
export function answerPlace(pathname) {
  const place = pathname.startsWith(ANSWER) ? pathname.slice(ANSWER.length) : ''
  return /^\d{1,6}$/.test(place) ? Number(place) : null
}

/**
 * The place where an app loads a page ahead of its opening: the entry page, which shows nothing
 * there.
 */
export const BLANK_PATH = '/__pack/blank'

/**
 * Returns whether this loads a page ahead of its opening: no load of the boot machine begins by
 * that.
 * @param {string} pathname
 */
export function isBlankPath(pathname) {
  return pathname === BLANK_PATH
}

/** The keys where no user is signed in. */
export const NO_KEYS = { appUserId: '', openId: '', encOpenId: '' }

/**
 * The user's keys for the page at a path; a page that is loaded ahead belongs to no user yet.
 * @param {string} pathname
 * @param {() => UserKeys} keys
 */
export const pageKeys = (pathname, keys) => (isBlankPath(pathname) ? NO_KEYS : keys())

/**
 * Returns whether this is a page's request for the newest installed version.
 * @param {string} pathname
 */
export function asksForNewest(pathname) {
  return pathname === '/__pack/newest'
}

/**
 * Returns what a host says to a page as it opens.
 * @typedef {object} Opening
 * @property {string} token hexadecimal digits and dashes
 * @property {string} version as `setVersion` writes it: letters, digits, dots, pluses and dashes
 * @property {string} nonce a new random text for each load
 * @property {readonly string[]} files of the route: `filesToLoad`
 * @property {UserKeys} keys of the signed-in user; empty texts when signed out
 * @property {Readonly<Record<string, number>>} calls that the host makes for the page: where it takes
 *   their answers, by their keys
 * @property {number} tappedAt when the user tapped what opens the page, ms since 1970; 0
 *   without a tap
 * @property {{ theme?: string, text?: string }} [display] what the app decides of how pages look
 * @typedef {{ appUserId: string, openId: string, encOpenId: string }} UserKeys the values of the
 *   `openid` and `encid` request headers
 */

/**
 * The entry page with what the host says to it, before the page's first script, and links to the
 * files of its route; and its headers: the page's own policy, which lets the host's script run by a
 * nonce of this load.
 * @param {string} html
 * @param {Opening} opening
 * @returns {{ html: string, headers: [string, string][] }}
 */
export function openedPage(html, opening) {
  const linked = withLinks(
    html,
    opening.files.map((file) => `/${file}`),
  )
  return {
    html: withOpening(linked, opening),
    headers: pageHeaders(html, { nonce: opening.nonce }),
  }
}

/**
 * The files that the page of a path loads beside what the entry page names, as far as the pack has
 * them.
 * @param {{ routes: readonly import('../../offline/page-links.js').Route[], lists: (path: string)
 *   => boolean }} pack
 * @param {string} pathname percent-encoded, from the URL
 */
export function filesToLoad({ routes, lists }, pathname) {
  return routeFiles(routes, decoded(pathname)).filter((file) => lists(file))
}

/**
 * A value as a script can contain it.
 * @param {unknown} value
 */
const literal = (value) => JSON.stringify(value).replace(/</g, '\\u003c')

/**
 * A script's object with what answers these calls: each is asked for at once.
 * @param {Readonly<Record<string, number>>} calls
 */
const answersTo = (calls) =>
  `Object.fromEntries(Object.entries(${literal(calls)}).map(([call,at])=>[call,fetch("${ANSWER}"+at).then((it)=>it.ok?it.text():null,()=>null)]))`

/**
 * @param {string} html
 * @param {Opening} opening
 */
function withOpening(html, { token, version, nonce, keys, calls, tappedAt, display }) {
  const said = {
    packBoot: token,
    packVersion: version,
    packKeys: keys,
    packTappedAt: tappedAt > 0 ? tappedAt : undefined,
    packDisplay: display,
  }
  const script = Object.entries(said).flatMap(([name, value]) =>
    value === undefined ? [] : [`window.${name}=${literal(value)}`],
  )
  if (Object.keys(calls).length > 0) script.push(`window.packAnswers=${answersTo(calls)}`)
  return html.replace(
    /<head[^>]*>/i,
    (head) =>
      `${head}<script nonce="${nonce}">${script.join(';')};document.currentScript.remove()</script>`,
  )
}

/** @param {string} pathname */
export function isProviderPath(pathname) {
  return PROVIDER_PATHS.test(pathname)
}

/**
 * The page in place of a provider's document that would open as the page itself: on the pack's
 * origin its scripts would have the user's keys and the bridge. In a frame of a page it is shown.
 * @returns {{ status: number, html: string, headers: [string, string][] }}
 */
export function refusedDocument() {
  const html = hostPage(
    '这里不能打开文件',
    '<p>请从应用的页面里打开这份文件。</p><p><a href="/" style="color:#1F5FD6">回到首页</a></p>',
  )
  const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
  return { status: 403, html, headers: [...fileHeaders(), ['Content-Security-Policy', policy]] }
}

/**
 * The headers with which a page gets an answer of the provider: those of native networking, and the
 * policy of documents in place of any that the provider sends.
 * @param {Iterable<readonly [string, string]>} headers
 * @returns {[string, string][]}
 */
export function answeredHeaders(headers) {
  const kept = forwarded(headers)
  const type = kept.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
  const own = new Set(['content-security-policy', 'x-content-type-options'])
  return [...kept.filter(([name]) => !own.has(name.toLowerCase())), ...providerHeaders(type)]
}

const NOT_FORWARDED = new Set([
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'keep-alive',
  'origin',
  'referer',
  'transfer-encoding',
  'upgrade',
])

/**
 * The headers that native networking passes on, either way. Lengths and encodings are the
 * transport's own; `Origin` and `Referer` name an origin that is unknown to the provider's servers.
 * @param {Iterable<readonly [string, string]>} headers
 * @returns {[string, string][]}
 */
export function forwarded(headers) {
  /** @type {[string, string][]} */
  const kept = []
  for (const [name, value] of headers)
    if (!NOT_FORWARDED.has(name.toLowerCase())) kept.push([name, value])
  return kept
}

/**
 * @param {string} title
 * @param {string} body as HTML
 */
const hostPage = (title, body) =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><body style="font:15px sans-serif;padding:48px 24px;color:#12161F"><h1 style="font-size:20px">${title}</h1>${body}</body></html>`

/**
 * The page shown when the pack's own cannot be: nothing installed, or a file that fails its hash.
 * @param {string} reason
 */
export function faultPage(reason) {
  const safe = reason.replace(/[&<>]/g, (it) => `&#${it.charCodeAt(0)};`)
  return hostPage(
    '页面无法打开',
    `<p>本机的页面文件缺失或已损坏，请重新启动应用。</p><p style="color:#8A93A3;font-size:13px">${safe}</p>`,
  )
}
