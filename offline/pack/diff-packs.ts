import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { ModuleReport } from './module-report.ts'
import type { PackContents, PackFile } from './pack-contents.ts'
import { lastingName, routeFiles } from './route-files.ts'

/** A file under the name that lasts from build to build. */
export interface FileChange {
  readonly name: string
  /** `renamed`: other bytes, but only because the files that it names have other hashes in their names. */
  readonly change: 'added' | 'removed' | 'changed' | 'renamed'
  /** Length in the newer zip, or in the older when it was removed. */
  readonly packed: number
}

export interface RouteChange {
  readonly path: string
  readonly change: 'added' | 'removed' | 'changed'
  /** The changed files that it loads; empty when only its title changed. */
  readonly files: readonly string[]
}

export interface PackDiff {
  readonly from: string
  readonly to: string
  readonly bytes: { readonly from: number; readonly to: number }
  readonly files: readonly FileChange[]
  readonly same: number
  /** Files that every route loads and that changed. */
  readonly shared: readonly string[]
  readonly routes: readonly RouteChange[]
  readonly minAppVersion: { readonly from: string; readonly to: string } | null
  readonly methods: { readonly added: readonly string[]; readonly removed: readonly string[] }
}

/**
 * What changed between two packs. A build gives each file a name with its hash, and that name stands in every file that loads it: so files
 * are compared under their lasting names, and with the names inside them made lasting too. Routes need the build's reports; without
 * them only routes that came, went or were renamed are told.
 */
export function diffPacks(
  from: PackContents,
  to: PackContents,
  reports: { readonly from: ModuleReport | null; readonly to: ModuleReport | null },
): PackDiff {
  const before = lasting(from)
  const after = lasting(to)
  const files: FileChange[] = []
  let same = 0
  for (const [name, file] of after) {
    const old = before.get(name)
    if (old === undefined) files.push({ name, change: 'added', packed: file.packed })
    else if (old.sha256 === file.sha256) same += 1
    else {
      const change = old.meaning === file.meaning ? 'renamed' : 'changed'
      files.push({ name, change, packed: file.packed })
    }
  }
  for (const [name, { packed }] of before) {
    if (!after.has(name)) files.push({ name, change: 'removed', packed })
  }
  const changed = new Set(files.filter((it) => it.change !== 'renamed').map((it) => it.name))
  const [someRoute] = reports.to === null ? [] : routeFiles(reports.to)
  const known = (paths: readonly string[]) =>
    [...new Set(paths.map(lastingName))].filter((name) => changed.has(name)).toSorted()
  const methods = { from: from.manifest.bridge.methods, to: to.manifest.bridge.methods }
  const app = { from: from.manifest.minAppVersion, to: to.manifest.minAppVersion }
  return {
    from: from.manifest.version,
    to: to.manifest.version,
    bytes: { from: from.bytes, to: to.bytes },
    files: files.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    same,
    shared: known([...(someRoute?.shared ?? []), to.manifest.entry ?? '']),
    routes: routeChanges(from, to, reports, known),
    minAppVersion: app.from === app.to ? null : app,
    methods: {
      added: methods.to.filter((it) => !methods.from.includes(it)),
      removed: methods.from.filter((it) => !methods.to.includes(it)),
    },
  }
}

function routeChanges(
  from: PackContents,
  to: PackContents,
  reports: { readonly from: ModuleReport | null; readonly to: ModuleReport | null },
  known: (paths: readonly string[]) => string[],
): RouteChange[] {
  const before = new Map(from.manifest.routes.map((route) => [route.path, route.title]))
  const after = new Map(to.manifest.routes.map((route) => [route.path, route.title]))
  const own = (report: ModuleReport | null, path: string) =>
    (report === null ? [] : routeFiles(report)).find((it) => it.path === path)?.own ?? []
  const changes: RouteChange[] = []
  for (const [path, title] of after) {
    const files = known([...own(reports.to, path), ...own(reports.from, path)])
    if (!before.has(path)) changes.push({ path, change: 'added', files })
    else if (files.length > 0 || before.get(path) !== title) {
      changes.push({ path, change: 'changed', files })
    }
  }
  for (const path of before.keys()) {
    if (!after.has(path)) changes.push({ path, change: 'removed', files: [] })
  }
  return changes
}

interface LastingFile extends PackFile {
  /** SHA-256 of the content with lasting names and without the version in it. */
  readonly meaning: string
}

function lasting({ files, manifest }: PackContents): Map<string, LastingFile> {
  const names = new Set([...files.keys()].map((path) => basename(path)))
  const found = new Map<string, LastingFile>()
  for (const [path, file] of files) {
    const text = /\.(?:js|css|html|mjs|json)$/.test(path)
    const body = text
      ? file.body
          .toString('utf8')
          .replace(/[\w.@~+-]+\.\w+/g, (name) => (names.has(name) ? lastingName(name) : name))
          .replaceAll(`content="${manifest.version}"`, 'content=""')
      : file.body
    const meaning = createHash('sha256').update(body).digest('hex')
    // Two files may share a lasting name: the second keeps its own.
    const name = found.has(lastingName(path)) ? path : lastingName(path)
    found.set(name, { ...file, meaning })
  }
  return found
}
