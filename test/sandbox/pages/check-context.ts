import { moduleGroups } from '#app/modules.ts'
import { partnerSites } from '#domain/brand-sites.ts'
import type { CheckContext } from '#domain/page/checks.ts'
import { readDocumentHosts } from '#platform/document-hosts.ts'
import type { Market } from '#test/sandbox/market/market.ts'
import { storedPicture } from './pictures.ts'

/** Codes of private plans. */
const PRIVATE = /^99\d{4}$/

/** Every screen of the product. */
export async function productScreens() {
  const groups = await Promise.all(moduleGroups.map(({ load }) => load()))
  return groups.flatMap(({ modules }) => modules).flatMap(({ screens }) => screens)
}

/** What the addresses of every screen look like. */
const screenPatterns = async (): Promise<RegExp[]> =>
  (await productScreens()).map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`))

/** Hosts that pages may lead to and load from. */
export const PAGE_HOSTS: readonly string[] = [
  ...partnerSites.map(({ host }) => host),
  ...readDocumentHosts(undefined),
]

/** What the checks of a submission know of the product and of the market. */
export async function checkContext(market: Market): Promise<CheckContext> {
  const patterns = await screenPatterns()
  return {
    hosts: PAGE_HOSTS,
    isScreen: (address) => {
      const { pathname } = new URL(address, 'https://own.invalid')
      return patterns.some((pattern) => pattern.test(pathname))
    },
    picture: storedPicture,
    fund: (code) => {
      if (PRIVATE.test(code)) return 'private'
      return market.fund(code) === undefined ? null : 'public'
    },
  }
}
