import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { GeneratedModule } from './generated-modules.ts'

const PATHS = '#paths/'
const MODULES = 'src/app/modules.ts'

/**
 * Source with `added` after what `anchor` finds; fails without it, since the figures would then be
 * of something else.
 */
function inserted(code: string, file: string, anchor: RegExp, added: readonly string[]): string {
  if (!anchor.test(code)) throw new Error(`The bench finds no place for its modules in ${file}.`)
  return code.replace(anchor, (found) => `${found}${added.join('\n')}\n`)
}

function withModules(code: string, modules: readonly GeneratedModule[]): string {
  const imports = modules.map(
    ({ row, routes }) => `import { ${row} } from '../${routes.replace('src/', '')}'`,
  )
  const rows = modules.map(({ row }) => `  ${row},`)
  return `${imports.join('\n')}\n${inserted(code, MODULES, /^export const modules\b.*\[\n/m, rows)}`
}

/**
 * The Vite plugin that adds modules to the app in `root` as if they were files of its source, with
 * paths and rows.
 */
export function addedModules(root: string, modules: readonly GeneratedModule[]): Plugin {
  const files = new Map(
    modules.flatMap((it) => [...it.files].map(([path, code]) => [join(root, path), code])),
  )
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
      // What a generated module imports has to be resolved here: its own place is not on the disk.
      const id = resolve(dirname(importer), source)
      return files.has(id) || files.has(importer) ? id : null
    },
    load: (id) => files.get(id) ?? null,
    transform(code, id) {
      if (id === join(root, MODULES)) return { code: withModules(code, modules), map: null }
      return null
    },
  }
}
