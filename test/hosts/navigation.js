// @ts-check
/**
 * Where an address opens when the page's main frame navigates to it: in the web view with the
 * bridge, in one without it, in the system's browser, or nowhere.
 * @typedef {'own' | 'outside' | 'system' | 'refused'} Place
 *
 * @typedef {object} Places
 * @property {string} origin of the pack, the only one with the bridge
 * @property {readonly string[]} listed further pages that open in the app: hosts (over https, with
 *   subdomains), or origins
 */

/**
 * The company's own host; `--outside` of a host program adds to it, as an app's configuration does.
 */
export const LISTED = ['hean.example']

/** The schemes that are passed to the system. */
const SYSTEM_SCHEMES = new Set(['https:', 'tel:', 'mailto:'])

/**
 * @param {string} address
 * @param {Places} places
 * @returns {Place}
 */
export function classifyAddress(address, { origin, listed }) {
  const parts = /^([a-z][a-z0-9+.-]*:)(?:\/\/([^/?#]*))?/i.exec(address)
  if (parts === null) return 'refused'
  const scheme = String(parts[1]).toLowerCase()
  const authority = (parts[2] ?? '').toLowerCase()
  const own = `${scheme}//${authority}`
  if (own === origin) return 'own'
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
 * Whether a frame of the page may show the address: a document of a listed host.
 * @param {string} address
 * @param {Places} places
 */
export const mayBeFramed = (address, places) =>
  /^(?:about|blob):/.test(address) || ['own', 'outside'].includes(classifyAddress(address, places))
