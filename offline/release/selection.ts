import { APP_PACK, PRODUCTION, type Release } from '#offline/pack/release.ts'
import { isInFamily } from '../policy/release-set.ts'
import { RepositoryError } from './metadata-store.ts'

/**
 * Selects a release by number, or the newest one of a channel's pack that is not withdrawn; without
 * a pack, of the app's common pack and its parts. Releases that were published together change
 * together.
 */
export interface Selection {
  readonly channel?: string
  readonly pack?: string
  readonly release?: number
}

/** The selected release. Throws `RepositoryError` when there is none, or when it was withdrawn. */
export function select(releases: readonly Release[], which: Selection): Release {
  const { channel = PRODUCTION, pack, release } = which
  if (release === undefined) {
    const newest = newestRelease(releases, channel, pack)
    if (newest !== undefined) return newest
    throw new RepositoryError(`Nothing is released in ${channel}; publish a pack first.`)
  }
  const named = releases.find((it) => it.release === release)
  if (named === undefined) {
    throw new RepositoryError(`There is no release ${release}; "h5pack status" lists them.`)
  }
  if (named.expired) {
    throw new RepositoryError(`Release ${release} was withdrawn for good; publish a new one.`)
  }
  return named
}

export function newestRelease(
  releases: readonly Release[],
  channel: string,
  pack: string | undefined,
): Release | undefined {
  const meant = (it: Release) => (pack === undefined ? isInFamily(it, APP_PACK) : it.pack === pack)
  return releases.find((it) => it.channel === channel && meant(it) && !it.expired)
}

/** A release with those that were published with it, lowest number first. */
export function releaseGroup(releases: readonly Release[], meant: Release): Release[] {
  return releases
    .filter((it) => it === meant || (it.salt !== '' && it.salt === meant.salt && !it.expired))
    .toSorted((a, b) => a.release - b.release)
}
