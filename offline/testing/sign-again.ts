import { openRole } from '../release/keys.ts'
import { expiry, lifetimes, writeTimestamp } from '../release/metadata-store.ts'
import { transaction, withRepositoryLock, type RepositoryPlace } from '../release/transaction.ts'

/**
 * Signs a new timestamp over the same snapshot, and nothing else, with no other key at hand.
 * Returns when it expires (ISO 8601, UTC). Throws `RepositoryError` and `KeyError`.
 */
export function refreshTimestamp(place: RepositoryPlace): Promise<string> {
  return withRepositoryLock(place, async ({ root, timestamp }) => {
    const sources = { folders: [place.keysDir], signers: place.signers }
    const keys = { timestamp: await openRole(sources, 'timestamp', root.signed) }
    const { version, snapshotMeta } = timestamp.signed
    const now = place.now?.() ?? new Date()
    if (place.dryRun === true) return expiry(now, lifetimes.timestamp)
    const fresh = await writeTimestamp(place.repoDir, keys, version + 1, snapshotMeta, now)
    return fresh.expires
  })
}

/**
 * Signs targets, snapshot and timestamp again without changing what is released; needed once in
 * their 30 days. Returns when devices stop installing. Throws `RepositoryError` and `KeyError`.
 */
export async function refreshAll(place: RepositoryPlace): Promise<string> {
  const { installableUntil } = await transaction(place, (releases) => ({ releases, value: null }))
  return installableUntil
}
