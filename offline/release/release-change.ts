import type { Release } from '../policy/release.ts'
import { transaction, type Editing, type RepositoryPlace } from './transaction.ts'

/** A release before and after a change; `before` is `null` for a new one. */
export interface Changed {
  readonly before: Release | null
  readonly after: Release
  /** The other members of the set that changed in the same way, as they are now. */
  readonly others: readonly Release[]
  /** Releases that the change withdrew with it. */
  readonly withdrawn: readonly number[]
  readonly installableUntil: string
}

export async function changeReleases(
  place: RepositoryPlace,
  edit: Editing<Omit<Changed, 'installableUntil'>>,
): Promise<Changed> {
  const { value, releases, installableUntil } = await transaction(place, edit)
  const after = releases.find((it) => it.release === value.after.release) ?? value.after
  return { ...value, after, installableUntil }
}
