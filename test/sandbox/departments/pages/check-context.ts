import { moduleGroups } from '#app/router/modules.ts'
import { mediaHosts, partnerSites } from '#domain/brand-sites.ts'
import type { CheckContext } from '#domain/page/checks.ts'
import { readDocumentHosts } from '#platform/document-hosts.ts'
import type { CodeOf } from '#domain/page/field.ts'
import { hasActivity } from '#test/sandbox/departments/activity/activities.ts'
import { portfoliosIn } from '#test/sandbox/departments/advice/portfolios.ts'
import { COIN_TASKS } from '#test/sandbox/departments/activity/catalogue.ts'
import { specialById, TAGS, topicById } from '#test/sandbox/departments/content/catalogue.ts'
import { CLAIMABLE } from '#test/sandbox/departments/coupons/batches.ts'
import { findItem } from '#test/sandbox/departments/content/item-view.ts'
import { findPerson, managerPerson } from '#test/sandbox/departments/content/people.ts'
import { readyContent } from '#test/sandbox/departments/content/ready.ts'
import { publishedRules } from '#test/sandbox/market/rule/published-rules.ts'
import { hasFeature } from '#test/sandbox/kernel/features.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { storedPicture } from './pictures.ts'

/** Codes of private plans. */
const PRIVATE = /^99\d{4}$/

/** Every screen of the product. */
export async function productScreens() {
  const groups = await Promise.all(moduleGroups.map(({ load }) => load()))
  return groups.flatMap(({ modules }) => modules).flatMap(({ screens }) => screens)
}

/** The patterns of the addresses of every screen. */
const screenPatterns = async (): Promise<RegExp[]> =>
  (await productScreens()).map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`))

/** Hosts that pages may lead to and load from. */
export const PAGE_HOSTS: readonly string[] = [
  ...partnerSites.map(({ host }) => host),
  ...readDocumentHosts(undefined),
]

/** Returns whether the provider has the entity that a code names. */
function isNamed(world: World, of: Exclude<CodeOf, 'fund'>, code: string): boolean {
  const { db, market, clock } = world
  if (of === 'manager' || of === 'person' || of === 'item') readyContent(world)
  switch (of) {
    case 'portfolio':
      return portfoliosIn(market).some(({ portfolioCode }) => portfolioCode === code)
    case 'index':
      return market.indexes.some((index) => index.code === code)
    case 'manager':
      return managerPerson(db, code) !== undefined
    case 'person':
      return findPerson(db, code) !== undefined
    case 'topic':
      return topicById(code) !== undefined
    case 'special':
      return specialById(code) !== undefined
    case 'item':
      return findItem(world, code)?.state === 'shown'
    case 'rule':
      return publishedRules(market, clock.now()).some(({ ruleId }) => ruleId === code)
    case 'tag':
      return TAGS.some(({ tag }) => tag === code)
    case 'coupon':
      return CLAIMABLE.some(({ batchId }) => batchId === code)
    case 'activity':
      return hasActivity(world, code)
    case 'challenge':
      return hasActivity(world, code, 'keep')
    case 'game':
      return hasActivity(world, code, 'game')
    case 'task':
      return COIN_TASKS.some(({ taskBizId }) => taskBizId === code)
  }
}

/** The facts about the product and the provider's data that the checks of a submission use. */
export async function checkContext(world: World): Promise<CheckContext> {
  const patterns = await screenPatterns()
  return {
    hosts: PAGE_HOSTS,
    mediaHosts,
    isScreen: (address) => {
      const { pathname } = new URL(address, 'https://own.invalid')
      return patterns.some((pattern) => pattern.test(pathname))
    },
    picture: storedPicture,
    fund: (code) => {
      if (PRIVATE.test(code)) return 'private'
      return world.market.fund(code) === undefined ? null : 'public'
    },
    isReleased: hasFeature,
    isNamed: (of, code) => isNamed(world, of, code),
  }
}
