// @ts-check
/**
 * The place where an address opens when the page's main frame navigates to it: in the web view with
 * the bridge, in one without it, in the system's browser, or nowhere.
 * @typedef {'own' | 'outside' | 'system' | 'refused'} Place
 *
 * @typedef {object} Places
 * @property {string} origin of the pack, the only one with the bridge
 * @property {string} [publicOrigin] under which anyone opens the same pages; an address of it is the
 *   pack's, as of a link that the system passes to the app
 * @property {readonly string[]} listed further pages that open in the app: hosts (over https, with
 *   subdomains), or origins
 */

/**
 * The company's own host and the bank's; `--outside` of a host program adds to them, as an app's
 * configuration does.
 */
export const LISTED = ['hean.example', 'pay.riverbank.example']

/** The company's host of pictures, for which the provider stands in. */
export const MEDIA_ORIGIN = 'https://media.hean.example'

/** The public origin of the pages. */
export const PUBLIC_ORIGIN = 'https://h5.heanfund.example'

const STAND_IN = /^https:\/\/[^/?#]+(\/sandbox\/.*)$/i

/**
 * Returns where a third-party page is loaded from: the sandbox stands in for other sites below
 * `/sandbox/`.
 * @param {string} address
 * @param {string} provider origin of the provider
 */
export function loadedFrom(address, provider) {
  const path = STAND_IN.exec(address)?.[1]
  return path === undefined ? address : provider + path
}

/**
 * The script that presses the button or link with these words in a third-party page; its value is
 * whether it is there.
 * @param {string} words
 */
export const pressScript = (words) => `(() => {
  const found = [...document.querySelectorAll('button, a')].find((it) => it.textContent.trim() === ${JSON.stringify(words)})
  found?.click()
  return found !== undefined
})()`

/** The schemes that are passed to the system. */
const SYSTEM_SCHEMES = new Set(['https:', 'tel:', 'mailto:'])

/**
 * Path and query of an address that is the pack's, on its own origin or the public one.
 * @param {string} address
 */
export const ownPath = (address) =>
  /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*(\/[^#]*)?/i.exec(address)?.[1] ?? '/'

/**
 * @param {string} address
 * @param {Places} places
 * @returns {Place}
 */
export function classifyAddress(address, { origin, publicOrigin, listed }) {
  const parts = /^([a-z][a-z0-9+.-]*:)(?:\/\/([^/?#]*))?/i.exec(address)
  if (parts === null) return 'refused'
  const scheme = String(parts[1]).toLowerCase()
  const authority = (parts[2] ?? '').toLowerCase()
  const own = `${scheme}//${authority}`
  if (own === origin || own === publicOrigin) return 'own'
  // A user name before the host makes an address look like another site's.
  if (authority.includes('@') || authority.includes('\\')) return 'refused'
  if (listed.includes(own)) return 'outside'
  if (
    scheme === 'https:' &&
    listed.some((host) => authority === host || authority.endsWith(`.${host}`))
  )
    return 'outside'
  return SYSTEM_SCHEMES.has(scheme) ? 'system' : 'refused'
}

/**
 * Returns whether a frame of the page may show the address: a document of a listed host, not a page
 * that the sandbox stands in for.
 * @param {string} address
 * @param {Places} places
 */
export const mayBeFramed = (address, places) =>
  /^(?:about|blob):/.test(address) ||
  (!STAND_IN.test(address) &&
    ['own', 'outside'].includes(classifyAddress(address, { ...places, publicOrigin: '' })))
