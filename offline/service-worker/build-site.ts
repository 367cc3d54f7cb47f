import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { replaceFile } from '../durable-write.ts'
import { PackBuildError, readBuild, stampEntry } from '../pack/build-pack.ts'
import type { Chunks } from '../pack/module-report.ts'
import type { PlannedCall } from '../pack/planned-call.ts'
import type { RouteFiles } from '../pack/route-files.ts'
import {
  buildUrl,
  BUILD_META,
  ENTRY_URL,
  OFFLINE_PAGE,
  type SiteList,
  type When,
} from './site-list.ts'

export interface SiteOptions {
  /** The output of Vite: the files that packs are made of. */
  readonly distDir: string
  /** The site's folder; a web server serves it as it is. */
  readonly outDir: string
  readonly version: string
  /** The page at the site's root, relative to `distDir`. */
  readonly entry: string
  /** The built worker, without its list. */
  readonly worker: string
  /** The web build's list of chunks. */
  readonly chunks: Chunks
  /**
   * Files that each route's page loads in addition to those of the entry page, and the calls that its
   * screen makes on opening.
   */
  readonly routes: readonly (Pick<RouteFiles, 'path' | 'own'> & {
    readonly calls: readonly PlannedCall[]
  })[]
  /** Files whose screens are fetched ahead on a good connection, relative to `distDir`. */
  readonly main: readonly string[]
}

export interface BuiltSite {
  readonly build: string
  readonly list: SiteList
  /** The builds whose files the site holds, the newest first. */
  readonly builds: readonly string[]
}

/** Tabs that were opened before the last two releases still find their files. */
const BUILDS_KEPT = 3
const BUILDS_FILE = 'b/builds.json'
const LIST_PLACE = 'self.h5Site'

const buildsSchema = v.array(v.object({ build: v.string(), version: v.string() }))

const sha256 = (body: Buffer | string) => createHash('sha256').update(body)
const integrityValue = (body: Buffer) => `sha256-${sha256(body).digest('base64')}`

/**
 * Puts a build into a site's folder: its files under an address of their own (`b/BUILD/`), then the
 * entry page, then the worker with its list, each in one step; so that whoever comes meanwhile sees
 * the release before or this one. The files of the two builds before stay. The list is that of
 * `pack.json`, with the same SHA-256. Throws `PackBuildError`.
 */
export async function buildSite(options: SiteOptions): Promise<BuiltSite> {
  const { distDir, outDir, version, entry, chunks } = options
  const bodies = await readBuild(distDir)
  const page = bodies.get(entry)
  if (page === undefined || !bodies.has(OFFLINE_PAGE)) {
    throw new PackBuildError(
      `The build has no ${entry} or ${OFFLINE_PAGE}; run the web build first.`,
    )
  }
  const stamped = stampEntry(page, entry, version, false)
  bodies.set(entry, stamped)
  const build = siteBuildId(bodies)
  const root = Buffer.from(ownAddresses(stamped.toString('utf8'), build, bodies))
  const core = closure(chunks, referred(page.toString('utf8'), bodies))
  const main = closure(chunks, options.main)
  const when = (path: string): When => {
    if (path === OFFLINE_PAGE || core.has(path)) return 'core'
    return main.has(path) ? 'main' : 'used'
  }
  const files = [...bodies].map(([path, body]) => ({
    path,
    integrity: integrityValue(body),
    when: when(path),
  }))
  const places = new Map(files.map(({ path }, at) => [path, at]))
  const routes = options.routes.map(({ path, own, calls }) => ({
    path,
    files: own.flatMap((file) => places.get(file) ?? []),
    calls,
  }))
  const list: SiteList = { build, entry: integrityValue(root), files, routes }
  const worker = withList(await readFile(options.worker, 'utf8'), list)

  for (const [path, body] of bodies) {
    const file = join(outDir, buildUrl(build, path))
    await mkdir(dirname(file), { recursive: true })
    // No client requests these before the entry page names them; a second run writes them again.
    await writeFile(file, body)
  }
  await replaceFile(join(outDir, ENTRY_URL), root)
  await replaceFile(join(outDir, 'sw.js'), Buffer.from(worker))
  const builds = await keepBuilds(outDir, { build, version })
  return { build, list, builds }
}

/**
 * Puts the kill switch in the worker's place: browsers that come by give up worker and caches, and
 * use the network alone.
 */
export async function switchWorkerOff(outDir: string): Promise<void> {
  const off = await readFile(join(import.meta.dirname, 'off-worker.js'))
  await replaceFile(join(outDir, 'sw.js'), off)
}

function siteBuildId(bodies: ReadonlyMap<string, Buffer>): string {
  const names = [...bodies].map(([path, body]) => `${path} ${sha256(body).digest('hex')}\n`)
  return sha256(names.join('')).digest('hex').slice(0, 16)
}

const REFERENCE = /((?:src|href)=")\/([^"]+)(")/g

/** Returns what the page names of the build, by absolute addresses. */
function referred(html: string, bodies: ReadonlyMap<string, Buffer>): string[] {
  return [...html.matchAll(REFERENCE)].flatMap(([, , path = '']) =>
    bodies.has(path) ? [path] : [],
  )
}

/**
 * The entry page at the site's root: it says which build it is of and names that build's own files.
 */
function ownAddresses(html: string, build: string, bodies: ReadonlyMap<string, Buffer>): string {
  return html
    .replace(REFERENCE, (whole, before: string, path: string, after: string) =>
      bodies.has(path) ? `${before}${buildUrl(build, path)}${after}` : whole,
    )
    .replace(
      /<meta\s+name="h5-version"/,
      (meta) => `<meta name="${BUILD_META}" content="${build}" />\n    ${meta}`,
    )
}

/** The files and all that they import at once, with their styles. */
function closure(chunks: Chunks, files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file)) continue
    seen.add(file)
    const chunk = chunks[file]
    if (chunk) closure(chunks, [...chunk.imports, ...chunk.css], seen)
  }
  return seen
}

function withList(worker: string, list: SiteList): string {
  if (worker.split(LIST_PLACE).length !== 2) {
    throw new PackBuildError(`The built worker must name ${LIST_PLACE} once; build it again.`)
  }
  return worker.replace(LIST_PLACE, () => `(${JSON.stringify(list)})`)
}

async function keepBuilds(
  outDir: string,
  newest: { readonly build: string; readonly version: string },
): Promise<string[]> {
  const file = join(outDir, BUILDS_FILE)
  const json = await readFile(file, 'utf8').catch(() => '[]')
  const before = v.parse(buildsSchema, JSON.parse(json))
  const all = [newest, ...before.filter(({ build }) => build !== newest.build)]
  const kept = all.slice(0, BUILDS_KEPT)
  await replaceFile(file, Buffer.from(`${JSON.stringify(kept, null, 1)}\n`))
  for (const { build } of all.slice(BUILDS_KEPT)) {
    if (/^[0-9a-f]{16}$/.test(build)) {
      await rm(join(outDir, buildUrl(build)), { recursive: true, force: true })
    }
  }
  return kept.map(({ build }) => build)
}
