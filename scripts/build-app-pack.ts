import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { build, type Plugin } from 'vite'
import { CONTRACT_VERSION, contract } from '#bridge/contract.ts'
import {
  buildPack,
  PackBuildError,
  type BuildOptions,
  type BuiltPack,
} from '#offline/pack/build-pack.ts'
import {
  moduleReport,
  readChunks,
  reportPath,
  writeReport,
  type Chunks,
} from '#offline/pack/module-report.ts'
import { replaceFile } from '#offline/durable-write.ts'
import { plannedCalls } from '#offline/pack/planned-call.ts'
import { readPack } from '#offline/pack/pack-contents.ts'
import { compareAppVersions } from '#offline/pack/version.ts'
import { qaScreens } from '#src/app/qa-screens.ts'
import { screens } from '#src/app/screens.ts'
import type { ScreenRow } from '#src/templates/screen.ts'
import { bridgeMethods } from '#src/platform/bridge-methods.ts'
import { partFolders } from './part-packs.ts'
import { routeCalls } from './route-calls.ts'
import { screenModules } from './screen-modules.ts'
import { siteWorker } from './site-worker.ts'
import { prepareBuildEnvironment } from './build-environment.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Where vite.config.ts puts the web build. */
export const webDir = join(root, 'dist', 'web')

/** What the last web build into a folder told of its files. */
export const chunksFileOf = (dir: string) => `${dir}-modules.json`

/** Which calls the screens of a web build make on opening. */
const callsFileOf = (dir: string) => `${dir}-calls.json`

/** The app's id in `pack.json`; a device refuses a pack of another app. */
const APP_ID = 'fund-h5'

export interface AppPackOptions {
  /** The pack's version; package.json's when absent. */
  readonly version?: string
  /** Whether to run the web build first; otherwise the last one in `dist/web` is packed. */
  readonly vite?: boolean
  /** With the screens for developers and QA, opened by a flag that the pack signs; a release has none of their code. */
  readonly qa?: boolean
  /** Versions of parts that differ from `version`, by the part's name. */
  readonly partVersions?: Readonly<Record<string, string>>
  /** A published common pack: the parts are built against it, and nothing may have changed in what is common. */
  readonly common?: string
  /** Where the web build goes, in a folder of `dist`; `webDir` when absent. */
  readonly webDir?: string
  /** Beside vite.config.ts's, for tests and benches that change the source. */
  readonly plugins?: readonly Plugin[]
  /** Where the zips go; `dist/pack` when absent. */
  readonly outDir?: string
}

/** The common pack, and the parts that open with it. */
export interface AppPack extends BuiltPack {
  readonly parts: readonly BuiltPack[]
}

/** The zips of a set, the common one first. */
export function zipsOf({ zip, parts }: AppPack): readonly [string, ...string[]] {
  return [zip, ...parts.map((part) => part.zip)]
}

/**
 * Packs this app: the web build, cut into the common pack and its parts, the screen rows, the bridge methods and the commit.
 * Throws `PackBuildError`.
 */
export async function buildAppPack(options: AppPackOptions = {}): Promise<AppPack> {
  const { qa = false, partVersions = {} } = options
  const names = Object.keys(partFolders).toSorted()
  const unknown = Object.keys(partVersions).find((name) => !names.includes(name))
  if (unknown !== undefined) {
    throw new PackBuildError(`There is no part ${unknown}; there are ${names.join(' and ')}.`)
  }
  const distDir = options.webDir ?? webDir
  if (options.vite ?? true) await buildWeb(qa, distDir, options.plugins ?? [])
  const rows = [...screens, ...(qa ? qaScreens : [])]
  const modules = screenModules(root)
  const version = options.version ?? (await packageVersion())
  const withCalls = await callsOf(distDir)
  /** The part that a row's screen is in; null when it is common. */
  const ownerOf = ({ path }: ScreenRow) =>
    names.find((name) => modules.get(path)?.startsWith(`${partFolders[name] ?? ''}/`)) ?? null
  const shared = {
    distDir,
    outDir: options.outDir ?? join(root, 'dist', 'pack'),
    appId: APP_ID,
    commit: currentCommit(),
    minAppVersion: oldestApp(),
    bridge: { version: CONTRACT_VERSION, methods: bridgeMethods, required: requiredMethods },
    qa,
  }
  const common = await buildCommon(options.common, {
    ...shared,
    version,
    entry: 'index.html',
    parts: names,
    // A part's calls are told by the part, so that it can change them apart.
    routes: rows.map((row) =>
      ownerOf(row) === null ? withCalls(row) : { path: row.path, title: row.title },
    ),
  })
  // A published pack keeps the report of the build that made it.
  if (options.common === undefined) await reportModules(common.zip, distDir, rows, modules)
  const parts: BuiltPack[] = []
  for (const pack of names) {
    const own = rows.filter((row) => ownerOf(row) === pack)
    const part = await buildPack({
      ...shared,
      version: partVersions[pack] ?? version,
      pack,
      needs: { app: common.sha256 },
      routes: own.map(withCalls),
    })
    await reportModules(part.zip, distDir, own, modules)
    parts.push(part)
  }
  return { ...common, parts }
}

