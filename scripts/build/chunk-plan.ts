import { relative } from 'node:path'
import type { Plugin } from 'vite'
import type { ModuleInfo } from '#offline/pack/cut-build.ts'

/** The file of what every page loads at once, and of what screens of several groups share. */
const CORE = 'core'
const KIT = 'kit'

interface Place {
  readonly group: string
  /** The screen's folder; null for the rows of a group. */
  readonly screen: string | null
}

/** Returns where a module of `src/features` is; null for any other. */
function placeOf(path: string): Place | null {
  const [, group, rest = ''] = /^src\/features\/([^/]+)\/(.*)$/.exec(path) ?? []
  if (group === undefined) return null
  if (/^(?:qa-)?modules\.ts$/.test(rest)) return { group, screen: null }
  const screen = /^[^/]+\/[^/]+(?=\/)/.exec(rest)?.[0]
  return screen === undefined ? null : { group, screen: `${group}/${screen}` }
}

/** The entry can do without them, and nearly every screen needs them at once. */
const SOON: ReadonlySet<string> = new Set([
  'src/api/http.ts',
  'src/app/router/provide-parts.ts',
  'src/app/sign-in/verify-handed-keys.ts',
  'src/app/tabs/Tabs.tsx',
])

/** Parts that every page needs once its first screen is there: one request brings them all. */
const AFTER_FIRST_SCREEN: ReadonlySet<string> = new Set([
  'src/app/late/start-late.ts',
  'src/app/native/back-press.ts',
  'src/app/native/native-frame.ts',
  'src/app/sharing/keep-share-data.ts',
  'src/app/sign-in/user-info.ts',
  'src/shared/engines/holding/follow-outcomes.ts',
  'src/shared/engines/message/follow-unread.ts',
])

/** The modules that the plan names. */
const NAMED: readonly string[] = [...SOON, ...AFTER_FIRST_SCREEN]

const isScreen = (path: string) => path.endsWith('Screen.tsx')

/** Of a screen's folder, and not the screen itself. */
const isLate = (path: string) => (placeOf(path)?.screen ?? null) !== null && !isScreen(path)

interface Graph {
  readonly entries: readonly string[]
  readonly infoOf: ModuleInfo
  /** A module's path, relative to the root of the source. */
  readonly pathOf: (id: string) => string
}

/**
 * The file of each module of a build, where the bundler is not to decide: few files, since each
 * request costs more than the code that a screen does not need.
 * - `core`: what the entry imports.
 * - `kit`: what screens of several groups import, or a group's and what the app or another group's
 *   screen loads late; and what nearly every screen needs at once although it is loaded when it is
 *   first used.
 * - a group's own: its rows, and what several of its screens import.
 * - one for what every page loads once its first screen is there.
 * - one for the parts that a screen loads after it is drawn, where there are several; and one for what
 *   several late parts of a folder of `src/shared` import, such as the blocks of composed pages.
 * Everything else is left to the bundler: the screens themselves, and what no screen imports at once
 * (libraries for charts, keys, documents), which is loaded when it is needed.
 */
export function chunkPlan({ entries, infoOf, pathOf }: Graph): ReadonlyMap<string, string> {
  const plan = new Map<string, string>()
  const closure = (start: string, take: (id: string) => boolean) => {
    const waiting = [start]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (take(id)) waiting.push(...(infoOf(id)?.importedIds ?? []))
    }
  }
  for (const entry of entries) {
    closure(entry, (id) => {
      const isNew = !plan.has(id)
      plan.set(id, CORE)
      return isNew
    })
  }
  const later = reachedLater(entries, infoOf)
  const users = new Map<string, Set<string>>()
  for (const root of later) {
    closure(root, (id) => {
      if (plan.get(id) === CORE || users.get(id)?.has(root) === true) return false
      users.set(id, (users.get(id) ?? new Set()).add(root))
      return true
    })
  }
  const lateOf = (screen: string | null) =>
    [...later].filter((id) => isLate(pathOf(id)) && placeOf(pathOf(id))?.screen === screen)
  for (const [id, roots] of users) {
    const file = fileOf([...roots].map(pathOf), (screen) => lateOf(screen).length > 1)
    if (file !== null) plan.set(id, file)
  }
  return plan
}

