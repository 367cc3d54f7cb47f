import { CacheableResponse } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { screenCache } from './build-store.ts'
import { buildUrl, type SiteFile, type SiteList } from './site-list.ts'

/** More than any build has: the limit is there for the quota, which the plugin handles. */
const MOST_FILES = 1_000

/**
 * The files that are fetched and cached once a page requests them, by path; and the strategy that
 * does it.
 */
export function screenFiles(site: SiteList) {
  const late = new Map(
    site.files
      .filter(({ when }) => when !== 'core')
      .map((file) => [buildUrl(site.build, file.path), file]),
  )
  const whole = new CacheableResponse({ statuses: [200] })
  const { cacheDidUpdate, cachedResponseWillBeUsed } = new ExpirationPlugin({
    maxEntries: MOST_FILES,
    purgeOnQuotaError: true,
  })
  const strategy = new CacheFirst({
    cacheName: screenCache(site.build),
    plugins: [
      {
        // Nothing of the user's goes out or comes back, and only the very bytes of the build are
        // taken.
        requestWillFetch: async ({ request }) => {
          const file = late.get(new URL(request.url).pathname)
          if (file === undefined) throw new Error(`${request.url} is not of this build`)
          return new Request(request.url, { credentials: 'omit', integrity: file.integrity })
        },
        cacheWillUpdate: async ({ response }) =>
          response.type === 'basic' && whole.isResponseCacheable(response) ? response : null,
      },
      { ...(cacheDidUpdate && { cacheDidUpdate }) },
      { ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }) },
    ],
  })
  /**
   * Fetches the files that are not cached yet, one after the other; a failed one is left for the
   * page that needs it.
   */
  const keep = async (event: ExtendableEvent, files: readonly SiteFile[]): Promise<void> => {
    for (const { path } of files) {
      const request = new Request(buildUrl(site.build, path))
      const [answer, done] = strategy.handleAll({ event, request })
      await answer.catch(() => undefined)
      await done.catch(() => undefined)
    }
  }
  return {
    has: (pathname: string): boolean => late.has(pathname),
    strategy,
    keepMain: (event: ExtendableEvent) =>
      keep(
        event,
        [...late.values()].filter(({ when }) => when === 'main'),
      ),
    keepUsed: (event: ExtendableEvent, urls: readonly string[]) =>
      keep(
        event,
        urls.flatMap((url) => late.get(new URL(url, self.location.href).pathname) ?? []),
      ),
  }
}
