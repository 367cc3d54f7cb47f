import { join } from 'node:path'
import type { EnvironmentKind } from '#offline/pack/provenance.ts'
import { buildSite, type BuiltSite } from '#offline/service-worker/build-site.ts'
import { assetPaths } from '#paths/asset.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { homePaths } from '#paths/home.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { inBuildFolder } from './build-folder.ts'
import { packageVersion } from './source-state.ts'
import { webRoutes } from './web-routes.ts'
import { buildWeb, copyLastBuild, DIST, keepWebBuild } from './web-build.ts'

const root = join(import.meta.dirname, '../..')

/** The screens that most people open first: fetched ahead when the connection is good. */
const MAIN_SCREENS = [
  homePaths.home,
  assetPaths.holdList,
  fundDetailPaths.fundDetailSingle,
  transactionPaths.transactionMain,
]

export interface AppSiteOptions {
  /** For whom: as for packs (`AppPackOptions`). */
  readonly environment: EnvironmentKind
  /** The release's version; package.json's when absent. */
  readonly version?: string
  /** True to run the web build first; otherwise the last one in `dist/build` is used. */
  readonly vite?: boolean
  /** The site's folder; `dist/site` when absent. */
  readonly outDir?: string
  /** Files in place of the web build's own, for tests that spoil them. */
  readonly distDir?: string
}

/**
 * Puts this app's build into a site's folder, for browsers outside the app. Throws
 * `PackBuildError`, `BuildInputError`.
 */
export async function buildAppSite(options: AppSiteOptions): Promise<BuiltSite> {
  return inBuildFolder(DIST, async (folder) => {
    const fresh = options.vite ?? true
    const place = join(folder, 'build')
    const wanted = { environment: options.environment, qa: false }
    const web = await (fresh ? buildWeb(place, wanted) : copyLastBuild(DIST, place, wanted))
    const paths = new Set(MAIN_SCREENS.map(({ pattern }) => pattern))
    const calls = new Map(web.routes.map((row) => [row.path, row.calls]))
    const routes = webRoutes(web).map(({ path, own }) => ({
      path,
      own,
      calls: calls.get(path) ?? [],
    }))
    const site = await buildSite({
      distDir: options.distDir ?? web.web,
      outDir: options.outDir ?? join(DIST, 'site'),
      version: options.version ?? (await packageVersion(root)),
      entry: 'index.html',
      worker: web.worker,
      chunks: web.chunks,
      routes,
      main: routes.flatMap(({ path, own }) => (paths.has(path) ? own : [])),
    })
    if (fresh) await keepWebBuild(web, DIST)
    return site
  })
}
