import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import * as v from 'valibot'
import { ZipFile } from 'yazl'
import { replaceFile } from '../durable-write.ts'
import { VERSION_META } from './build-id.ts'
import { manifestSchema, writeManifest, type Manifest } from './manifest.ts'
import { mediaType } from './media-type.ts'
import { MANIFEST_PATH, nameClashes, pathProblem } from './pack-path.ts'
import type { PlannedCall } from './planned-call.ts'
import { readProvenance, type Provenance } from './provenance.ts'
import { QA_META, hasQaFlag } from './qa-flag.ts'
import { APP_PACK, targetName } from './release.ts'
import { verifyZip } from './verify-pack.ts'
import { packVersion } from './version.ts'
import { ENTRY_MODE, ENTRY_TIME } from './zip-form.ts'

export interface BuildOptions {
  /** The output folder of the Vite build. */
  readonly distDir: string
  /** The folder for the zip, `h5-VERSION.zip` or `h5-PACK-VERSION.zip`; not inside `distDir`. */
  readonly outDir: string
  readonly appId: string
  readonly version: string
  readonly commit: string
  readonly minAppVersion: string
  readonly bridge: {
    readonly version: number
    readonly methods: readonly string[]
    /** Methods without which the pages do not work; none when absent. */
    readonly required?: readonly string[]
  }
  /** True if the build's screens for developers and QA are open. Signed with the pack. */
  readonly qa?: boolean
  /** The page that hosts load, relative to `distDir`; a part has none. */
  readonly entry?: string
  /** For a part: its name, which is also its folder in `distDir`. */
  readonly pack?: string
  /** For a part: SHA-256 of the common pack's zip. */
  readonly needs?: { readonly app: string }
  /** For a common pack: its parts, whose folders are not packed with it. */
  readonly parts?: readonly string[]
  /** The way in which the web build was made. */
  readonly build: Provenance
  readonly routes: readonly {
    readonly path: string
    readonly title: string
    /** The screen's script, relative to `distDir`; absent when a part has it. */
    readonly file?: string
    /** Files that its page loads in addition to those of the entry page, `file` among them. */
    readonly files?: readonly string[]
    readonly calls?: readonly PlannedCall[]
  }[]
}

export interface BuiltPack {
  /** Path of the zip. */
  readonly zip: string
  readonly manifest: Manifest
  readonly bytes: number
  readonly sha256: string
}

/** A pack could not be made. The message says why and what to do. */
export class PackBuildError extends Error {
  override readonly name = 'PackBuildError'
}

const LEVEL = 9
const sortedOnce = (names: readonly string[]) => [...new Set(names)].toSorted(byCodeUnit)

/**
 * Packs a build, or one part or the common files of it. The same files and options give the same
 * bytes on any day and in any time zone. The version is written into the entry page, so that one
 * build can be packed as several versions. Throws `PackBuildError`; the zip is written only when
 * `verifyZip` finds no fault in it.
 */
export async function buildPack(options: BuildOptions): Promise<BuiltPack> {
  const distDir = resolve(options.distDir)
  const outDir = resolve(options.outDir)
  if (outDir === distDir || outDir.startsWith(distDir + sep)) {
    throw new PackBuildError(
      `The output folder ${outDir} is inside the build ${distDir}; choose another.`,
    )
  }
  const {
    appId,
    version,
    commit,
    minAppVersion,
    qa = false,
    bridge,
    entry,
    routes,
    needs,
  } = options
  const { pack = APP_PACK, parts = [] } = options
  if (!v.safeParse(packVersion, version).success) {
    throw new PackBuildError(`"${version}" is not a version; use one like 1.4.0.`)
  }
  const folder = (path: string) => path.slice(0, Math.max(0, path.indexOf('/')))
  const isOwn = (path: string) =>
    needs === undefined ? !parts.includes(folder(path)) : folder(path) === pack
  const bodies = await readBuild(distDir, isOwn)
  if (entry !== undefined) {
    const page = bodies.get(entry)
    if (page === undefined) {
      throw new PackBuildError(`The build has no ${entry}; run the web build first.`)
    }
    bodies.set(entry, stampEntry(page, entry, version, qa))
  }

  const files = [...bodies].map(([path, body]) => ({
    path,
    sha256: createHash('sha256').update(body).digest('hex'),
    bytes: body.length,
    type: mediaType(path),
  }))
  const said = {
    schema: needs === undefined && parts.length === 0 ? (1 as const) : (2 as const),
    appId,
    ...(pack === APP_PACK ? {} : { pack }),
    version,
    commit,
    minAppVersion,
    ...(qa ? { qa } : {}),
    bridge: {
      version: bridge.version,
      methods: sortedOnce(bridge.methods),
      required: sortedOnce(bridge.required ?? []),
    },
    ...(needs === undefined ? {} : { needs: { app: needs.app } }),
    ...(parts.length === 0 ? {} : { parts: [...parts] }),
    build: options.build,
    ...(entry === undefined ? {} : { entry }),
    routes: routes.map(manifestRoute),
    files,
  }
  const manifest = requireValid(said)
  const built = readProvenance(manifest)
  if (typeof built === 'string') throw new PackBuildError(`The pack ${built}.`)
  const zip = join(outDir, targetName(version, pack))
  const bytes = await writeZip([...bodies, [MANIFEST_PATH, writeManifest(said)]])
  const verdict = await verifyZip(bytes)
  const [finding] = verdict.findings
  if (finding !== undefined) {
    const where = finding.path === null ? '' : `${finding.path}: `
    throw new PackBuildError(`The new pack is not valid: ${where}${finding.detail}.`)
  }
  await replaceFile(zip, bytes)
  return { zip, manifest, bytes: verdict.bytes, sha256: verdict.sha256 }
}

