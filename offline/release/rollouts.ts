import { effectiveHalt, type Halt } from '../policy/halts.ts'
import { releasePolicy, type Release, type ReleasePolicy } from '#offline/pack/release.ts'
import { RepositoryError } from './metadata-store.ts'
import { releaseGroup, select, type Selection } from './selection.ts'
import { transaction, type Editing, type RepositoryPlace } from './transaction.ts'

/** A release before and after a change; `before` is `null` for a new one. */
export interface Changed {
  readonly before: Release | null
  readonly after: Release
  /** The other releases of the group, which changed in the same way, as they are now. */
  readonly others: readonly Release[]
  /** Numbers of the releases that the change withdrew. */
  readonly withdrawn: readonly number[]
  /** Every halt of the repository; a change of a release may lift one, and adds none. */
  readonly halts: readonly Halt[]
  /** The halts that were in force before, and are no more. */
  readonly lifted: readonly Halt[]
  readonly installableUntil: string
}

/**
 * Lets a release reach this share of the devices, in hundredths of a percent. Throws
 * `RepositoryError`, `KeyError`.
 */
export function setRollout(place: RepositoryPlace, basisPoints: number, which: Selection = {}) {
  return change(place, which, { basisPoints })
}

/**
 * Stops installs of a release until `resume`; devices that have it keep it. Throws
 * `RepositoryError`, `KeyError`.
 */
export function pause(place: RepositoryPlace, which: Selection = {}) {
  return change(place, which, { paused: true })
}

/**
 * Ends a pause, and lifts an emergency halt: the same devices as before may have the release.
 * Throws `RepositoryError`, `KeyError`.
 */
export function resume(place: RepositoryPlace, which: Selection = {}) {
  return change(place, which, ({ liftedHalts }, halts) => ({
    paused: false,
    liftedHalts: Math.max(liftedHalts, ...halts.map((it) => it.number)),
  }))
}

/**
 * Withdraws a release for good; devices that have it keep it until a higher one. Throws
 * `RepositoryError`, `KeyError`.
 */
export function expireRelease(place: RepositoryPlace, which: Selection = {}) {
  return change(place, which, { expired: true })
}

/**
 * Withdraws every release of a channel for good. Their numbers are never reused. Throws
 * `RepositoryError`, `KeyError`.
 */
export async function removeChannel(
  place: RepositoryPlace,
  channel: string,
): Promise<{ readonly withdrawn: readonly number[]; readonly installableUntil: string }> {
  const { value, installableUntil } = await transaction(place, (releases) => {
    const live = releases.filter((it) => it.channel === channel && !it.expired)
    if (live.length === 0) {
      throw new RepositoryError(
        `The channel ${channel} offers nothing; "h5pack channel list" shows which do.`,
      )
    }
    return {
      releases: releases.map((it) => (live.includes(it) ? { ...it, expired: true } : it)),
      value: live.map((it) => it.release).toSorted((a, b) => a - b),
    }
  })
  return { withdrawn: value, installableUntil }
}

function change(
  place: RepositoryPlace,
  which: Selection,
  fields:
    | Partial<ReleasePolicy>
    | ((release: Release, halts: readonly Halt[]) => Partial<ReleasePolicy>),
): Promise<Changed> {
  return changeReleases(place, (releases, halts) => {
    const meant = select(releases, which)
    const group = releaseGroup(releases, meant)
    const changed = new Map(
      group.map((it) => {
        const own = halts.filter(({ release }) => release === it.release)
        const wanted = typeof fields === 'function' ? fields(it, own) : fields
        return [it, { ...it, ...releasePolicy({ ...it, ...wanted }) }]
      }),
    )
    const [before = meant] = group
    const [after = meant, ...others] = changed.values()
    return {
      releases: releases.map((it) => changed.get(it) ?? it),
      value: { before, after, others, withdrawn: [] },
    }
  })
}

/**
 * Changes releases in one transaction and returns them as they are afterwards. Throws
 * `RepositoryError`, `KeyError`.
 */
export async function changeReleases(
  place: RepositoryPlace,
  edit: Editing<Omit<Changed, 'halts' | 'lifted' | 'installableUntil'>>,
): Promise<Changed> {
  let halts: readonly Halt[] = []
  let held: readonly Halt[] = []
  const inForce = (them: readonly Release[]) => them.flatMap((it) => effectiveHalt(it, halts) ?? [])
  const { value, releases, installableUntil } = await transaction(place, (before, all) => {
    halts = all
    held = inForce(before)
    return edit(before, all)
  })
  const still = new Set(inForce(releases))
  const after = releases.find((it) => it.release === value.after.release) ?? value.after
  const lifted = held.filter((it) => !still.has(it))
  return { ...value, after, halts, lifted, installableUntil }
}
