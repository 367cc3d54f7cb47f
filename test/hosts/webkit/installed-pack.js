// @ts-check
import { isObject } from '../native-methods.js'

/**
 * What a host in another language reads of an installed pack (offline/README.md): the pointer that the device client switches
 * (`current.json`) and the pack's own file list (`pack.json`). Paths in `current.json` are relative to the device folder,
 * paths in `files` to the pack's.
 * @typedef {{ path: string, sha256: string, bytes: number, type: string }} PackFile
 * @typedef {{ version: string, dir: string, entry: string, manifest: string, manifestSha256: string }} Current
 * @typedef {{ version: string, dir: string, entry: string, files: ReadonlyMap<string, PackFile> }} InstalledPack
 */

const SHA256 = /^[0-9a-f]{64}$/

/**
 * @param {string} text
 * @param {string} what
 */
function readObject(text, what) {
  /** @type {unknown} */
  let value
  try {
    value = JSON.parse(text)
  } catch {
    throw new Error(`${what} is not JSON`)
  }
  if (!isObject(value)) throw new Error(`${what} is not an object`)
  return value
}

/**
 * @param {unknown} value
 * @param {string} what
 */
function readPath(value, what) {
  if (typeof value !== 'string' || value === '') throw new Error(`${what} is missing`)
  const steps = value.split('/')
  if (value.startsWith('/') || value.includes('\\') || steps.includes('..'))
    throw new Error(`${what} leads out of its folder: ${value}`)
  return value
}

/**
 * @param {string} text of `current.json`
 * @returns {Current}
 */
export function readCurrent(text) {
  return pointerOf(readObject(text, 'current.json'))
}

/**
 * The packs of a device, best first, as the boot machine tells them apart (offline/client/boot-machine.js).
 * @param {string | null} currentText of `current.json`
 * @param {string | null} builtinText of `builtin.json`
 */
export function readPacks(currentText, builtinText) {
  const current = currentText === null ? null : readObject(currentText, 'current.json')
  const previous = isObject(current?.['previous']) ? current['previous'] : null
  const own = builtinText === null ? null : readObject(builtinText, 'builtin.json')
  const packs = [current, previous, own].flatMap((it) =>
    it === null ? [] : [identified(it, it === own)],
  )
  const newerOwn = packs.find(
    ({ builtin, release }) => builtin && release > (packs[0]?.release ?? 0),
  )
  return newerOwn === undefined ? packs : [newerOwn, ...packs.filter((it) => it !== newerOwn)]
}

/**
 * @param {Record<string, unknown>} it
 * @param {boolean} builtin
 */
function identified(it, builtin) {
  const pack = pointerOf(it)
  const { release, sha256 } = it
  if (typeof release !== 'number') throw new Error('release in current.json is missing')
  return {
    pack,
    release,
    builtin,
    sha256: typeof sha256 === 'string' ? sha256 : pack.manifestSha256,
  }
}

/** @param {Record<string, unknown>} it */
function pointerOf(it) {
  const { version, manifestSha256 } = it
  if (typeof version !== 'string') throw new Error('version in current.json is missing')
  if (typeof manifestSha256 !== 'string' || !SHA256.test(manifestSha256))
    throw new Error('manifestSha256 in current.json is missing or wrong')
  return {
    version,
    manifestSha256,
    dir: readPath(it['dir'], 'dir in current.json'),
    entry: readPath(it['entry'], 'entry in current.json'),
    manifest: readPath(it['manifest'], 'manifest in current.json'),
  }
}

/**
 * @param {unknown} it
 * @returns {PackFile}
 */
function readFile(it) {
  if (!isObject(it)) throw new Error('a file in pack.json is not an object')
  const path = readPath(it['path'], 'a path in pack.json')
  const { sha256, bytes, type } = it
  if (typeof sha256 !== 'string' || !SHA256.test(sha256))
    throw new Error(`sha256 of ${path} in pack.json is missing or wrong`)
  if (typeof bytes !== 'number') throw new Error(`bytes of ${path} in pack.json is missing`)
  if (typeof type !== 'string') throw new Error(`type of ${path} in pack.json is missing`)
  return { path, sha256, bytes, type }
}

/**
 * @param {Current} current
 * @param {string} manifestText of `pack.json`, whose SHA-256 the caller has compared with `manifestSha256`
 * @returns {InstalledPack}
 */
export function readPack(current, manifestText) {
  const { files: listed } = readObject(manifestText, 'pack.json')
  if (!Array.isArray(listed)) throw new Error('files in pack.json is missing')
  const files = new Map(listed.map((it) => readFile(it)).map((file) => [file.path, file]))
  const { version, dir, entry } = current
  if (!files.has(entry)) throw new Error(`pack.json does not list the entry ${entry}`)
  return { version, dir, entry, files }
}
