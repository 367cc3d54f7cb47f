// @ts-check
/**
 * @typedef {object} HostFlags the options of both host programs
 * @property {string} device folder with `current.json`
 * @property {string} provider origin of the provider, without a final slash
 * @property {number} control port of the control API on 127.0.0.1
 * @property {string | null} user demo user to sign in at the start
 * @property {boolean} automation allows a WebDriver to control the page
 * @property {boolean} warm loads pages ahead, and opens addresses in them
 * @property {boolean} drills says in the title bar what the provider's sandbox rehearses
 * @property {string | null} screenshot file to write once the first page has loaded; the program
 *   then goes on
 * @property {string | null} path first page; null (`--path none`) where a caller opens it
 * @property {string[]} outside further hosts or origins whose pages open in the app
 * @property {number | null} patience how long a first load may be in view without a screen, in ms
 */

export const USAGE =
  'host --device DIR --provider URL --control PORT [--user ID] [--automation] [--warm] [--drills] [--screenshot FILE] [--path /x|none] [--patience MS] [--outside HOST,HOST]'

/**
 * Reads the command line of a host program; throws an `Error` whose message names the invalid
 * option.
 * @param {readonly string[]} argv
 * @returns {HostFlags}
 */
export function readFlags(argv) {
  /** @type {Map<string, string>} */
  const given = new Map()
  let automation = false
  let warm = false
  let drills = false
  const known = new Set([
    'device',
    'provider',
    'control',
    'user',
    'screenshot',
    'path',
    'patience',
    'outside',
  ])
  for (let i = 0; i < argv.length; i += 1) {
    const word = argv[i] ?? ''
    if (word === '--automation') {
      automation = true
      continue
    }
    if (word === '--warm') {
      warm = true
      continue
    }
    if (word === '--drills') {
      drills = true
      continue
    }
    const name = word.replace(/^--/, '')
    const value = argv[i + 1]
    if (!word.startsWith('--') || !known.has(name))
      throw new Error(`unknown option ${word}; usage: ${USAGE}`)
    if (value === undefined) throw new Error(`${word} needs a value; usage: ${USAGE}`)
    given.set(name, value)
    i += 1
  }
  const device = given.get('device')
  const provider = given.get('provider')
  const control = Number(given.get('control'))
  if (device === undefined) throw new Error(`--device is missing; usage: ${USAGE}`)
  if (provider === undefined || !/^https?:\/\//.test(provider))
    throw new Error(`--provider must be an http(s) URL; usage: ${USAGE}`)
  if (!Number.isInteger(control) || control < 1 || control > 65_535)
    throw new Error(`--control must be a port; usage: ${USAGE}`)
  const firstPage = given.get('path') ?? '/'
  const path = firstPage === 'none' ? null : firstPage
  if (path?.startsWith('/') === false)
    throw new Error(`--path must start with / or be none; usage: ${USAGE}`)
  const patience = Number(given.get('patience') ?? 1)
  if (!Number.isInteger(patience) || patience < 1)
    throw new Error(`--patience must be a number of ms; usage: ${USAGE}`)
  return {
    device,
    provider: provider.replace(/\/+$/, ''),
    control,
    user: given.get('user') ?? null,
    automation,
    warm,
    drills,
    screenshot: given.get('screenshot') ?? null,
    path,
    outside: (given.get('outside') ?? '').split(',').filter((it) => it !== ''),
    patience: given.has('patience') ? patience : null,
  }
}
