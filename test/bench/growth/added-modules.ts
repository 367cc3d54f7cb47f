import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { GeneratedModule } from './generated-modules.ts'

const PATHS = '#paths/'
const SEGMENTS = 'src/app/router/modules.ts'

/**
 * Source with `added` after what `anchor` finds; fails without it, since the figures would then be
 * of something else.
 */
function inserted(code: string, file: string, anchor: RegExp, added: readonly string[]): string {
  if (!anchor.test(code)) throw new Error(`The bench finds no place for its modules in ${file}.`)
  return code.replace(anchor, (found) => `${found}${added.join('\n')}\n`)
}

const rowsFile = (group: string) => `src/features/${group}/modules.ts`

/** The rows of a group with those of its added modules. */
function withRows(code: string, group: string, modules: readonly GeneratedModule[]): string {
  const folder = `src/features/${group}/`
  const imports = modules.map(
    ({ row, routes }) => `import { ${row} } from './${routes.slice(folder.length)}'`,
  )
  const rows = modules.map(({ row }) => `  ${row},`)
  const added = inserted(code, rowsFile(group), /^export const modules\b.*= \[\n?/m, rows)
  return `${imports.join('\n')}\n${added}`
}

/** The entry's list of segments with those of the added modules. */
function withSegments(code: string, group: string, modules: readonly GeneratedModule[]): string {
  const segments = modules.map(({ parent }) => `'${parent.slice(1)}'`).join(', ')
  const list = new RegExp(
    `(segments: \\[[^\\]]*?),?\\s*(\\],\\s*load: \\(\\) => import\\('#features/${group}/)`,
  )
  if (!list.test(code)) throw new Error(`The bench finds no segments of ${group} in ${SEGMENTS}.`)
  return code.replace(list, (_, before: string, after: string) => `${before}, ${segments}${after}`)
}

/**
 * The Vite plugin that adds modules to the app in `root` as if they were files of its source, with
 * paths and rows.
 */
export function addedModules(root: string, modules: readonly GeneratedModule[]): Plugin {
  const files = new Map(
    modules.flatMap((it) => [...it.files].map(([path, code]) => [join(root, path), code])),
  )
  const groups = [...new Set(modules.map(({ group }) => group))]
  const inGroup = (group: string) => modules.filter((it) => it.group === group)
  return {
    name: 'bench-added-modules',
    enforce: 'pre',
    resolveId(source, importer) {
      // The dev server names a module by its path below the root.
      if (source.startsWith('/')) return [source, join(root, source)].find((id) => files.has(id))
      if (source.startsWith(PATHS)) {
        const id = join(root, 'src/paths', source.slice(PATHS.length))
        return files.has(id) ? id : null
      }
      if (!source.startsWith('.') || importer === undefined) return null
      // The imports of a generated module have to be resolved here: its own place is not on the
      // disk.
      const id = resolve(dirname(importer), source)
      return files.has(id) || files.has(importer) ? id : null
    },
    load: (id) => files.get(id) ?? null,
    transform(code, id) {
      const group = groups.find((it) => id === join(root, rowsFile(it)))
      if (group !== undefined) return { code: withRows(code, group, inGroup(group)), map: null }
      if (id !== join(root, SEGMENTS)) return null
      const all = groups.reduce((text, it) => withSegments(text, it, inGroup(it)), code)
      return { code: all, map: null }
    },
  }
}
