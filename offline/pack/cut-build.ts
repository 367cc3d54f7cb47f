import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { APP_PACK } from '../policy/release.ts'

/** The part packs of a web build: each one's name, and the folder of the source whose screens it holds, relative to the root. */
export type PartFolders = Readonly<Record<string, string>>

type ModuleInfo = (id: string) => {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
} | null

/**
 * To which pack each module of a build belongs: to a part when it is reached from that part's screens alone, to the common pack when
 * the entry, a screen outside the parts, or two parts reach it. A part's screens are the modules of its folder that are imported
 * dynamically; its rows, which the entry imports, are common. `partOf` names the part in whose folder a module lies.
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
      // Reached from two parts: common from here on, with all that it needs.
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
 * The Vite plugin that cuts a build into a common pack and parts that are released apart. A part's files lie in a folder of its name
 * and have no hash in their names, so that the common files which load them stay the same to the byte when only their content
 * changes; they come from local storage, where every file is checked by the manifest.
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
        // What a part's screen loads is its own matter: a list of it in the common pack would change with it.
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
        // Vite names styles with their hash, in one folder for all.
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
