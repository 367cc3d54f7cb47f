import { hash } from 'node:crypto'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { CONTRACT_VERSION, contract } from '#bridge/contract.ts'
import { replaceFile } from '#offline/durable-write.ts'
import { buildId } from '#offline/pack/build-id.ts'
import {
  buildPack,
  PackBuildError,
  readBuild,
  type BuildOptions,
  type BuiltPack,
} from '#offline/pack/build-pack.ts'
import { examineCoherence } from '#offline/pack/coherence.ts'
import { reportPath, writeReport } from '#offline/pack/module-report.ts'
import { filesByModule } from '#offline/pack/route-files.ts'
import { readPack } from '#offline/pack/pack-contents.ts'
import { readProvenance, type EnvironmentKind, type Provenance } from '#offline/pack/provenance.ts'
import { sbomPath, writeSbom } from '#offline/pack/sbom.ts'
import { targetName } from '#offline/pack/release.ts'
import { setVersion } from '#offline/pack/set-version.js'
import { compareAppVersions } from '#offline/pack/version.ts'
import { bridgeMethods } from '#platform/bridge-methods.ts'
import { inBuildFolder, putInPlace } from './build-folder.ts'
import { partFolders } from './part-packs.ts'
import type { ScreenRoute } from './screen-routes.ts'
import { replacementProblem } from './replaced-build.ts'
import { packageVersion } from './source-state.ts'
import { buildWeb, copyLastBuild, DIST, keepWebBuild, type WebBuild } from './web-build.ts'
import { reportRoutes, webRoutes } from './web-routes.ts'

const root = join(import.meta.dirname, '../..')

/** The app's id in `pack.json`; a device refuses a pack of another app. */
const APP_ID = 'fund-h5'

const ENTRY = 'index.html'

export interface AppPackOptions {
  /**
   * For whom: `release` needs the provider's key and address from the environment, `sandbox` is for
   * this machine's own.
   */
  readonly environment: EnvironmentKind
  /** The pack's version; package.json's when absent. */
  readonly version?: string
  /** True to run the web build first; otherwise the last one in `dist/build` is packed. */
  readonly vite?: boolean
  /**
   * With the screens for developers and QA, opened by a flag that the pack signs; a release has
   * none of their code.
   */
  readonly qa?: boolean
  /** Versions of parts that differ from `version`, by the part's name. */
  readonly partVersions?: Readonly<Record<string, string>>
  /**
   * A published common pack: the parts are built against it, and nothing may have changed in what
   * is common.
   */
  readonly common?: string
  /** In place of `dist`, where the web build stays for the next time. */
  readonly dist?: string
  /** Added to vite.config.ts's, for tests and benches that change the source. */
  readonly plugins?: readonly Plugin[]
  /** The place where the set goes, in a folder of its version; `dist/pack` when absent. */
  readonly outDir?: string
  /** True if it may take the place of the same version of another commit; else `PackBuildError`. */
  readonly replaces?: boolean
}

/** The common pack, and the parts that open with it. */
export interface AppPack extends BuiltPack {
  readonly parts: readonly BuiltPack[]
}

/** The zips of a set, the common one first. */
export function packZips({ zip, parts }: AppPack): readonly [string, ...string[]] {
  return [zip, ...parts.map((part) => part.zip)]
}

/**
 * Packs this app: the web build, cut into the common pack and its parts, the screen rows, the
 * bridge methods and the commit. All of it is made in folders of its own, and comes into its place
 * in one step when it is whole. Throws `PackBuildError`, `BuildInputError`.
 */
export async function buildAppPack(options: AppPackOptions): Promise<AppPack> {
  const { environment, qa = false, partVersions = {}, dist = DIST, plugins = [] } = options
  const unknown = Object.keys(partVersions).find((name) => !partNames.includes(name))
  if (unknown !== undefined) {
    throw new PackBuildError(`There is no part ${unknown}; there are ${partNames.join(' and ')}.`)
  }
  return inBuildFolder(dist, async (folder) => {
    const fresh = options.vite ?? true
    const place = join(folder, 'build')
    const wanted = { environment, qa, plugins }
    const web = await (fresh ? buildWeb(place, wanted) : copyLastBuild(dist, place, wanted))
    const outDir = options.outDir ?? join(dist, 'pack')
    const packed = await inBuildFolder(outDir, async (packs) => {
      const built = await packWeb(web, join(packs, 'set'), options)
      const parts = built.parts.map(({ manifest }) => manifest)
      const set = join(outDir, setVersion(built.manifest.version, parts))
      const problem = options.replaces === false ? await replacementProblem(set, built) : null
      if (problem !== null) throw new PackBuildError(problem)
      await putInPlace(join(packs, 'set'), set)
      const placed = (pack: BuiltPack) => ({ ...pack, zip: join(set, basename(pack.zip)) })
      return { ...placed(built), parts: built.parts.map(placed) }
    })
    if (fresh) await keepWebBuild(web, dist)
    return packed
  })
}

const partNames = Object.keys(partFolders).toSorted()

