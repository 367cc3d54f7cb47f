import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { ModuleReport } from './module-report.ts'
import type { PackContents, PackFile } from './pack-contents.ts'
import { lastingName, routeFiles } from './route-files.ts'

/** A changed file, under its name without hash (`lastingName`). */
export interface FileChange {
  readonly name: string
  /** `renamed`: the bytes differ only in the hashes of other files' names, or in the version. */
  readonly change: 'added' | 'removed' | 'changed' | 'renamed'
  /** Length in the newer zip, or in the older when it was removed. */
  readonly packed: number
}

export interface RouteChange {
  readonly path: string
  readonly change: 'added' | 'removed' | 'changed'
  /** The changed files that the route loads; empty when only its title changed. */
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
 * The differences between two packs. A build puts each file's hash into its name, and that name
 * into every file that loads it; so files are compared by their names without hashes, and with such
 * names in their content replaced too. Changed routes need the reports of both builds; without them
 * only added, removed and renamed routes are listed.
 */
export function diffPacks(
  from: PackContents,
  to: PackContents,
  reports: { readonly from: ModuleReport | null; readonly to: ModuleReport | null },
): PackDiff {
  const before = filesByLastingName(from)
  const after = filesByLastingName(to)
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

function filesByLastingName({ files, manifest }: PackContents): Map<string, LastingFile> {
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
    // If two files have the same name without hash, the second keeps its full name.
    const name = found.has(lastingName(path)) ? path : lastingName(path)
    found.set(name, { ...file, meaning })
  }
  return found
}
