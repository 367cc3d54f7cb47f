import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PackBuildError } from '#offline/pack/build-pack.ts'
import { readChunks } from '#offline/pack/module-report.ts'
import { buildSite, type BuiltSite } from '#offline/service-worker/build-site.ts'
import { paths } from '#src/paths.ts'
import { buildWeb, chunksFileOf, packageVersion, webDir } from './build-app-pack.ts'
import { screenModules } from './screen-modules.ts'
import { builtWorker } from './site-worker.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What most people open first: fetched ahead when the connection is good. */
const MAIN_SCREENS = [paths.home, paths.holdList, paths.fundDetail, paths.transactions]

export interface AppSiteOptions {
  /** The release's version; package.json's when absent. */
  readonly version?: string
  /** Whether to run the web build first; otherwise the last one in `dist/web` is used. */
  readonly vite?: boolean
  /** The site's folder; `dist/site` when absent. */
  readonly outDir?: string
  /** The web build's folder; `dist/web` when absent. */
  readonly distDir?: string
}

/** Puts this app's build into a site's folder, for browsers outside the app. Throws `PackBuildError`. */
export async function buildAppSite(options: AppSiteOptions = {}): Promise<BuiltSite> {
  if (options.vite ?? true) await buildWeb(false)
  const json = await readFile(chunksFileOf(webDir), 'utf8').catch(() => {
    throw new PackBuildError('There is no web build in dist; build without --no-vite.')
  })
  const chunks = readChunks(json)
  const modules = screenModules(root)
  const main = new Set(MAIN_SCREENS.map(({ pattern }) => modules.get(pattern)))
  return buildSite({
    distDir: options.distDir ?? webDir,
    outDir: options.outDir ?? join(root, 'dist', 'site'),
    version: options.version ?? (await packageVersion()),
    entry: 'index.html',
    worker: builtWorker(root),
    chunks,
    main: Object.entries(chunks).flatMap(([file, { facade }]) =>
      facade !== null && main.has(facade) ? [file] : [],
    ),
  })
}
