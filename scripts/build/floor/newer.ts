import { allConstructors, allNames, allOptions } from './names.ts'
import { isNewer } from './support.ts'

/** Globals that are one object of an interface, whose members are thus the interface's. */
const SINGLE: Readonly<Record<string, readonly string[]>> = {
  navigator: ['Navigator'],
  document: ['Document', 'Node', 'EventTarget'],
  history: ['History'],
  location: ['Location'],
  screen: ['Screen', 'EventTarget'],
  crypto: ['Crypto'],
  performance: ['Performance', 'EventTarget'],
  visualViewport: ['VisualViewport', 'EventTarget'],
  localStorage: ['Storage'],
  sessionStorage: ['Storage'],
  indexedDB: ['IDBFactory'],
  caches: ['CacheStorage'],
  customElements: ['CustomElementRegistry'],
  'crypto.subtle': ['SubtleCrypto'],
  'navigator.clipboard': ['Clipboard', 'EventTarget'],
  'navigator.mediaDevices': ['MediaDevices', 'EventTarget'],
  'navigator.serviceWorker': ['ServiceWorkerContainer', 'EventTarget'],
  'navigator.geolocation': ['Geolocation'],
  'document.body': ['HTMLBodyElement', 'HTMLElement', 'Element', 'Node', 'EventTarget'],
  'document.documentElement': ['HTMLHtmlElement', 'HTMLElement', 'Element', 'Node', 'EventTarget'],
}

/**
 * Methods that our own objects and libraries have as well. They are found where they are called on
 * a global or a class (`Iterator.prototype.take`), or by types, and not by their name alone.
 */
const AMBIGUOUS: ReadonlySet<string> = new Set([
  // Properties of elements, of the browser and of its objects: no object has methods of these names.
  'loading',
  'login',
  // Iterators have them, which the product never works with; files of the device and pickers too.
  'drop',
  'take',
  // Of pdf.js: layers, fonts, ciphers.
  'copyTo',
  'getMetadata',
  'getName',
  'isVisible',
  'commit',
])

const lastKey = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/** Names that the floor's engines are without, by where and how scripts read them. */
export interface Newer {
  /** Returns whether a path ends so that it can be newer. */
  readonly isKey: (key: string) => boolean
  /** Returns whether a path from the global object is newer. */
  readonly isNewer: (path: string) => boolean
  /** Returns whether MDN's data knows a path, newer or not. */
  readonly isKnown: (path: string) => boolean
  /** The interfaces whose instances have a member of a name, by MDN's data. */
  readonly holdersOf: (key: string) => readonly string[]
  /** Returns whether only what is newer has methods of a name, of whatever object. */
  readonly isMethod: (key: string) => boolean
  /** Returns whether a class of the floor cannot be constructed there. */
  readonly isConstructor: (path: string) => boolean
  /** The options of a call that are newer than it: `.addEventListener`, `new Intl.NumberFormat`. */
  readonly optionsOf: (call: string) => ReadonlySet<string>
}

/** Options without which a call does the same, but that the page may scroll or show a ring. */
const HARMLESS: ReadonlySet<string> = new Set(['preventScroll', 'focusVisible'])

const NONE: ReadonlySet<string> = new Set()

function readNewer(): Newer {
  const paths = new Set<string>()
  const floor = new Set<string>()
  for (const { path, compat, holder } of allNames()) {
    if (isNewer(compat)) {
      if (!holder || !isNewer(holder)) paths.add(path)
    } else floor.add(path)
  }
  // Two interfaces can give the window one name: the floor has it once one of them is there.
  for (const path of floor) paths.delete(path)
  const constructors = new Set(
    [...allConstructors()].filter(({ compat }) => isNewer(compat)).map(({ path }) => path),
  )
  const options = new Map<string, Set<string>>()
  const known = [...allOptions()]
  for (const { call, option, compat } of known) {
    if (isNewer(compat) && !HARMLESS.has(option))
      options.set(call, (options.get(call) ?? new Set()).add(option))
  }
  // An option that another object's method of the name has as well is not known to be newer.
  for (const { call, option, compat } of known)
    if (!isNewer(compat)) options.get(call)?.delete(option)
  const floorKeys = new Set([...floor].map(lastKey))
  const methods = new Set(
    [...paths]
      .filter((path) => path.includes('.prototype.'))
      .map(lastKey)
      .filter((key) => !floorKeys.has(key) && !AMBIGUOUS.has(key)),
  )
  const isPath = (path: string) => {
    if (paths.has(path)) return true
    const dot = path.lastIndexOf('.')
    const kinds = SINGLE[path.slice(0, dot)]
    if (dot < 0 || !kinds) return false
    const members = kinds.map((kind) => `${kind}.prototype.${path.slice(dot + 1)}`)
    return members.some((it) => paths.has(it)) && !members.some((it) => floor.has(it))
  }
  const keys = new Set([...paths, ...constructors].map(lastKey))
  const holders = new Map<string, string[]>()
  for (const path of [...paths, ...floor]) {
    const [, holder, key] = /^(.+)\.prototype\.([^.]+)$/.exec(path) ?? []
    if (holder !== undefined && key !== undefined && keys.has(key))
      holders.set(key, [...(holders.get(key) ?? []), holder])
  }
  return {
    isKey: (key) => keys.has(key),
    isNewer: isPath,
    isKnown: (path) => paths.has(path) || floor.has(path),
    holdersOf: (key) => holders.get(key) ?? [],
    isMethod: (key) => methods.has(key),
    optionsOf: (call) => options.get(call) ?? NONE,
    isConstructor: (path) => constructors.has(path) && !paths.has(path),
  }
}

let read: Newer | null = null

/** The names that are newer than the product's floor, read from MDN's data once. */
export const newer = (): Newer => (read ??= readNewer())
