import { relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { minifySync, type Plugin } from 'vite'

const SCREEN = 'src/features/content/page-builder/page-builder/PageBuilderScreen.tsx'

/** The engine of composed pages, its call and its screen; not what describes types of blocks. */
const ENGINE =
  /^src\/(?:shared\/pages\/page-blocks\/|domain\/page\/(?!blocks\/)|api\/calls\/page\.ts$|features\/content\/page-builder\/)/

/**
 * The Vite plugin that weighs what each composed page runs besides its blocks: the gzip bytes of
 * the engine's modules that its screen imports, 0 where the build has no such screen. They are in files with other modules, whose bytes
 * they share, so that they are minified and compressed by themselves.
 */
export function weighPageRuntime(tell: (bytes: number) => void): Plugin {
  let root = ''
  return {
    name: 'page-runtime',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle(_, bundle) {
      const needed = new Set<string>()
      const waiting = [`${root}/${SCREEN}`]
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (needed.has(id)) continue
        needed.add(id)
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []))
      }
      const isCounted = (id: string) => needed.has(id) && ENGINE.test(relative(root, id))
      const texts = Object.values(bundle).flatMap((file) => {
        if (file.type !== 'chunk') return []
        const modules = Object.entries(file.modules).filter(([id]) => isCounted(id))
        return minified(modules.map(([, { code }]) => code ?? '').join('\n'))
      })
      const text = texts.join('\n').trim()
      tell(text === '' ? 0 : gzipSync(text, { level: 9 }).length)
    },
  }
}

/** The bundler has dropped what is unused; what is left may be used by other modules. */
function minified(source: string): string {
  const { code, errors } = minifySync('page-runtime.js', source, {
    module: true,
    compress: { unused: false },
    mangle: { toplevel: true },
    codegen: { legalComments: 'none' },
  })
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return code
}
