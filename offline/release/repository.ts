import { transaction, withRepositoryLock, type RepositoryPlace } from './transaction.ts'
import { openRole } from './keys.ts'
import { expiry, lifetimes, writeTimestamp } from './metadata-store.ts'

// The entry point for publishing: creating a repository, publishing into it, refreshing it.
export { initRepository, trustedRootPath } from './init-repository.ts'
export { publish, publishSet } from './publish.ts'
export { refresh } from './refresh.ts'

/**
 * Signs a new timestamp for the same snapshot, with the timestamp key only. Returns when it expires
 * (ISO 8601, UTC). Throws `RepositoryError` and `KeyError`.
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
 * Renews targets, snapshot and timestamp without changing any release; needed once in 30 days. Returns
 * when devices stop installing (ISO 8601, UTC). Throws `RepositoryError` and `KeyError`.
 */
export async function refreshAll(place: RepositoryPlace): Promise<string> {
  const { installableUntil } = await transaction(place, (releases) => ({ releases, value: null }))
  return installableUntil
}
