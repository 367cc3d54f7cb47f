/**
 * The editor's own build, separate from the product's: made on first request, and cached until its
 * source changes.
 */
import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { asProduction } from '#scripts/build/as-production.ts'
import type { InlineConfig } from 'vite'
import { declaredInputs, readBuildInputs } from '#scripts/build/build-environment.ts'
import { inBuildFolder, putInPlace } from '#scripts/build/build-folder.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../../..')
const APP = join(import.meta.dirname, 'app')
const DIST = join(root, 'dist')
const PLACE = join(DIST, 'editor')
const STAMP = 'source.txt'

/** The address at which the sandbox serves the files. */
export const EDITOR_BASE = '/sandbox/editor/'

const SOURCE = ['{bridge,src,test/sandbox/server/editor/app}/**/*', 'package-lock.json']

/** Changes with any file that the build may read. */
async function sourceStamp(): Promise<string> {
  const found = globSync(SOURCE, { cwd: root, withFileTypes: true })
  const paths = found
    .filter((it) => it.isFile() && !/\.test\.tsx?$/.test(it.name))
    .map((it) => join(it.parentPath, it.name))
    .toSorted()
  const sums = await Promise.all(
    paths.map(async (path) => `${path} ${hash('sha256', await readFile(path))}`),
  )
  return hash('sha256', sums.join('\n'))
}

/** The editor's own packages are installed with the first editor, not with the app. */
async function install(): Promise<void> {
  if (existsSync(join(root, 'node_modules', '@puckeditor', 'core', 'package.json'))) return
  console.log('Installing the packages of the page editor (once)…')
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  await run('npm', ['install', '--no-save', '--workspace=h5-editor', ...quiet], { cwd: root })
}

async function build(): Promise<void> {
  const stamp = await sourceStamp()
  const last = await readFile(join(PLACE, STAMP), 'utf8').catch(() => '')
  if (last === stamp) return
  await install()
  const [vite, { default: react }] = await Promise.all([
    import('vite'),
    import('@vitejs/plugin-react'),
  ])
  await inBuildFolder(DIST, async (folder) => {
    const outDir = join(folder, 'editor')
    const made: InlineConfig = {
      root: APP,
      base: EDITOR_BASE,
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      ...declaredInputs(readBuildInputs('sandbox')),
      build: { outDir, reportCompressedSize: false, chunkSizeWarningLimit: 2_000 },
    }
    await asProduction(() => vite.build(made))
    await writeFile(join(outDir, STAMP), stamp)
    await putInPlace(outDir, PLACE)
  })
}

let built: Promise<void> | null = null

/** Builds the editor where that is needed; later calls of this process wait for the same build. */
function ready(): Promise<void> {
  built ??= build().catch((error: unknown) => {
    built = null
    throw error
  })
  return built
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

export interface EditorFile {
  readonly body: Uint8Array<ArrayBuffer>
  readonly type: string
}

/** A file of the build by its name, `index.html` or `assets/...`; null where there is none. */
export async function editorFile(name: string): Promise<EditorFile | null> {
  const type = TYPES[extname(name)]
  if (type === undefined || !/^(?:assets\/)?[\w.-]+$/.test(name)) return null
  await ready()
  const body = await readFile(join(PLACE, name)).catch(() => null)
  return body === null ? null : { body: new Uint8Array(body), type }
}
