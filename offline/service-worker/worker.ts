/// <reference lib="webworker" />
import { registerQuotaErrorCallback, setCacheNameDetails } from 'workbox-core'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { hasFailed, painted, takesCharge } from './builds.ts'
import { changeBuilds, dropBuilds, loadBuilds, PREFIX } from './build-store.ts'
import { entryPage } from './entry-page.ts'
import { readMessage } from './messages.ts'
import { screenFiles } from './screen-files.ts'
import { buildInPath, buildUrl, ENTRY_URL, type SiteList } from './site-list.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** Written in by the site's maker (build-site.ts). */
  readonly h5Site: SiteList
}

const site = self.h5Site
const { build } = site
const screens = screenFiles(site)

/** Paths of the provider, or of files: never the app's entry page. */
const NOT_A_SCREEN = /^\/(?:api|th|track|documents|sandbox|b)(?:\/|$)|\.\w+$/

setCacheNameDetails({ prefix: PREFIX, precache: 'core', suffix: build })

precacheAndRoute(
  [
    { url: ENTRY_URL, revision: site.entry, integrity: site.entry },
    ...site.files
      .filter(({ when }) => when === 'core')
      .map(({ path, integrity }) => ({ url: buildUrl(build, path), revision: null, integrity })),
  ],
  { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] },
)

/** Gives the site back to the network: nothing is cached and nothing is answered any more. */
async function resign(): Promise<void> {
  await self.registration.unregister()
  await dropBuilds([])
}

const isFetch = (event: ExtendableEvent): event is FetchEvent => event instanceof FetchEvent

registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ event, request, url }) => {
    if (!isFetch(event)) return fetch(request)
    if (!NOT_A_SCREEN.test(url.pathname)) return entryPage(event, site, resign)
    const preloaded: unknown = await event.preloadResponse
    return preloaded instanceof Response ? preloaded : fetch(request)
  },
)

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && screens.has(url.pathname) && !request.headers.has('authorization'),
  screens.strategy,
)

// A tab of another build is still open: its files are cached, or still on the server.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && ![null, build].includes(buildInPath(url.pathname)),
  async ({ request }) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request),
)

// The screens' cache is emptied by its own plugin. The build before goes too: its tabs can ask the
// server.
registerQuotaErrorCallback(() => dropBuilds([build]))

/** Static routes (Chromium 123 and later), which TypeScript's library lacks. */
interface RoutableEvent extends ExtendableEvent {
  addRoutes(rule: {
    readonly condition: { readonly urlPattern: { readonly pathname: string } }
    readonly source: 'network'
  }): Promise<void>
}
const isRoutable = (event: ExtendableEvent): event is RoutableEvent => 'addRoutes' in event

/**
 * Routes the provider's calls straight to the network, since this worker answers none of them: they
 * do not wait for it to start, and a beacon of a page that is being closed is not lost in it.
 */
async function routeCallsToNetwork(event: ExtendableEvent): Promise<void> {
  if (!isRoutable(event)) return
  const rules = ['/api/*', '/th/*', '/track/*'].map((pathname) =>
    event.addRoutes({ condition: { urlPattern: { pathname } }, source: 'network' }),
  )
  await Promise.all(rules)
}

self.addEventListener('install', (event) => {
  event.waitUntil(routeCallsToNetwork(event))
  const replaceFailed = async () => {
    const builds = await loadBuilds()
    const inCharge = builds.kept[0]
    // No prompt can be shown on a page that never paints.
    if (inCharge !== undefined && hasFailed(builds, inCharge)) await self.skipWaiting()
  }
  event.waitUntil(replaceFailed())
})

self.addEventListener('activate', (event) => {
  const takeCharge = async () => {
    const { kept } = await changeBuilds((builds) => takesCharge(builds, build))
    await dropBuilds(kept)
    await self.clients.claim()
  }
  event.waitUntil(takeCharge())
})
enableNavigationPreload()

self.addEventListener('message', (event) => {
  const message = readMessage(event.data)
  switch (message?.type) {
    case 'SKIP_WAITING':
      event.waitUntil(self.skipWaiting())
      break
    case 'BUILD':
      event.ports[0]?.postMessage(build)
      break
    case 'PAINTED':
      event.waitUntil(changeBuilds((builds) => painted(builds, message.build)))
      break
    case 'USED':
      event.waitUntil(screens.keepUsed(event, message.urls))
      break
    case 'WARM':
      event.waitUntil(screens.keepMain(event))
      break
    case undefined:
      break
  }
})
