import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin, type InlineConfig } from 'vite'
import { CONTRACT_VERSION } from '#bridge/contract.ts'
import { buildPack } from '#offline/pack/build-pack.ts'
import { sampleProvenance } from '#offline/testing/sample-provenance.ts'
import { asProduction } from '#scripts/build/as-production.ts'
import { declaredInputs, readBuildInputs } from '#scripts/build/build-environment.ts'
import { screens } from '#app/router/screens.ts'
import { bridgeMethods } from '#platform/bridge-methods.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const MODULE = join(ROOT, 'src', 'features', 'trading', 'customized')
const SCREEN = join(MODULE, 'customized-page', 'CustomizedPageScreen.tsx')
export const ROUTES = join(MODULE, 'routes.ts')
const ADDED = join(MODULE, 'customized-page', 'AddedScreen.tsx')
const ADDED_IMPORT = './customized-page/AddedScreen.tsx'
const LIBRARY = '/node_modules/axios/'

/** One kind of change between two releases. */
export interface Change {
  readonly name: string
  readonly about: string
  readonly plugin: () => Plugin
}

// In a string or an element, and not in a comment.
const firstWord = /['>][\u4E00-\u9FFF]{2,}/
const everyWord = /[\u4E00-\u9FFF]{2,}/g

/**
 * The source with `from` replaced. Throws where it has none: the figures would be of something
 * else.
 */
function changed(code: string, id: string, from: RegExp, to: string): string {
  const result = code.replace(from, to)
  if (result === code) throw new Error(`The bench finds nothing to change in ${id}.`)
  return result
}

/** Returns what a later version of a library does to its code: new statements, all over it. */
function upgraded(code: string, every: number): string {
  let seen = 0
  return code.replaceAll(/\bif \(/g, (found) => {
    seen += 1
    return seen % every === 0 ? `if (globalThis.later = ${seen}, ` : found
  })
}

/**
 * Changes the source before any other plugin reads it. The build fails where `transform` changed no
 * file, which may have moved: the figures would be of a pack without a change.
 */
function changedSource(transform: (code: string, id: string) => string | null): Plugin {
  let isChanged = false
  return {
    name: 'bench-change',
    enforce: 'pre',
    transform(code, id) {
      const result = transform(code, id)
      isChanged ||= result !== null && result !== code
      return result
    },
    buildEnd(error) {
      if (error === undefined && !isChanged) {
        throw new Error('The bench finds nothing to change in the source of this build.')
      }
    },
  }
}

function withAddedScreen(): Plugin {
  return {
    ...changedSource((code, id) =>
      id === ROUTES
        ? changed(
            code,
            id,
            /screen\(\{\s*path: [^,]+,([\s\S]*?)import\('[^']+'\)([\s\S]*?)\}\),\n/,
            `$&screen({ path: '/bench/added',$1import('${ADDED_IMPORT}')$2}),\n`,
          )
        : null,
    ),
    resolveId: (source) => (source === ADDED_IMPORT ? ADDED : null),
    async load(id) {
      if (id !== ADDED) return null
      return changed(await readFile(SCREEN, 'utf8'), id, everyWord, '$&的新页面')
    },
  }
}

/** The first publication, and then every change to it. */
export const CHANGES: readonly Change[] = [
  {
    name: 'word',
    about: 'one word on one screen',
    plugin: () =>
      changedSource((code, id) => (id === SCREEN ? changed(code, id, firstWord, '$&新') : null)),
  },
  { name: 'screen', about: 'one screen added', plugin: withAddedScreen },
  {
    name: 'library',
    about: 'a library upgraded (axios: one condition in five)',
    plugin: () => changedSource((code, id) => (id.includes(LIBRARY) ? upgraded(code, 5) : null)),
  },
  {
    name: 'everything',
    about: 'everything (every module, each condition and each word)',
    plugin: () =>
      changedSource((code, id) =>
        /\.[jt]sx?$|\.mjs$/.test(id) ? upgraded(code, 1).replaceAll(everyWord, '$&新') : null,
      ),
  },
]

/**
 * Builds the app with a change (`null`: none) and packs it as a version. Resolves to the zip's
 * path.
 */
export async function buildVersion(
  folder: string,
  version: string,
  change: Change | null,
): Promise<string> {
  const distDir = join(folder, `web-${change?.name ?? 'base'}`)
  const made: InlineConfig = {
    root: ROOT,
    logLevel: 'error',
    ...declaredInputs(readBuildInputs('sandbox')),
    plugins: change === null ? [] : [change.plugin()],
    build: { outDir: distDir, emptyOutDir: true },
  }
  await asProduction(() => build(made))
  const { zip } = await buildPack({
    distDir,
    outDir: join(folder, `pack-${change?.name ?? 'base'}`),
    appId: 'fund-h5',
    version,
    commit: 'unversioned',
    build: sampleProvenance,
    minAppVersion: '5.0.0',
    bridge: { version: CONTRACT_VERSION, methods: bridgeMethods },
    entry: 'index.html',
    routes: screens.map(({ path, title }) => ({ path, title })),
  })
  return zip
}
