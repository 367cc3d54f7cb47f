import { TIMESTAMP, type Store, type StoredBytes } from './store.ts'

const CLAIM = /^metadata\/([1-9]\d{0,9})\.timestamp\.json$/

/** The file by which one publisher claims a version of the timestamp; devices never read it. */
export const claimPath = (version: number) => `metadata/${version}.timestamp.json`

/**
 * Claims a version of the timestamp in a store that protects new files only. Returns whether the
 * version is claimed for these bytes, by this call or an earlier one. Everything that the timestamp
 * names must be in the store before.
 */
export async function claimTimestamp(store: Store, version: number, body: Buffer) {
  if (await store.putIf(claimPath(version), body, null)) return true
  return (await store.read(claimPath(version)))?.body.equals(body) === true
}

/**
 * Shows the newest claim to devices, if they do not see it: a publisher that was slow may have
 * written an older one over it, or ended before it wrote its own. Returns whether they saw it.
 */
export async function showNewestClaim(store: Store): Promise<boolean> {
  const claim = await newestClaim(store)
  if (claim === null) return false
  const shown = await store.read(TIMESTAMP)
  if (shown?.body.equals(claim.body) === true) return true
  await store.put(TIMESTAMP, claim.body)
  return false
}

async function newestClaim(store: Store): Promise<StoredBytes | null> {
  const versions = (await store.list()).map(({ path }) => Number(CLAIM.exec(path)?.[1] ?? 0))
  const newest = Math.max(0, ...versions)
  return newest === 0 ? null : store.read(claimPath(newest))
}
