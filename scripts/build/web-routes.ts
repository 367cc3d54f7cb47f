import type { ModuleReport } from '#offline/pack/module-report.ts'
import { filesByModule, routeFiles, type RouteFiles } from '#offline/pack/route-files.ts'
import { rowsModule, type ScreenRoute } from './screen-routes.ts'
import type { WebBuild } from './web-build.ts'

/** The files of each row's screen and of its group's rows. */
export function reportRoutes(
  { chunks }: WebBuild,
  rows: readonly ScreenRoute[],
): ModuleReport['routes'] {
  const files = filesByModule(chunks)
  return rows.map(({ path, module }) => ({
    path,
    file: files.get(module) ?? null,
    rows: files.get(rowsModule(module)) ?? null,
  }))
}

/** The files that the page of each route loads. */
export const webRoutes = (web: WebBuild): RouteFiles[] =>
  routeFiles({ schema: 1, chunks: web.chunks, routes: reportRoutes(web, web.routes) })
