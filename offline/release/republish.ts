import {
  APP_PACK,
  EVERYONE,
  PRODUCTION,
  releasePolicy,
  type Release,
  type ReleasePolicy,
} from '#offline/pack/release.ts'
import { isInFamily, setMembers, candidateSets, type ReleaseSet } from '../policy/release-set.ts'
import { requireComplete } from './complete-set.ts'
import { RepositoryError } from './metadata-store.ts'
import {
  newSalt,
  nextRelease,
  requireQaAllowed,
  requireReleasable,
  type PolicyOptions,
} from './publish.ts'
import { changeReleases, type Changed } from './rollouts.ts'
import { newestRelease, select, type Selection } from './selection.ts'
import type { Edit, RepositoryPlace } from './transaction.ts'

/**
 * Publishes the newest content of one channel in another, as a new release with its own number,
 * salt and percentage: the common pack with its parts, or those that the other channel does not
 * offer yet. Open QA screens are refused in production, unless `allowQa`. Throws `RepositoryError`,
 * `KeyError`.
 */
export function promote(
  place: RepositoryPlace,
  to: string,
  from: Selection,
  policy: PolicyOptions = {},
  allowQa = false,
): Promise<Changed> {
  return changeReleases(place, (releases) => {
    requireQaAllowed(select(releases, from), to, allowQa)
    const missing = toPromote(releases, to, from)
    return added(releases, copyReleases(missing, to, releases, policy), [])
  })
}

/**
 * The releases whose content `promote` would publish in a channel. Throws `RepositoryError` when
 * there are none.
 */
export function toPromote(
  releases: readonly Release[],
  to: string,
  from: Selection,
): readonly Release[] {
  const source = select(releases, from)
  if (source.channel === to) {
    throw new RepositoryError(
      `Release ${source.release} is in ${to} already; give another channel, or --from.`,
    )
  }
  const members = from.pack === undefined ? setMembers(setWith(source, releases)) : [source]
  for (const member of members) requireReleasable(member, to)
  const missing = members.filter((it) => newestRelease(releases, to, it.pack)?.target !== it.target)
  if (missing.length > 0) return missing
  const live = newestRelease(releases, to, source.pack)
  throw new RepositoryError(
    `Version ${source.version} is the newest of ${to} already: release ${live?.release ?? 0}.`,
  )
}

/**
 * Rolls a channel back: publishes an older version's content with its parts, or that of one part,
 * as a higher release for every device, and withdraws every release that came after that version.
 * Throws `RepositoryError`, `KeyError`.
 */
export function rollBack(
  place: RepositoryPlace,
  version: string,
  which: Selection = {},
): Promise<Changed> {
  const { channel = PRODUCTION, pack = APP_PACK } = which
  return changeReleases(place, (releases) => {
    const newest = newestRelease(releases, channel, pack)
    if (newest === undefined) {
      throw new RepositoryError(`Nothing is released in ${channel}: there is nothing to roll back.`)
    }
    const older = releases.filter((it) => it.pack === pack && it.version === version)
    const source = older.find((it) => it.channel === channel) ?? older[0]
    if (source === undefined) {
      throw new RepositoryError(
        `Version ${version} was never published here; "h5pack status" lists what was.`,
      )
    }
    if (source.target === newest.target) {
      const part = source.parts.length === 0 ? '' : ', or a part by --pack'
      throw new RepositoryError(
        `Version ${version} is what ${channel} offers now; name an older one${part}.`,
      )
    }
    // Content that was in this channel before was allowed there.
    requireQaAllowed(source, channel, source.channel === channel)
    requireReleasable(source, channel)
    if (source.needs !== null && source.needs.app !== newest.needs?.app) {
      throw new RepositoryError(
        `${pack} ${version} was built against another common pack than the one that ${channel} offers; roll back the whole, without --pack.`,
      )
    }
    const members = source.needs === null ? setMembers(setWith(source, releases)) : [source]
    const targets = new Set(members.map((it) => it.target))
    const bad = releases.filter(
      (it) =>
        (source.needs === null ? isInFamily(it, pack) : it.pack === pack) &&
        it.channel === channel &&
        it.release > source.release &&
        !targets.has(it.target) &&
        // An older part for the content that is rolled back to changes no device.
        (source.needs !== null || it.needs?.app !== source.sha256) &&
        !it.expired,
    )
    const everyone = { basisPoints: EVERYONE, rollbackOf: newest.release }
    const back = copyReleases(members, channel, releases, everyone)
    const withdrawn = bad.map((it) => it.release)
    const rest = releases.map((it) => (bad.includes(it) ? { ...it, expired: true } : it))
    return added(rest, back, withdrawn)
  })
}

/** The newest set of which a release is a member. Throws `RepositoryError` when there is none. */
function setWith(member: Release, releases: readonly Release[]): ReleaseSet {
  const common =
    member.needs === null
      ? member
      : releases.find((it) => it.sha256 === member.needs?.app && it.channel === member.channel)
  const live = releases.filter((it) => !it.expired)
  // All parts of an older common pack may be withdrawn.
  for (const among of [live, releases]) {
    for (const set of common === undefined ? [] : candidateSets(common, among)) {
      if (setMembers(set).includes(member)) return set
    }
  }
  throw new RepositoryError(
    `Release ${member.release} has no complete set in ${member.channel}; "h5pack doctor" says what is missing.`,
  )
}

/**
 * The same contents as new releases of one group, lowest number first, with the same restrictions
 * to systems, apps and methods as before.
 */
function copyReleases(
  sources: readonly Release[],
  channel: string,
  releases: readonly Release[],
  policy: PolicyOptions & Pick<Partial<ReleasePolicy>, 'rollbackOf'>,
): Release[] {
  const salt = newSalt()
  const first = nextRelease(releases)
  return sources.map((source, at) => {
    const { raisedMinAppVersion, maxAppVersion, platforms, requiredMethods, wifiOnly, notes } =
      source
    const fields = releasePolicy({
      raisedMinAppVersion,
      maxAppVersion,
      platforms,
      wifiOnly,
      notes,
      ...policy,
      // Includes the methods that the pack requires, which no policy removes.
      requiredMethods: [...new Set([...requiredMethods, ...(policy.requiredMethods ?? [])])],
      channel,
      release: first + at,
      salt,
    })
    return { ...source, ...fields }
  })
}

function added(
  releases: readonly Release[],
  copies: readonly Release[],
  withdrawn: readonly number[],
): Edit<Omit<Changed, 'halts' | 'lifted' | 'installableUntil'>> {
  const [after, ...others] = copies
  if (after === undefined) throw new RepositoryError('There is nothing to release.')
  const all = [...copies.toReversed(), ...releases]
  requireComplete(all, copies)
  return { releases: all, value: { before: null, after, others, withdrawn } }
}
