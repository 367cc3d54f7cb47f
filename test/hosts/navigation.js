// @ts-check
/**
 * Where an address opens that the page's main frame is to leave for: in the web view with the bridge, in one without it, in the system's
 * browser, or nowhere.
 * @typedef {'own' | 'outside' | 'system' | 'refused'} Place
 *
 * @typedef {object} Places
 * @property {string} origin of the pack, the only one with the bridge
 * @property {readonly string[]} listed whose pages open in the app all the same: hosts (over https, subdomains too), or whole origins
 */

/** The company's own; a host program's `--outside` adds to it, as an app's configuration does. */
export const LISTED = ['hean.example']

/** What the system opens by itself; it asks the user for the rest. */
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
  // A name before the host makes an address look like another's.
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
