import type { Root } from '@tufjs/models'
import {
  ChainError,
  haltPath,
  readChain,
  readRoots,
  snapshotPath,
  targetsPath,
  type Chain,
  type Link,
  type Read,
} from './chain.ts'
import type { Folder } from './folder.ts'
import { StoreError, TIMESTAMP, type Store } from './store.ts'

/** The state that a store shows to devices now. */
export interface StoreState {
  readonly roots: readonly Link<Root>[]
  /** `null` when no publication to this store was ever completed. */
  readonly chain: Chain | null
  /** The ETag of its timestamp, for the condition of the next write. */
  readonly etag: string | null
}

/**
 * Reads a store's state, verified by the roots of a folder. Throws `StoreError` for another or a
 * damaged repository.
 */
export async function readStoreState(store: Store, { roots: ours }: Folder): Promise<StoreState> {
  let etag: string | null = null
  const read: Read = async (path) => {
    const found = await store.read(path)
    if (path === TIMESTAMP) etag = found?.etag ?? null
    return found?.body ?? null
  }
  try {
    const roots = await readRoots(read)
    const strange = roots.find(({ body }, index) => ours[index]?.body.equals(body) === false)
    if (strange !== undefined) {
      throw new StoreError(
        `${store.name} holds another repository (${strange.path} is not the same).`,
        'Give another --to, or the right --repo.',
      )
    }
    if (roots.length > ours.length) {
      throw new StoreError(
        `${store.name} has root ${roots.length}, this folder only ${ours.length}.`,
        'Publish from the folder in which the keys were changed last.',
      )
    }
    const chain = await readChain(
      read,
      ours.map(({ metadata }) => metadata),
    )
    return { roots, chain, etag }
  } catch (error) {
    if (!(error instanceof ChainError)) throw error
    throw new StoreError(
      `What ${store.name} shows is not this repository's (${error.message}).`,
      `Find out who wrote there. To show the folder's instead, delete ${TIMESTAMP} there and upload again.`,
      { cause: error },
    )
  }
}

/**
 * Throws `StoreError` for a folder whose upload would revert the store: an older one, or one that
 * diverged from a copy that was published in the meantime.
 */
export async function requireSuccessor(
  store: Store,
  standing: StoreState,
  folder: Folder,
  read: Read,
): Promise<void> {
  const { chain } = standing
  if (chain === null) return
  const theirs = metadataVersions(chain)
  const ours = metadataVersions(folder.chain)
  const older = (['timestamp', 'snapshot', 'targets'] as const).find(
    (role) => ours[role] < theirs[role],
  )
  if (older !== undefined) {
    throw new StoreError(
      `${store.name} shows ${older} ${theirs[older]}, this folder has only ${ours[older]}: someone else published there.`,
      NEXT,
    )
  }
  const past = [
    { path: snapshotPath(theirs.snapshot), body: chain.snapshot.body },
    { path: targetsPath(theirs.targets), body: chain.targets.body },
    ...(chain.halt === null ? [] : [{ path: haltPath(theirs.halt), body: chain.halt.body }]),
    ...(ours.timestamp === theirs.timestamp ? [chain.timestamp] : []),
  ]
  for (const { path, body } of past) {
    const own = await read(path)
    if (own !== null && !own.equals(body)) {
      throw new StoreError(
        `${path} in ${store.name} is not the folder's: someone else published there from another copy.`,
        NEXT,
      )
    }
  }
}

const NEXT = 'Nothing was changed; publish from the folder that was published last.'

/** The numbers of a chain's metadata. */
export function metadataVersions({ timestamp, snapshot, targets, halt }: Chain) {
  return {
    timestamp: timestamp.metadata.signed.version,
    snapshot: snapshot.metadata.signed.version,
    targets: targets.metadata.signed.version,
    // Lower than any version: there are no halts.
    halt: halt?.metadata.signed.version ?? 0,
  }
}