/** The folder of `src/shared` that all of these are in; null where there is none. */
function sharedRoom(paths: readonly string[]): string | null {
  const rooms = new Set(
    paths.map((path) => /^src\/shared\/[^/]+\/([^/]+)\//.exec(path)?.[1] ?? null),
  )
  const [room] = rooms
  return rooms.size === 1 ? (room ?? null) : null
}

/** Every module that is imported dynamically. */
function reachedLater(entries: readonly string[], infoOf: ModuleInfo): ReadonlySet<string> {
  const later = new Set<string>()
  const seen = new Set<string>()
  const waiting = [...entries]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    const info = infoOf(id)
    for (const target of info?.dynamicallyImportedIds ?? []) later.add(target)
    waiting.push(...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? []))
  }
  return later
}

/** The file of what these dynamically imported modules import. */
function fileOf(
  roots: readonly string[],
  hasSeveralLate: (screen: string) => boolean,
): string | null {
  if (roots.some((path) => SOON.has(path))) return KIT
  const atOnce = roots.flatMap((path) => {
    const place = placeOf(path)
    return place === null || isLate(path) ? [] : [place]
  })
  const [first] = atOnce
  if (first !== undefined) {
    // A file that the app or another group's screen loads late must be in the common pack, not in a
    // group's.
    if (roots.some((path) => placeOf(path)?.group !== first.group)) return KIT
    return atOnce.length > 1 || first.screen === null ? first.group : null
  }
  if (roots.every((path) => AFTER_FIRST_SCREEN.has(path))) return 'first-screen-later'
  const room = sharedRoom(roots)
  if (room !== null && roots.length > 1) return `${room}-later`
  const screens = new Set(roots.map((path) => placeOf(path)?.screen ?? null))
  const [screen] = screens
  if (screens.size > 1 || !screen || !hasSeveralLate(screen)) return null
  return `${screen.slice(screen.indexOf('/') + 1).replace('/', '-')}-later`
}

/** The Vite plugin that divides a build into files by `chunkPlan`. */
export function plannedChunks(): Plugin {
  let root = ''
  let plan: ReadonlyMap<string, string> = new Map()
  /** Returns a group whose files have their imports in it, or in one of a higher priority. */
  const group = (priority: number, isOf: (file: string) => boolean, name?: string) => ({
    debugName: `planned-${priority}`,
    priority,
    name(id: string) {
      const file = plan.get(id)
      return file !== undefined && isOf(file) ? (name ?? file) : null
    },
  })
  return {
    name: 'planned-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            // Names that last: an export more leaves the files that import the others as they were.
            minifyInternalExports: false,
            codeSplitting: {
              groups: [
                // The parts that the entry uses: the bundler knows what it drops of a library's
                // index.
                { name: CORE, tags: ['$initial'], priority: 4 },
                group(3, (file) => file === KIT || file === CORE, KIT),
                group(2, (file) => file !== CORE && file !== KIT && !file.endsWith('-later')),
                group(1, (file) => file.endsWith('-later')),
              ],
            },
          },
        },
      },
    }),
    configResolved(config) {
      root = config.root
    },
    renderStart() {
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry)
      const pathOf = (id: string) => relative(root, id)
      const paths = new Set(Array.from(this.getModuleIds(), pathOf))
      const missing = NAMED.filter((path) => !paths.has(path))
      if (missing.length > 0) this.error(`the plan of chunks names ${missing.join(', ')}`)
      // The bundler makes what it knows of a module again at each question.
      const infos = new Map(
        Array.from(this.getModuleIds(), (id) => [id, this.getModuleInfo(id)] as const),
      )
      plan = chunkPlan({ entries, infoOf: (id) => infos.get(id) ?? null, pathOf })
    },
  }
}