/**
 * The common pack; the published one, to the byte, when that is given. Throws `PackBuildError` when the build differs from it in more
 * than version and commit: parts that need the one would not open with the other.
 */
async function buildCommon(
  published: string | undefined,
  options: BuildOptions & { readonly entry: string },
): Promise<BuiltPack> {
  if (published === undefined) return buildPack(options)
  const before = await readPack(published)
  const folder = await mkdtemp(join(tmpdir(), 'h5-common-'))
  try {
    // In the published version, so that the version's stamp is no difference.
    const { zip } = await buildPack({
      ...options,
      version: before.manifest.version,
      outDir: folder,
    })
    const now = await readPack(zip)
    const paths = new Set([...before.files.keys(), ...now.files.keys()])
    const changed = [...paths].filter(
      (path) => before.files.get(path)?.sha256 !== now.files.get(path)?.sha256,
    )
    if (changed.length > 0) {
      throw new PackBuildError(
        `What is common has changed since ${published} (${changed.slice(0, 3).join(', ')}${changed.length > 3 ? ' and more' : ''}): release all packs together, without --common.`,
      )
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const { bytes, manifest } = before
  const sha256 = hash('sha256', await readFile(published))
  return { zip: published, manifest, bytes, sha256 }
}

/** Tells a row as `pack.json` has it, with the calls that the last web build into the folder found. */
async function callsOf(distDir: string) {
  const json = await readFile(callsFileOf(distDir), 'utf8').catch(() => '{}')
  const calls = v.parse(v.record(v.string(), plannedCalls), JSON.parse(json))
  return ({ path, title }: ScreenRow) => ({ path, title, calls: calls[path] ?? [] })
}

/** Writes what the last web build knows of its files beside the pack, for `h5pack size` and `h5pack diff`. */
async function reportModules(
  zip: string,
  distDir: string,
  rows: readonly ScreenRow[],
  modules: ReadonlyMap<string, string>,
): Promise<void> {
  const json = await readFile(chunksFileOf(distDir), 'utf8').catch(() => null)
  if (json === null) return
  const chunks = readChunks(json)
  const files = new Map(Object.entries(chunks).map(([file, { facade }]) => [facade, file]))
  const routes = rows.map(({ path }) => ({
    path,
    file: files.get(modules.get(path) ?? '') ?? null,
  }))
  await replaceFile(reportPath(zip), writeReport(chunks, routes))
}

/** Runs the web build, with what it tells of its files and its calls. */
export async function buildWeb(
  qa: boolean,
  outDir: string = webDir,
  more: readonly Plugin[] = [],
): Promise<void> {
  process.env.VITE_QA_SCREENS = qa ? 'carried' : '0'
  prepareBuildEnvironment()
  // Whoever calls this (a test runner says `test`): a pack never holds a library's development build.
  process.env.NODE_ENV = 'production'
  try {
    const tell = (chunks: Chunks) =>
      replaceFile(chunksFileOf(outDir), Buffer.from(JSON.stringify(chunks)))
    const plugins = [moduleReport(resolve(root), tell), siteWorker(root), ...more]
    await build({ root, logLevel: 'warn', plugins, build: { outDir } })
    const calls = Object.fromEntries(await routeCalls(root))
    await replaceFile(callsFileOf(outDir), Buffer.from(JSON.stringify(calls)))
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