/** Makes the set's zips of a web build, with the files next to each, in a new folder. */
async function packWeb(web: WebBuild, outDir: string, options: AppPackOptions): Promise<AppPack> {
  const { facts, routes: rows } = web
  const version = options.version ?? (await packageVersion(root))
  const rowOwner = ({ module }: ScreenRoute) =>
    partNames.find((name) => module.startsWith(`${partFolders[name] ?? ''}/`)) ?? null
  const describe = describer(web)
  const build = await provenance(web)
  const shared = {
    distDir: web.web,
    outDir,
    appId: APP_ID,
    commit: facts.commit,
    build,
    minAppVersion: oldestApp(),
    bridge: { version: CONTRACT_VERSION, methods: bridgeMethods, required: requiredMethods },
    qa: facts.qa,
  }
  const common = await buildCommon(options.common, {
    ...shared,
    version,
    entry: ENTRY,
    parts: partNames,
    // A part states its own file and calls, so that it can change them separately.
    routes: rows.map((row) =>
      rowOwner(row) === null ? describe(row) : { path: row.path, title: row.title },
    ),
  })
  // A published pack retains the files that its own build left next to it.
  if (options.common === undefined) await writeBeside(common, web, build, rows)
  const parts: BuiltPack[] = []
  for (const pack of partNames) {
    const own = rows.filter((row) => rowOwner(row) === pack)
    const part = await buildPack({
      ...shared,
      version: options.partVersions?.[pack] ?? version,
      pack,
      needs: { app: common.sha256 },
      routes: own.map(describe),
    })
    await writeBeside(part, web, build, own)
    parts.push(part)
  }
  const set = { ...common, parts }
  await requireCoherent(set)
  return set
}

/** Returns how the web build was made, with what only its files say. */
async function provenance({ web, facts }: WebBuild): Promise<Provenance> {
  const { commit: _commit, qa: _qa, files: _files, ...made } = facts
  const common = await readBuild(web, (path) => !partNames.includes(path.split('/')[0] ?? ''))
  const copied = await readBuild(join(root, 'public'))
  return { ...made, id: buildId(common, ENTRY), unreferenced: [...copied.keys()] }
}

/**
 * A row as `pack.json` has it: with the script that it opens, and the calls that the web build
 * found.
 */
function describer(web: WebBuild) {
  const files = new Map(webRoutes(web).map(({ path, own }) => [path, own]))
  const screens = filesByModule(web.chunks)
  return ({ path, title, module, calls }: ScreenRoute) => {
    const file = screens.get(module)
    if (file === undefined) throw new PackBuildError(`The build has no file for ${path}.`)
    return { path, title, file, files: files.get(path) ?? [], calls }
  }
}

async function requireCoherent(set: AppPack): Promise<void> {
  const members = await Promise.all(
    packZips(set).map(async (zip) => {
      const { manifest, files } = await readPack(zip)
      const bodies = [...files].map(([path, { body }]) => [path, body] as const)
      return { manifest, sha256: hash('sha256', await readFile(zip)), files: new Map(bodies) }
    }),
  )
  const [finding] = examineCoherence(members)
  if (finding === undefined) return
  const where = finding.path === null ? '' : `${finding.path}: `
  throw new PackBuildError(`The new packs do not belong together: ${where}${finding.detail}.`)
}

/**
 * The common pack; the published one, to the byte, when that is given. Throws `PackBuildError` when
 * the build differs from it in more than version, commit and provenance: parts that need the one
 * would not open with the other.
 */
async function buildCommon(
  published: string | undefined,
  options: BuildOptions & { readonly entry: string },
): Promise<BuiltPack> {
  if (published === undefined) return buildPack(options)
  const before = await readPack(published)
  const { manifest, bytes } = before
  const built = readProvenance(manifest)
  if (typeof built !== 'string' && built.environment !== options.build.environment) {
    throw new PackBuildError(`${published} is for the ${built.environment}: give one for the same.`)
  }
  // In the published version, so that the version's stamp is no difference.
  const outDir = join(options.outDir, '..', 'compared')
  const { zip } = await buildPack({ ...options, version: manifest.version, outDir })
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
  const copy = join(options.outDir, targetName(manifest.version))
  await mkdir(options.outDir, { recursive: true })
  await copyFile(published, copy)
  for (const beside of [reportPath, sbomPath]) {
    await copyFile(beside(published), beside(copy)).catch(unlessMissing)
  }
  return { zip: copy, manifest, bytes, sha256: hash('sha256', await readFile(copy)) }
}

/** A published pack may have come without its report or its bill. */
function unlessMissing(error: unknown): void {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
  throw error
}

/**
 * Writes the web build's data about a pack next to it: its report, for `h5pack size` and `h5pack
 * diff`, and its bill of materials.
 */
async function writeBeside(
  { zip, manifest, sha256 }: BuiltPack,
  web: WebBuild,
  build: Provenance,
  rows: readonly ScreenRoute[],
): Promise<void> {
  const { chunks } = web
  await replaceFile(reportPath(zip), writeReport(chunks, reportRoutes(web, rows)))
  await replaceFile(sbomPath(zip), await writeSbom(root, chunks, { manifest, sha256, build }))
}

/** The methods of the pages that they cannot do without, as the contract says. */
const requiredMethods = bridgeMethods.filter((name) => contract[name].required === true)

/**
 * The first app that answers every method that the pages require; without the others they do with
 * less.
 */
function oldestApp(): string {
  return requiredMethods
    .map((name) => contract[name].since)
    .reduce((oldest, since) => (compareAppVersions(since, oldest) > 0 ? since : oldest))
}
