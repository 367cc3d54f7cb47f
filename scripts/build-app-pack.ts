import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { build } from 'vite'
import { CONTRACT_VERSION, contract } from '#bridge/contract.ts'
import { buildPack, PackBuildError, type BuiltPack } from '#offline/pack/build-pack.ts'
import {
  moduleReport,
  readChunks,
  reportPath,
  writeReport,
  type Chunks,
} from '#offline/pack/module-report.ts'
import { replaceFile } from '#offline/durable-write.ts'
import { plannedCalls } from '#offline/pack/planned-call.ts'
import { compareAppVersions } from '#offline/pack/version.ts'
import { qaScreens } from '#src/app/qa-screens.ts'
import { screens } from '#src/app/screens.ts'
import type { ScreenRow } from '#src/templates/screen.ts'
import { bridgeMethods } from '#src/platform/bridge-methods.ts'
import { routeCalls } from './route-calls.ts'
import { screenModules } from './screen-modules.ts'
import { siteWorker } from './site-worker.ts'
import { prepareBuildEnvironment } from './build-environment.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Where vite.config.ts puts the web build. */
export const webDir = join(root, 'dist', 'web')

/** What the last web build told of its files. */
export const chunksFile = join(root, 'dist', 'web-modules.json')

/** Which calls the screens of the last web build make on opening. */
const callsFile = join(root, 'dist', 'web-calls.json')

/** The app's id in `pack.json`; a device refuses a pack of another app. */
const APP_ID = 'fund-h5'

export interface AppPackOptions {
  /** The pack's version; package.json's when absent. */
  readonly version?: string
  /** Whether to run the web build first; otherwise the last one in `dist/web` is packed. */
  readonly vite?: boolean
  /** With the screens for developers and QA, opened by a flag that the pack signs; a release has none of their code. */
  readonly qa?: boolean
  /** Where the zip goes; `dist/pack` when absent. */
  readonly outDir?: string
}

/** Packs this app: the web build, the screen rows, the bridge methods and the commit. Throws `PackBuildError`. */
export async function buildAppPack(options: AppPackOptions = {}): Promise<BuiltPack> {
  const { qa = false } = options
  if (options.vite ?? true) await buildWeb(qa)
  const rows = [...screens, ...(qa ? qaScreens : [])]
  const built = await buildPack({
    distDir: webDir,
    outDir: options.outDir ?? join(root, 'dist', 'pack'),
    appId: APP_ID,
    version: options.version ?? (await packageVersion()),
    commit: currentCommit(),
    minAppVersion: oldestApp(),
    bridge: { version: CONTRACT_VERSION, methods: bridgeMethods, required: requiredMethods },
    qa,
    entry: 'index.html',
    routes: await routesOf(rows),
  })
  await reportModules(built.zip, rows)
  return built
}

/** The rows as `pack.json` has them, with the calls that the last web build found. */
async function routesOf(rows: readonly ScreenRow[]) {
  const json = await readFile(callsFile, 'utf8').catch(() => '{}')
  const calls = v.parse(v.record(v.string(), plannedCalls), JSON.parse(json))
  return rows.map(({ path, title }) => ({ path, title, calls: calls[path] ?? [] }))
}

/** Writes what the last web build knows of its files beside the pack, for `h5pack size` and `h5pack diff`. */
async function reportModules(zip: string, rows: readonly ScreenRow[]): Promise<void> {
  const json = await readFile(chunksFile, 'utf8').catch(() => null)
  if (json === null) return
  const chunks = readChunks(json)
  const modules = screenModules(root)
  const files = new Map(Object.entries(chunks).map(([file, { facade }]) => [facade, file]))
  const routes = rows.map(({ path }) => ({
    path,
    file: files.get(modules.get(path) ?? '') ?? null,
  }))
  await replaceFile(reportPath(zip), writeReport(chunks, routes))
}

/** Runs the web build into `dist/web`, with what it tells of its files and its calls. */
export async function buildWeb(qa: boolean): Promise<void> {
  process.env.VITE_QA_SCREENS = qa ? 'carried' : '0'
  prepareBuildEnvironment()
  // Whoever calls this (a test runner says `test`): a pack never holds a library's development build.
  process.env.NODE_ENV = 'production'
  try {
    const tell = (chunks: Chunks) => replaceFile(chunksFile, Buffer.from(JSON.stringify(chunks)))
    await build({
      root,
      logLevel: 'warn',
      plugins: [moduleReport(resolve(root), tell), siteWorker(root)],
    })
    const calls = Object.fromEntries(await routeCalls(root))
    await replaceFile(callsFile, Buffer.from(JSON.stringify(calls)))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new PackBuildError(`The web build failed: ${reason}`, { cause: error })
  }
}

/** The version in package.json. */
export async function packageVersion(): Promise<string> {
  const text = await readFile(join(root, 'package.json'), 'utf8')
  return v.parse(v.object({ version: v.string() }), JSON.parse(text)).version
}

/** The methods of the pages that they cannot do without, as the contract says. */
const requiredMethods = bridgeMethods.filter((name) => contract[name].required === true)

/** The first app that answers every method that the pages require; without the others they do with less. */
function oldestApp(): string {
  return requiredMethods
    .map((name) => contract[name].since)
    .reduce((oldest, since) => (compareAppVersions(since, oldest) > 0 ? since : oldest))
}

function currentCommit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const commit = git('rev-parse', 'HEAD').trim()
    return git('status', '--porcelain').trim() === '' ? commit : `${commit}-dirty`
  } catch {
    // A source archive, or a repository before its first commit.
    return 'unversioned'
  }
}
