import { moduleGroups } from '#app/modules.ts'
import { mediaHosts, partnerSites } from '#domain/brand-sites.ts'
import type { CheckContext } from '#domain/page/checks.ts'
import { readDocumentHosts } from '#platform/document-hosts.ts'
import type { Market } from '#test/sandbox/market/market.ts'
import { storedPicture } from './pictures.ts'

/** Codes of private plans. */
const PRIVATE = /^99\d{4}$/

/** What the addresses of every screen look like. */
async function screenPatterns(): Promise<RegExp[]> {
  const groups = await Promise.all(moduleGroups.map(({ load }) => load()))
  return groups
    .flatMap(({ modules }) => modules)
    .flatMap(({ screens }) => screens)
    .map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`))
}

/** What the checks of a submission know of the product and of the market. */
export async function checkContext(market: Market): Promise<CheckContext> {
  const patterns = await screenPatterns()
  return {
    hosts: [...partnerSites.map(({ host }) => host), ...readDocumentHosts(undefined)],
    mediaHosts,
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
