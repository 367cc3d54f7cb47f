import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { GeneratedModule } from './generated-modules.ts'

const PATHS = '#paths/'
const SCREENS = 'src/app/screens.ts'

/** Source with `added` after what `anchor` finds; fails without it, since the figures would then be of something else. */
function inserted(code: string, file: string, anchor: RegExp, added: readonly string[]): string {
  if (!anchor.test(code)) throw new Error(`The bench finds no place for its modules in ${file}.`)
  return code.replace(anchor, (found) => `${found}${added.join('\n')}\n`)
}

function withScreens(code: string, modules: readonly GeneratedModule[]): string {
  const imports = modules.map(
    ({ rows, routes }) => `import { ${rows} } from '../${routes.replace('src/', '')}'`,
  )
  const children = modules.map(
    ({ parent, screens }) => `  '${parent}': '${screens[0]?.path ?? ''}',`,
  )
  const spread = modules.map(({ rows }) => `  ...${rows},`)
  const listed = inserted(code, SCREENS, /^export const screens\b.*\[\n/m, spread)
  const led = inserted(listed, SCREENS, /^export const defaultChildren\b.*\{\n/m, children)
  return `${imports.join('\n')}\n${led}`
}

/** The Vite plugin that adds modules to the app in `root` as if they were files of its source, with paths, rows and default children. */
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
      if (id === join(root, SCREENS)) return { code: withScreens(code, modules), map: null }
      return null
    },
  }
}
