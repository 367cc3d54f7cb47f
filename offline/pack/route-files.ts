import type { Chunks, ModuleReport } from './module-report.ts'

/** The files that a route loads, by the web build's report. */
export interface RouteFiles {
  readonly path: string
  /** Files that every route loads: the entry and all that it imports. */
  readonly shared: readonly string[]
  /** Files that only this route adds. */
  readonly own: readonly string[]
}

/** Each route's files; routes whose screen is no file of its own have none. */
export function routeFiles({ routes, chunks }: ModuleReport): RouteFiles[] {
  const entries = Object.keys(chunks).filter((file) => chunks[file]?.facade?.endsWith('.html'))
  const shared = closure(chunks, entries)
  return routes.map(({ path, file, rows }) => {
    const starts = [rows, file].filter((it) => it !== null)
    const own = file === null ? [] : [...closure(chunks, starts)].filter((it) => !shared.has(it))
    return { path, shared: [...shared], own }
  })
}

/** The file of each module that is loaded by a dynamic import. */
export function filesByModule(chunks: Chunks): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(chunks).flatMap(([file, { loaded }]) => loaded.map((it) => [it, file] as const)),
  )
}

function closure(chunks: ModuleReport['chunks'], files: readonly string[]): Set<string> {
  const found = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    const chunk = chunks[file]
    if (chunk !== undefined) waiting.push(...chunk.imports, ...chunk.css)
  }
  return found
}

/**
 * A file's name without the hash of its content: `assets/Card-BHVIaeKr.js` is `assets/Card.js` in
 * every build. Files of parts have none.
 */
export function lastingName(path: string): string {
  return /^[^/]+$|^assets\//.test(path) ? path.replace(/-[\w-]{8}(\.[\w.]+)$/, '$1') : path
}
