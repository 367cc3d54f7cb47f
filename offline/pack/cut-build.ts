import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { APP_PACK } from './release.ts'

/**
 * The parts of a web build: name -> folder of the source with its screens, relative to the root.
 */
export type PartFolders = Readonly<Record<string, string>>

export type ModuleInfo = (id: string) => {
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

interface Chunk {
  readonly fileName: string
  readonly isEntry: boolean
  readonly facadeModuleId: string | null
}

/**
 * The order of stylesheets: the entry's, those of what several screens share, then the screens', so
 * that who uses a part can style it.
 */
function byUse(a: Chunk, b: Chunk): number {
  const rank = ({ isEntry, facadeModuleId }: Chunk) =>
    isEntry ? 0 : facadeModuleId === null ? 1 : 2
  return rank(a) - rank(b) || (a.fileName < b.fileName ? -1 : 1)
}

function styleText(
  file: { readonly type: string; readonly source?: string | Uint8Array } | undefined,
) {
  if (file?.type !== 'asset' || file.source === undefined) return ''
  const text = typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source)
  // Vite's own mark.
  return text.replace(/\/\*\$vite\$:\d+\*\/\s*$/, '')
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
  const packOf = (file: string) => (isPartFile(file) ? (file.split('/')[0] ?? '') : APP_PACK)

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
        const owner = packOf(chunk.fileName)
        const stranger = chunk.moduleIds.find((id) => (owners.get(id) ?? APP_PACK) !== owner)
        if (stranger !== undefined && owner !== APP_PACK) {
          this.error(
            `${chunk.fileName} of the pack ${owner} holds ${stranger}, which is not its own.`,
          )
        }
      }
      // Vite writes a stylesheet for each chunk; a pack has one, which its pages load at once.
      const chunks = Object.values(bundle).filter((it) => it.type === 'chunk')
      for (const pack of [APP_PACK, ...Object.keys(folders)]) {
        const own = chunks.filter(({ fileName }) => packOf(fileName) === pack)
        const styled = own.filter(({ viteMetadata }) => viteMetadata?.importedCss.size !== 0)
        const files = new Set<string>()
        for (const { viteMetadata } of styled.toSorted(byUse)) {
          for (const file of viteMetadata?.importedCss ?? []) files.add(file)
        }
        const source = [...files].map((file) => styleText(bundle[file])).join('')
        for (const file of files) delete bundle[file]
        if (source === '') continue
        const place = pack === APP_PACK ? { name: 'index.css' } : { fileName: `${pack}/styles.css` }
        const name = this.getFileName(this.emitFile({ type: 'asset', source, ...place }))
        // The entry page loads the common one itself.
        const users = pack === APP_PACK ? own.filter(({ isEntry }) => isEntry) : styled
        for (const { viteMetadata } of styled) viteMetadata?.importedCss.clear()
        for (const { viteMetadata } of users) viteMetadata?.importedCss.add(name)
      }
    },
  }
}
