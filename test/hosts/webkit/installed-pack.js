// @ts-check
import { setVersion } from '../../../offline/pack/set-version.js'
import { isObject } from '../native-methods.js'

/**
 * The installed packs, read as a host in another language does (offline/format.md): the pointer
 * that the device client switches (`current.json`) and the pack's own file list (`pack.json`).
 * Paths in `current.json` are relative to the device folder, paths in `files` to the pack's.
 * @typedef {{ path: string, sha256: string, bytes: number, type: string }} PackFile
 * @typedef {{ version: string, dir: string, manifest: string, manifestSha256: string }} Member one
 *   pack of a set
 * @typedef {Member & { pack: string, sha256: string, release: number }} Part
 * @typedef {Member & { entry: string, parts: readonly Part[] }} Current the common pack, and the
 *   parts that open with it
 * @typedef {PackFile & { dir: string }} PlacedFile
 * @typedef {{ path: string, files: readonly string[], calls: readonly
 *   import('../../../offline/pack/planned-call.ts').PlannedCall[] }} Route
 * @typedef {{ version: string, entry: string, files: ReadonlyMap<string, PlacedFile>, routes:
 *   readonly Route[] }} InstalledPack
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
  return readPointer(readObject(text, 'current.json'))
}

/**
 * The sets of a device, best first, with what the boot machine identifies them by
 * (offline/client/boot-machine.js).
 * @param {string | null} currentText of `current.json`
 * @param {string | null} builtinText of `builtin.json`
 * @param {(text: string) => string} sha256Hex in lower-case hex
 */
export function readPacks(currentText, builtinText, sha256Hex) {
  const current = currentText === null ? null : readObject(currentText, 'current.json')
  const previous = isObject(current?.['previous']) ? current['previous'] : null
  const own = builtinText === null ? null : readObject(builtinText, 'builtin.json')
  const packs = [current, previous, own].flatMap((it) =>
    it === null ? [] : [identified(it, it === own, sha256Hex)],
  )
  const [first] = packs
  // Sets are ordered by their common pack's release, then by their number.
  const isNewer = (/** @type {(typeof packs)[number]} */ it) =>
    it.common > (first?.common ?? 0) ||
    (it.common === (first?.common ?? 0) && it.release > (first?.release ?? 0))
  const newerOwn = packs.find((it) => it.builtin && isNewer(it))
  return newerOwn === undefined ? packs : [newerOwn, ...packs.filter((it) => it !== newerOwn)]
}

/**
 * @param {Record<string, unknown>} it
 * @param {boolean} builtin
 * @param {(text: string) => string} sha256Hex
 */
function identified(it, builtin, sha256Hex) {
  const pack = readPointer(it)
  const { sha256 } = it
  const common = readRelease(it)
  const own = typeof sha256 === 'string' ? sha256 : pack.manifestSha256
  const zips = [own, ...pack.parts.map((part) => part.sha256)]
  return {
    pack,
    common,
    release: Math.max(common, ...pack.parts.map((part) => part.release)),
    builtin,
    sha256: zips.length === 1 ? own : sha256Hex(zips.map((zip) => `${zip}\n`).join('')),
  }
}

/** @param {Record<string, unknown>} it */
function readRelease(it) {
  const { release } = it
  if (typeof release !== 'number') throw new Error('release in current.json is missing')
  return release
}

/**
 * @param {Record<string, unknown>} it
 * @returns {Member}
 */
function readMember(it) {
  const { version, manifestSha256 } = it
  if (typeof version !== 'string') throw new Error('version in current.json is missing')
  if (typeof manifestSha256 !== 'string' || !SHA256.test(manifestSha256))
    throw new Error('manifestSha256 in current.json is missing or wrong')
  return {
    version,
    manifestSha256,
    dir: readPath(it['dir'], 'dir in current.json'),
    manifest: readPath(it['manifest'], 'manifest in current.json'),
  }
}

/**
 * @param {unknown} it
 * @returns {Part}
 */
