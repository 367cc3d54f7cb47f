import { hasFailed, hasPainted, standIns, started, type Builds } from './builds.ts'
import { changeBuilds, coreCache, loadBuilds } from './build-store.ts'
import { routeFiles, withLinks } from '../page-links.js'
import { firstCalls, withCalls } from './first-calls.ts'
import { buildOfPage, buildUrl, ENTRY_URL, OFFLINE_PAGE, type SiteList } from './site-list.ts'

/**
 * The time that the network may take to bring the entry page before the cached one opens, in ms.
 */
const PATIENCE = 2_000

/** A page from the network. `build` is null when it is not the app's entry page. */
interface NetworkPage {
  readonly response: Response
  readonly build: string | null
}

/** Returns what the network has for a navigation; null when it has nothing to be shown. */
async function fromNetwork({ request, preloadResponse }: FetchEvent): Promise<NetworkPage | null> {
  try {
    const preloaded: unknown = await preloadResponse
    const response = preloaded instanceof Response ? preloaded : await fetch(request)
    // A failing gateway counts as no network: the cached page opens.
    if (response.status >= 500) return null
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
    const build = isPage && response.ok ? buildOfPage(await response.clone().text()) : null
    return { response, build }
  } catch {
    return null
  }
}

/** The answer, or null when it takes longer than the time given, in ms. */
function within<T>(ms: number, answer: Promise<T | null>): Promise<T | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))
  return Promise.race([answer, late])
}

async function kept(build: string): Promise<Response | undefined> {
  return caches.match(ENTRY_URL, { cacheName: coreCache(build), ignoreSearch: true })
}

async function offlinePage(builds: readonly string[]): Promise<Response> {
  for (const build of builds) {
    const url = buildUrl(build, OFFLINE_PAGE)
    const page = await caches.match(url, { cacheName: coreCache(build) })
    if (page) return page
  }
  return Response.error()
}

/**
 * The entry page with links to the files of its route and with the first calls of its address, so
 * that both begin while the entry still loads. Only this worker's own build is in its list;
 * another's page stays as it is.
 */
async function linked(page: Response, build: string, site: SiteList, url: string) {
  const { pathname, search } = new URL(url)
  const urls = routeFiles(
    site.routes.map(({ path, files }) => ({
      path,
      files: files.flatMap((at) => site.files[at]?.path ?? []),
    })),
    pathname,
  ).map((file) => buildUrl(build, file))
  if (build !== site.build || urls.length === 0) return page
  const { status, statusText } = page
  const headers = new Headers(page.headers)
  // Of the bytes that came, not of these.
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name)
  const html = withCalls(await page.text(), firstCalls(site.routes, pathname + search))
  return new Response(withLinks(html, urls), { status, statusText, headers })
}

async function noteStart(builds: Builds, build: string): Promise<void> {
  if (!hasPainted(builds, build)) await changeBuilds((now) => started(now, build))
}

/**
 * Answers a navigation to a screen. The network's page goes first, so that a release is seen at
 * once and a worker can lock no user out; the cached one opens where the network is absent or slow,
 * or where its build has been loaded three times and never painted a screen. `onHopeless` is called
 * when this worker's own build is such a one and no other is cached.
 */
export async function entryPage(
  event: FetchEvent,
  site: SiteList,
  onHopeless: () => Promise<void>,
): Promise<Response> {
  const own = site.build
  const asked = fromNetwork(event)
  const builds = await loadBuilds()
  const network = await within(PATIENCE, asked)
  if (network !== null) {
    const { response, build } = network
    if (build === null) return response
    if (!hasFailed(builds, build)) {
      await noteStart(builds, build)
      return linked(response, build, site, event.request.url)
    }
  }
  for (const build of standIns(builds, own)) {
    const page = await kept(build)
    if (page === undefined) continue
    await noteStart(builds, build)
    return linked(page, build, site, event.request.url)
  }
  if (hasFailed(builds, own)) await onHopeless()
  const late = network ?? (await asked)
  return late?.response ?? offlinePage([own, ...builds.kept])
}
