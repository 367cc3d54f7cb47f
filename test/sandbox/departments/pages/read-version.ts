/** The version that an operator has read and acts on, and why an act is refused. */
import { follow, type Act, type LifeRefusal } from '#domain/page/life.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { movePages, sha256, versionsOf, type PageVersion } from './versions.ts'

/** An operator's act that is refused, with the status of its answer. */
export class EditRefused extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 422
  readonly more: object
  constructor(status: EditRefused['status'], message: string, more: object = {}) {
    super(message)
    this.status = status
    this.more = more
  }
}

const REFUSALS: Readonly<Record<LifeRefusal, string>> = {
  wrongState: 'the version is not in a state that allows this',
  ownWork: 'whoever wrote a page does not review it',
  notAuthor: 'only who wrote a page, or is on call, does this',
  noApprovalNo: 'approvalNo is needed',
  noReason: 'a reason is needed',
  problems: 'the page has problems',
  noTime: 'it would end before it begins',
  needsSecond: 'a second person has to confirm it',
  ownWish: 'who has asked for it does not confirm it',
  neverOn: 'it was never published',
  takenDown: 'it was taken down: make a new version',
  laterEnd: 'it was approved until an earlier end: make a new version',
}

/**
 * The name of a version, its content and its audience: `3.1f2e3d4c`; `0` of a page that has none.
 */
export const etagOf = (version: PageVersion | undefined): string =>
  version === undefined
    ? '0'
    : `${version.version}.${sha256(version.hash + version.audience).slice(0, 16)}`

export const newest = (world: World, pageId: string): PageVersion | undefined =>
  versionsOf(world.db, pageId)[0]

export function requireNewest(world: World, pageId: string): PageVersion {
  movePages(world.db, world.clock.now())
  const version = newest(world, pageId)
  if (version === undefined) throw new EditRefused(404, `there is no page ${pageId}`)
  return version
}

/** The newest version where it is the one that the operator has read. */
export function requireRead(
  world: World,
  pageId: string,
  ifMatch: string | undefined,
): PageVersion {
  const version = requireNewest(world, pageId)
  requireMatch(ifMatch)
  if (ifMatch !== etagOf(version)) throw changedSince(version)
  return version
}

export function requireMatch(ifMatch: string | undefined): asserts ifMatch is string {
  if (ifMatch === undefined) throw new EditRefused(412, 'If-Match is needed')
}

/** The version that the operator has read, which need not be the newest. */
export function requireVersion(
  world: World,
  pageId: string,
  ifMatch: string | undefined,
): PageVersion {
  const last = requireNewest(world, pageId)
  requireMatch(ifMatch)
  const version = versionsOf(world.db, pageId).find((it) => etagOf(it) === ifMatch)
  if (version === undefined) throw changedSince(last)
  return version
}

export const changedSince = (version: PageVersion | undefined) =>
  new EditRefused(409, 'the page has changed since it was read', { etag: etagOf(version) })

/** A version as the rules of its life read it. */
export const lifeOf = ({ state, authors, until_time, published_at }: PageVersion) => ({
  state,
  authors,
  until: until_time,
  publishedAt: published_at,
})

export const lifeRefusal = (why: LifeRefusal, more: object = {}) =>
  new EditRefused(why === 'problems' ? 422 : 409, REFUSALS[why], more)

/** The state that follows, or the refusal as an answer. */
export function step(version: PageVersion, act: Act, more: object = {}) {
  const next = follow(lifeOf(version), act)
  if ('refused' in next) throw lifeRefusal(next.refused, more)
  return next.state
}
