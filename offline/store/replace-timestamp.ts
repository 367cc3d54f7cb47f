import { fromFolder, type Folder } from './folder.ts'
import {
  metadataVersions,
  readStoreState,
  requireSuccessor,
  type StoreState,
} from './store-state.ts'
import { StoreError, TIMESTAMP, type Protection, type Store } from './store.ts'
import { claimTimestamp, showNewestClaim } from './timestamp-claims.ts'

/** The number of times that the timestamp is read again after another publisher has changed it. */
const ATTEMPTS = 4

/**
 * Makes the upload visible to devices, if the store still has the timestamp that was read before.
 */
export async function replaceTimestamp(
  { repoDir, store }: { readonly repoDir: string; readonly store: Store },
  folder: Folder,
  seen: StoreState,
  protection: Protection,
): Promise<void> {
  const { body, metadata } = folder.chain.timestamp
  const { version } = metadata.signed
  let standing = seen
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (protection === 'create') {
      if (!(await claimTimestamp(store, version, body))) throw claimedByOther(store, version)
      if (!(await showNewestClaim(store))) continue
    } else if (await store.putIf(TIMESTAMP, body, standing.etag)) {
      const there = await store.read(TIMESTAMP)
      if (there?.body.equals(body) === true) return
    }
    // Another publisher has written a timestamp, which may be newer, equal or older.
    standing = await readStoreState(store, folder)
    if (shows(standing, folder)) return
    await requireSuccessor(store, standing, folder, fromFolder(repoDir))
  }
  throw new StoreError(
    `${TIMESTAMP} in ${store.name} keeps changing.`,
    'Find out who else publishes there, then upload again.',
  )
}

const claimedByOther = ({ name }: Store, version: number) =>
  new StoreError(
    `Timestamp ${version} in ${name} is not the folder's: someone else publishes there from another copy, or began to.`,
    'Nothing was changed for devices. Run "h5pack refresh" in the right folder and upload that.',
  )

/** Returns whether the store has the folder's content already, by the same or a later timestamp. */
function shows({ chain }: StoreState, folder: Folder): boolean {
  return (
    chain?.snapshot.body.equals(folder.chain.snapshot.body) === true &&
    metadataVersions(chain).timestamp >= metadataVersions(folder.chain).timestamp
  )
}