/** A route in the form of `pack.json`. */
function manifestRoute({
  path,
  title,
  file,
  files = [],
  calls = [],
}: BuildOptions['routes'][number]) {
  return {
    path,
    title,
    ...(file === undefined ? {} : { file }),
    ...(files.length === 0 ? {} : { files: [...files] }),
    ...(calls.length === 0 ? {} : { calls: [...calls] }),
  }
}

// The order of code units is the zip's order; a locale's order would differ between machines.
function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/**
 * The files of a web build by path, in the order of code units, filtered by `isOwn`. Throws
 * `PackBuildError`.
 */
export async function readBuild(
  distDir: string,
  isOwn: (path: string) => boolean = () => true,
): Promise<Map<string, Buffer>> {
  const found = await readdir(distDir, { recursive: true, withFileTypes: true }).catch(() => null)
  if (found === null) {
    throw new PackBuildError(`There is no build in ${distDir}; run the web build first.`)
  }
  const paths: string[] = []
  for (const item of found) {
    if (item.isDirectory()) continue
    const path = relative(distDir, join(item.parentPath, item.name)).split(sep).join('/')
    if (!isOwn(path)) continue
    if (!item.isFile()) throw new PackBuildError(`${path} is not a plain file; remove it.`)
    if (path.toLowerCase() === MANIFEST_PATH) {
      throw new PackBuildError(`The build has its own ${MANIFEST_PATH}; rename that file.`)
    }
    const problem = pathProblem(path)
    if (problem !== null) throw new PackBuildError(`${path} cannot be packed: ${problem}.`)
    paths.push(path)
  }
  paths.sort(byCodeUnit)
  const [clash] = nameClashes(paths)
  if (clash !== undefined) {
    throw new PackBuildError(`${clash.path} cannot be packed: ${clash.detail}.`)
  }
  const bodies = new Map<string, Buffer>()
  for (const path of paths) bodies.set(path, readFileSync(join(distDir, path)))
  return bodies
}

/**
 * The entry page with the version in its `h5-version`, and the QA flag. Throws `PackBuildError`
 * without exactly one `h5-version`.
 */
export function stampEntry(page: Buffer, entry: string, version: string, qa: boolean): Buffer {
  const html = page.toString('utf8')
  const count = [...html.matchAll(VERSION_META)].length
  if (count !== 1) {
    throw new PackBuildError(
      `${entry} must contain <meta name="h5-version" content="..."> once, but has it ${count} times.`,
    )
  }
  if (hasQaFlag(html)) {
    throw new PackBuildError(`${entry} turns QA screens on by itself; ask for them with --qa.`)
  }
  const flag = qa ? QA_META : ''
  return Buffer.from(html.replace(VERSION_META, `${flag}$1${version}$2`))
}

function requireValid(manifest: v.InferInput<typeof manifestSchema>): Manifest {
  const result = v.safeParse(manifestSchema, manifest)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new PackBuildError(`${MANIFEST_PATH} ${v.getDotPath(issue) ?? ''}: ${issue.message}.`)
}

async function writeZip(files: readonly (readonly [string, Buffer])[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, body] of files.toSorted(([a], [b]) => byCodeUnit(a, b))) {
    zip.addBuffer(body, path, {
      mtime: ENTRY_TIME,
      mode: ENTRY_MODE,
      compressionLevel: LEVEL,
      forceDosTimestamp: true,
    })
  }
  zip.end()
  return buffer(zip.outputStream)
}
