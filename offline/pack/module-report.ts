import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import type { Plugin } from 'vite'

const chunkSchema = v.object({
  /** Files that it imports statically, and that are loaded with it. */
  imports: v.array(v.string()),
  css: v.array(v.string()),
  /**
   * The module for which the bundler made this file, relative to the source; `null` for shared
   * code.
   */
  facade: v.nullable(v.string()),
  /** Its modules that others load by a dynamic import; absent in older reports. */
  loaded: v.optional(v.array(v.string()), []),
  /** Its sources: name of a library or folder of the source -> characters before minifying. */
  parts: v.array(v.object({ source: v.string(), bytes: v.number() })),
  /**
   * Folders of the libraries whose code it contains, relative to the source; absent in older
   * reports.
   */
  packages: v.optional(v.array(v.string()), []),
  /**
   * The app's modules in it, relative to the source, with what each imports and what it loads by a
   * dynamic import; absent in older reports.
   */
  modules: v.optional(
    v.record(v.string(), v.object({ imports: v.array(v.string()), loads: v.array(v.string()) })),
  ),
})

const reportSchema = v.object({
  schema: v.literal(1),
  routes: v.array(
    v.object({
      path: v.string(),
      file: v.nullable(v.string()),
      /** The file with the routes' rows, which the entry loads first; absent in older reports. */
      rows: v.optional(v.nullable(v.string()), null),
    }),
  ),
  chunks: v.record(v.string(), chunkSchema),
})

/**
 * The web build's data that is not in the zip: the files of each route, and the sources of each
 * file.
 */
export type ModuleReport = v.InferOutput<typeof reportSchema>
export type Chunks = ModuleReport['chunks']

type ModuleEdges = NonNullable<Chunks[string]['modules']>[string]

/** Path of a pack's report: `h5-1.0.0.modules.json` for `h5-1.0.0.zip`. */
export function reportPath(zip: string): string {
  return zip.replace(/\.zip$/, '.modules.json')
}

/** The bytes of a report. */
export function writeReport(chunks: Chunks, routes: ModuleReport['routes']): Buffer {
  const report: ModuleReport = { schema: 1, routes, chunks }
  return Buffer.from(`${JSON.stringify(report)}\n`)
}

/** Reads a pack's report; `null` when there is none. Throws an `Error` when it is damaged. */
export async function readReport(zip: string): Promise<ModuleReport | null> {
  const path = reportPath(zip)
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) return null
  try {
    return v.parse(reportSchema, JSON.parse(text))
  } catch (error) {
    throw new Error(`${path} cannot be read; delete it, or build the pack again.`, { cause: error })
  }
}

/**
 * Parses the chunks that `moduleReport` reported in another process, from JSON. Throws a valibot
 * error.
 */
export function readChunks(json: string): Chunks {
  return v.parse(v.record(v.string(), chunkSchema), JSON.parse(json))
}

/** The Vite plugin that reports the sources of each file at the end of a build in `root`. */
export function moduleReport(
  root: string,
  report: (chunks: Chunks) => void | Promise<void>,
): Plugin {
  return {
    name: 'pack-module-report',
    apply: 'build',
    async writeBundle(_, bundle) {
      const chunks: Chunks = {}
      const name = (id: string) => withoutQuery(id).replace(`${root}/`, '')
      const isOwn = (id: string) => id.startsWith(`${root}/`) && packageFolder(root, id) === null
      const edges = (id: string): readonly [string, ModuleEdges] => {
        const info = this.getModuleInfo(id)
        const names = (ids: readonly string[] = []) => ids.filter(isOwn).map(name)
        return [
          name(id),
          { imports: names(info?.importedIds), loads: names(info?.dynamicallyImportedIds) },
        ]
      }
      const all = Object.values(bundle)
      const placed = new Set(all.flatMap((it) => (it.type === 'chunk' ? it.moduleIds : [])))
      // Modules without code of their own, as those that only pass others' exports on.
      const unplaced = [...this.getModuleIds()].filter((id) => isOwn(id) && !placed.has(id))
      for (const item of Object.values(bundle)) {
        if (item.type !== 'chunk') continue
        const parts = new Map<string, number>()
        const packages = new Set<string>()
        for (const [id, { renderedLength }] of Object.entries(item.modules)) {
          const source = sourceName(root, id)
          parts.set(source, (parts.get(source) ?? 0) + renderedLength)
          const folder = packageFolder(root, id)
          if (folder !== null && renderedLength > 0) packages.add(folder)
        }
        const facade = item.facadeModuleId
        const isEntry = facade?.endsWith('.html') === true
        const inside = [...item.moduleIds.filter(isOwn), ...(isEntry ? unplaced : [])]
        chunks[item.fileName] = {
          imports: item.imports,
          css: [...(item.viteMetadata?.importedCss ?? [])],
          facade: facade === null ? null : name(facade),
          loaded: item.moduleIds
            .filter((id) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
            .map(name),
          parts: [...parts].map(([source, bytes]) => ({ source, bytes })),
          packages: [...packages].toSorted(),
          modules: Object.fromEntries(inside.map(edges)),
        }
      }
      await report(chunks)
    },
  }
}

const withoutQuery = (id: string) => id.replace(/[?#].*$/, '')

/** The folder of a module's library, relative to `root`; `null` for a module of the app. */
function packageFolder(root: string, id: string): string | null {
  const path = withoutQuery(id).replace(/^\0/, '')
  const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0]
  return folder?.startsWith(`${root}/`) === true ? folder.slice(root.length + 1) : null
}

/**
 * The package's name for a library, the first two folders for the app's code, else `(build tool)`.
 */
function sourceName(root: string, id: string): string {
  const path = withoutQuery(id)
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]
  if (library !== undefined) return library
  if (!path.startsWith(`${root}/`)) return '(build tool)'
  const folders = path
    .slice(root.length + 1)
    .split('/')
    .slice(0, -1)
  return folders.slice(0, 2).join('/') || '.'
}
