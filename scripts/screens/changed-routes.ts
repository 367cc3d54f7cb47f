import type { Chunks, ModuleReport } from '#offline/pack/module-report.ts'

/** The sources of the looks themselves: who imports whom, where the build sees nothing. */
export interface LookSources {
  /** Files of what opens the screens, with all that they import: the sandbox, the checks. */
  readonly tools: ReadonlySet<string>
  /** The routes of each module's samples, and all files that these samples import. */
  readonly samples: readonly {
    readonly files: ReadonlySet<string>
    readonly routes: readonly string[]
  }[]
}

export interface ChangedRoutes {
  readonly routes: ReadonlySet<string>
  /** The changed file for which all of them have to be seen; null where there is none. */
  readonly allBecause: string | null
}

type Edge = 'imports' | 'loads'
type Modules = ReadonlyMap<string, Readonly<Record<Edge, readonly string[]>>>

/** No screen shows these: tests, documents, journeys and benches. */
const UNSEEN =
  /\.md$|\.test\.tsx?$|\/testing\/|^test\/(?:e2e|bench|containers)\/|^(?:offline|bridge)\/.*\.json$|^\.[^/]+$/
/** The files that a build or a sandbox reads without an import. */
const READ_BY_ALL =
  /^public\/|^src\/|^test\/(?:sandbox|screens)\/.*\.(?!tsx?$)\w+$|^(?:index\.html|package(?:-lock)?\.json|tsconfig\.json|vite\.config\.ts)$/
const CODE = /\.(?:tsx?|js|mjs)$/

/**
 * The routes that changes of files can reach. A module that the build knows reaches the screens
 * that import or load it, and all where the entry imports it or no screen does. What opens the
 * screens reaches all; a module's samples reach that module's screens.
 */
export function changedRoutes(
  files: readonly string[],
  report: ModuleReport,
  sources: LookSources,
): ChangedRoutes {
  const modules: Modules = new Map(
    Object.values(report.chunks).flatMap((chunk) => Object.entries(chunk.modules ?? {})),
  )
  const entries = [...modules.keys()].filter((it) => it.endsWith('.html'))
  const ofEntry = closure(modules, entries, ['imports'])
  const reached = report.routes.map(({ path, file, rows }) => ({
    path,
    modules: new Set([
      ...closure(modules, startsOf(report.chunks, file), ['imports', 'loads']),
      ...closure(modules, startsOf(report.chunks, rows), ['imports']),
    ]),
  }))
  const all = (file: string): ChangedRoutes => ({
    routes: new Set(report.routes.map(({ path }) => path)),
    allBecause: file,
  })
  const routes = new Set<string>()
  for (const file of files) {
    if (modules.has(file)) {
      const own = reached.filter((it) => it.modules.has(file))
      if (ofEntry.has(file) || own.length === 0) return all(file)
      for (const { path } of own) routes.add(path)
      continue
    }
    if (UNSEEN.test(file)) continue
    const samples = sources.samples.filter((it) => it.files.has(file))
    for (const it of samples) for (const path of it.routes) routes.add(path)
    const isReadByAll = READ_BY_ALL.test(file) && (!CODE.test(file) || !file.startsWith('src/'))
    if (sources.tools.has(file) || isReadByAll) return all(file)
  }
  return { routes, allBecause: null }
}

/** The modules for which a file was made: the screens, or the rows, that are loaded with it. */
const startsOf = (chunks: Chunks, file: string | null): readonly string[] => {
  const chunk = file === null ? undefined : chunks[file]
  if (chunk === undefined) return []
  return [...chunk.loaded, ...(chunk.facade === null ? [] : [chunk.facade])]
}

function closure(
  modules: Modules,
  starts: readonly string[],
  edges: readonly Edge[],
): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...starts]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue
    found.add(name)
    const module = modules.get(name)
    if (module !== undefined) for (const edge of edges) waiting.push(...module[edge])
  }
  return found
}
