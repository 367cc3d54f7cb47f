import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { APP_PACK } from '../policy/release.ts'

/**
 * The parts of a web build: name -> folder of the source with its screens, relative to the root.
 */
export type PartFolders = Readonly<Record<string, string>>

type ModuleInfo = (id: string) => {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
} | null

/**
 * The pack of each module of a build: a part when only that part's screens import it, directly or
 * not; the common pack (`null`) when the entry, a screen outside the parts, or two parts import it.
 * A part's screens and rows are the dynamically imported modules of its folder. `partOf` returns
 * the part in whose folder a module is.
 */
export function moduleOwners(
  entries: readonly string[],
  infoOf: ModuleInfo,
  partOf: (id: string) => string | null,
): Map<string, string> {
  const owners = new Map<string, string>()
  const screens: string[] = []
  const walk = (start: string, owner: string) => {
    const waiting = [start]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const before = owners.get(id)
      if (before === owner || before === APP_PACK) continue
      // Imported by two parts: common, with everything that it imports.
      const next = before === undefined ? owner : APP_PACK
      if (next !== owner) {
        walk(id, next)
        continue
      }
      owners.set(id, next)
      const info = infoOf(id)
      waiting.push(...(info?.importedIds ?? []))
      for (const target of info?.dynamicallyImportedIds ?? []) {
        if (partOf(target) === null) waiting.push(target)
        else screens.push(target)
      }
    }
  }
  for (const entry of entries) walk(entry, APP_PACK)
  for (let id = screens.pop(); id !== undefined; id = screens.pop()) {
    walk(id, partOf(id) ?? APP_PACK)
  }
  return owners
}

/**
 * The Vite plugin that divides a build into a common pack and parts that are released
 * independently. A part's files are in a folder of its name and have no hash in their names, so
 * that the common files that load them do not change when only their content does. Caches are no
 * concern: devices read them from their disk and check each file against the manifest.
 */
export function cutBuild(folders: PartFolders): Plugin {
  let root = ''
  let owners = new Map<string, string>()
  const declaredPart = (id: string) =>
    Object.keys(folders).find((part) => id.startsWith(`${root}/${folders[part] ?? ''}/`)) ?? null
  const moduleOwner = (ids: readonly string[]) => owners.get(ids[0] ?? '') ?? APP_PACK
  const isPartFile = (file: string) => Object.hasOwn(folders, file.split('/')[0] ?? '')

  return {
    name: 'pack-cut',
    apply: 'build',
    config: (given) => ({
      build: {
        // A preload list of a part's files would change the common pack whenever the part changes.
        ...(given.build?.modulePreload === false
          ? {}
          : {
              modulePreload: {
                resolveDependencies: (file, deps) => (isPartFile(file) ? [] : deps),
              },
            }),
        rolldownOptions: {
          output: {
            chunkFileNames({ moduleIds, facadeModuleId }) {
              const facade = facadeModuleId ?? null
              const owner = moduleOwner(facade === null ? moduleIds : [facade])
              if (owner === APP_PACK) return 'assets/[name]-[hash].js'
              if (facade === null || declaredPart(facade) !== owner)
                return `${owner}/shared/[name].js`
              const path = relative(`${root}/${folders[owner] ?? ''}`, facade)
              return `${owner}/${path.replace(/\.\w+$/, '')}.js`
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
      owners = moduleOwners(entries, (id) => this.getModuleInfo(id), declaredPart)
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const owner = isPartFile(chunk.fileName) ? chunk.fileName.split('/')[0] : APP_PACK
        const stranger = chunk.moduleIds.find((id) => (owners.get(id) ?? APP_PACK) !== owner)
        if (stranger !== undefined && owner !== APP_PACK) {
          this.error(
            `${chunk.fileName} of the pack ${owner ?? ''} holds ${stranger}, which is not its own.`,
          )
        }
        const css = chunk.viteMetadata?.importedCss
        if (owner === APP_PACK || css === undefined) continue
        // Vite puts all styles into one folder, with hashes in their names.
        for (const [at, file] of [...css].entries()) {
          const asset = bundle[file]
          if (asset?.type !== 'asset') continue
          const fileName = chunk.fileName.replace(/\.js$/, at === 0 ? '.css' : `.${at}.css`)
          delete bundle[file]
          this.emitFile({ type: 'asset', fileName, source: asset.source })
          css.delete(file)
          css.add(fileName)
        }
      }
    },
  }
}