function readPart(it) {
  if (!isObject(it)) throw new Error('a part in current.json is not an object')
  const { pack, sha256 } = it
  if (typeof pack !== 'string') throw new Error('pack of a part in current.json is missing')
  if (typeof sha256 !== 'string' || !SHA256.test(sha256))
    throw new Error(`sha256 of ${pack} in current.json is missing or wrong`)
  return { ...readMember(it), pack, sha256, release: readRelease(it) }
}

/**
 * @param {Record<string, unknown>} it
 * @returns {Current}
 */
function readPointer(it) {
  // The first version of the format has no parts.
  const { parts = [] } = it
  if (!Array.isArray(parts)) throw new Error('parts in current.json is not a list')
  return {
    ...readMember(it),
    entry: readPath(it['entry'], 'entry in current.json'),
    parts: parts.map(readPart),
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
 * The calls of a route that this host can read; a page makes the others itself.
 * @param {unknown} calls
 * @returns {import('../../../offline/pack/planned-call.ts').PlannedCall[]}
 */
function readCalls(calls) {
  if (!Array.isArray(calls)) return []
  return calls.flatMap((call) => {
    const { method, path, encoding, user, fields } = isObject(call) ? call : {}
    const isKnown =
      (method === 'GET' || method === 'POST') &&
      (encoding === 'query' || encoding === 'form' || encoding === 'json')
    if (!isKnown || typeof path !== 'string' || typeof user !== 'boolean') return []
    if (!isObject(fields)) return []
    const planned = Object.entries(fields).flatMap(([name, field]) => {
      const from = plannedField(field)
      return from === null ? [] : [/** @type {const} */ ([name, from])]
    })
    const isWhole = planned.length === Object.keys(fields).length
    return isWhole ? [{ method, path, encoding, user, fields: Object.fromEntries(planned) }] : []
  })
}

/**
 * @param {unknown} it
 * @returns {import('../../../offline/pack/planned-call.ts').PlannedCall['fields'][string] | null}
 */
function plannedField(it) {
  if (!isObject(it)) return null
  const { url, value } = it
  if (typeof url === 'string') return { url }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? { value }
    : null
}

/**
 * The routes of a `pack.json` with the files that their pages load; none in a pack that does not
 * say.
 * @param {unknown} routes
 * @returns {Route[]}
 */
function readRoutes(routes) {
  if (!Array.isArray(routes)) return []
  return routes.flatMap((it) => {
    if (!isObject(it)) throw new Error('a route in pack.json is not an object')
    const { path, files = [] } = it
    if (typeof path !== 'string') throw new Error('path of a route in pack.json is missing')
    if (!Array.isArray(files)) throw new Error(`files of ${path} in pack.json is not a list`)
    const read = files.map((file) => readPath(file, `a file of ${path} in pack.json`))
    // A common pack names the routes of its parts too, whose files the parts say.
    return read.length === 0 ? [] : [{ path, files: read, calls: readCalls(it['calls']) }]
  })
}

/**
 * @param {Current} current
 * @param {readonly string[]} manifestTexts of each `pack.json`, the common pack's first and the
 *   parts' in order, whose SHA-256 the caller has compared with `manifestSha256`
 * @returns {InstalledPack}
 */
export function readPack(current, manifestTexts) {
  const { entry, parts } = current
  /** @type {Map<string, PlacedFile>} */
  const files = new Map()
  /** @type {Route[]} */
  const routes = []
  for (const [at, { dir }] of [current, ...parts].entries()) {
    const { files: listed, routes: opened } = readObject(manifestTexts[at] ?? '', 'pack.json')
    if (!Array.isArray(listed)) throw new Error('files in pack.json is missing')
    for (const file of listed.map((it) => readFile(it))) {
      if (files.has(file.path)) throw new Error(`two packs list ${file.path}`)
      files.set(file.path, { ...file, dir })
    }
    routes.push(...readRoutes(opened))
    if (at === 0 && !files.has(entry)) throw new Error(`pack.json does not list the entry ${entry}`)
  }
  return { version: setVersion(current.version, parts), entry, files, routes }
}
