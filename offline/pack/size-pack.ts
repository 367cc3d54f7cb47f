import type { ModuleReport } from './module-report.ts'
import type { PackContents } from './pack-contents.ts'
import { lastingName, routeFiles } from './route-files.ts'

/** The sizes within a pack; all in compressed bytes. */
export interface PackSize {
  readonly version: string
  readonly bytes: number
  /** The bytes that every route loads; `null` without the build's report. */
  readonly shared: number | null
  /** The bytes that each route loads on top, largest first; empty without the build's report. */
  readonly routes: readonly { readonly path: string; readonly own: number }[]
  /**
   * Scripts by library or source folder, in proportion to their length before minifying, largest
   * first.
   */
  readonly sources: readonly { readonly source: string; readonly bytes: number }[]
  /** Files by kind, largest first. */
  readonly kinds: readonly {
    readonly kind: string
    readonly files: number
    readonly bytes: number
  }[]
}

/** The sizes within a pack by kind of file and, with the build's report, by route and library. */
export function sizePack(pack: PackContents, report: ModuleReport | null): PackSize {
  const packed = (paths: readonly string[]) =>
    paths.reduce((sum, path) => sum + (pack.files.get(path)?.packed ?? 0), 0)
  const routes = report === null ? [] : routeFiles(report)
  const [first] = routes
  return {
    version: pack.manifest.version,
    bytes: pack.bytes,
    shared: first === undefined ? null : packed([...first.shared, pack.manifest.entry ?? '']),
    routes: routes
      .map(({ path, own }) => ({ path, own: packed(own) }))
      .toSorted((a, b) => b.own - a.own),
    sources: report === null ? [] : bytesBySource(pack, report),
    kinds: bytesByKind(pack),
  }
}

function bytesBySource(pack: PackContents, { chunks }: ModuleReport): PackSize['sources'] {
  const bytes = new Map<string, number>()
  for (const [path, { parts }] of Object.entries(chunks)) {
    const packed = pack.files.get(path)?.packed ?? 0
    const all = parts.reduce((sum, part) => sum + part.bytes, 0)
    for (const part of parts) {
      const share = all === 0 ? 0 : (packed * part.bytes) / all
      bytes.set(part.source, (bytes.get(part.source) ?? 0) + share)
    }
  }
  return [...bytes]
    .map(([source, sum]) => ({ source, bytes: Math.round(sum) }))
    .toSorted((a, b) => b.bytes - a.bytes)
}

function bytesByKind({ files }: PackContents): PackSize['kinds'] {
  const kinds = new Map<string, { files: number; bytes: number }>()
  for (const [path, { packed }] of files) {
    const kind = /\.(\w+)$/.exec(lastingName(path))?.[1] ?? 'other'
    const before = kinds.get(kind) ?? { files: 0, bytes: 0 }
    kinds.set(kind, { files: before.files + 1, bytes: before.bytes + packed })
  }
  return [...kinds]
    .map(([kind, { files: count, bytes }]) => ({ kind, files: count, bytes }))
    .toSorted((a, b) => b.bytes - a.bytes)
}
