import {
  APP_PACK,
  EVERYONE,
  PRODUCTION,
  releasePolicy,
  type Release,
  type ReleasePolicy,
} from '../pack/release.ts'
import { amend, type Edit, type RepositoryPlace } from './amend.ts'
import { RepositoryError } from './metadata-store.ts'
import { newSalt, nextRelease, type PolicyOptions } from './publish.ts'

/** Which release is meant: by number, or the newest that is not withdrawn of a channel's pack. */
export interface Selection {
  readonly channel?: string
  readonly pack?: string
  readonly release?: number
}

/** A release before and after a change; `before` is `null` for a new one. */
export interface Changed {
  readonly before: Release | null
  readonly after: Release
  /** Releases that the change withdrew with it. */
  readonly withdrawn: readonly number[]
  readonly timestampExpires: string
}

/** Lets a release reach this share of the devices, in hundredths of a percent. Throws `RepositoryError`, `KeyError`. */
export function setRollout(place: RepositoryPlace, basisPoints: number, which: Selection = {}) {
  return change(place, which, { basisPoints })
}

/** Gives a release to nobody until `resume`; who has it keeps it. Throws `RepositoryError`, `KeyError`. */
export function pause(place: RepositoryPlace, which: Selection = {}) {
  return change(place, which, { paused: true })
}

/** Ends a pause: the same devices as before may have the release. Throws `RepositoryError`, `KeyError`. */
export function resume(place: RepositoryPlace, which: Selection = {}) {
  return change(place, which, { paused: false })
}

/** Withdraws a release for good; who has it keeps it until a higher one comes. Throws `RepositoryError`, `KeyError`. */
export function expireRelease(place: RepositoryPlace, which: Selection = {}) {
  return change(place, which, { expired: true })
}

/**
 * Publishes what is newest in one channel to another, as a new release with its own number, salt and percentage.
 * Throws `RepositoryError`, `KeyError`.
 */
export function promote(
  place: RepositoryPlace,
  to: string,
  from: Selection,
  policy: PolicyOptions = {},
): Promise<Changed> {
  return run(place, (releases) => {
    const source = select(releases, from)
    if (source.channel === to) {
      throw new RepositoryError(
        `Release ${source.release} is in ${to} already; give another channel, or --from.`,
      )
    }
    const live = newestOf(releases, to, source.pack)
    if (live?.target === source.target) {
      throw new RepositoryError(
        `Version ${source.version} is the newest of ${to} already: release ${live.release}.`,
      )
    }
    return added(releases, copyOf(source, to, releases, policy), [])
  })
}

/**
 * Takes back what is newest in a channel: a higher release that names an older version's content, for everyone at once.
 * Every release of the channel that came after that version is withdrawn with it. Throws `RepositoryError`, `KeyError`.
 */
export function rollBack(
  place: RepositoryPlace,
  version: string,
  which: Selection = {},
): Promise<Changed> {
  const { channel = PRODUCTION, pack = APP_PACK } = which
  return run(place, (releases) => {
    const newest = newestOf(releases, channel, pack)
    if (newest === undefined) {
      throw new RepositoryError(`Nothing is released in ${channel}: there is nothing to take back.`)
    }
    const older = releases.filter((it) => it.pack === pack && it.version === version)
    const source = older.find((it) => it.channel === channel) ?? older[0]
    if (source === undefined) {
      throw new RepositoryError(
        `Version ${version} was never published here; "h5pack status" lists what was.`,
      )
    }
    if (source.target === newest.target) {
      throw new RepositoryError(
        `Version ${version} is what ${channel} offers now; name an older one.`,
      )
    }
    const bad = releases.filter(
      (it) =>
        it.pack === pack &&
        it.channel === channel &&
        it.release > source.release &&
        it.target !== source.target &&
        !it.expired,
    )
    const after = copyOf(source, channel, releases, { basisPoints: EVERYONE })
    const withdrawn = bad.map((it) => it.release)
    const rest = releases.map((it) => (bad.includes(it) ? { ...it, expired: true } : it))
    return added(rest, { ...after, rollbackOf: newest.release }, withdrawn)
  })
}

function change(
  place: RepositoryPlace,
  which: Selection,
  fields: Partial<ReleasePolicy>,
): Promise<Changed> {
  return run(place, (releases) => {
    const before = select(releases, which)
    const after = { ...before, ...releasePolicy({ ...before, ...fields }) }
    return {
      releases: releases.map((it) => (it === before ? after : it)),
      value: { before, after, withdrawn: [] },
    }
  })
}

async function run(
  place: RepositoryPlace,
  edit: (releases: readonly Release[]) => Edit<Omit<Changed, 'timestampExpires'>>,
): Promise<Changed> {
  const { value, releases, timestampExpires } = await amend(place, edit)
  const after = releases.find((it) => it.release === value.after.release) ?? value.after
  return { ...value, after, timestampExpires }
}

/** The release that is meant. Throws `RepositoryError` when there is none, or when it was withdrawn. */
function select(releases: readonly Release[], which: Selection): Release {
  const { channel = PRODUCTION, pack = APP_PACK, release } = which
  if (release === undefined) {
    const newest = newestOf(releases, channel, pack)
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

function newestOf(
  releases: readonly Release[],
  channel: string,
  pack: string,
): Release | undefined {
  return releases.find((it) => it.channel === channel && it.pack === pack && !it.expired)
}

/** The same content as a new release; what restricted the old one to some devices restricts the new one too. */
function copyOf(
  source: Release,
  channel: string,
  releases: readonly Release[],
  policy: PolicyOptions,
): Release {
  const { raisedMinAppVersion, maxAppVersion, platforms, requiredMethods, wifiOnly, notes } = source
  const fields = releasePolicy({
    raisedMinAppVersion,
    maxAppVersion,
    platforms,
    requiredMethods,
    wifiOnly,
    notes,
    ...policy,
    channel,
    release: nextRelease(releases),
    salt: newSalt(),
  })
  return { ...source, ...fields }
}

function added(
  releases: readonly Release[],
  after: Release,
  withdrawn: readonly number[],
): Edit<Omit<Changed, 'timestampExpires'>> {
  return { releases: [after, ...releases], value: { before: null, after, withdrawn } }
}
