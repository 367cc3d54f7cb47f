import { RepositoryError } from '../release/metadata-store.ts'
import { fromFolder, readFolder, type Folder } from './folder.ts'
import { replaceTimestamp } from './replace-timestamp.ts'
import { readStoreState, requireSuccessor, type StoreState } from './store-state.ts'
import { StoreError, type Protection, type Store } from './store.ts'
import { metadataStep, metadataSteps, missingPacks } from './upload-steps.ts'
import { putSeveral, verifiedPut } from './verified-put.ts'

export interface UploadOptions {
  readonly repoDir: string
  readonly store: Store
  readonly now?: () => Date
  /** Reads all and writes nothing. */
  readonly dryRun?: boolean
  /** Called with the share of bytes that were uploaded, in [0, 1]. */
  readonly onProgress?: (done: number) => void
}

export interface Uploaded {
  /** The files that were written, or would be, in this order; the timestamp is last. */
  readonly written: readonly { readonly path: string; readonly bytes: number }[]
  /** Files that were there already. */
  readonly skipped: number
  /** The number of the timestamp that devices see afterwards, and until when (ISO 8601, UTC). */
  readonly timestamp: number
  readonly timestampExpires: string
}

/** In ms. An unfinished upload that began earlier belongs to a killed command. */
const MAX_UPLOAD_TIME = 24 * 60 * 60 * 1000

/**
 * Uploads a repository's folder to a store: new packs, then versioned metadata, and
 * `timestamp.json` last, so that devices see the old state until the new one is complete. Every
 * file is read back and compared. When interrupted, the next upload continues. Uploads only files
 * that signed metadata lists, never the lock or a key. Throws `RepositoryError` for the folder, and
 * `StoreError` for the store, also when another publisher was faster.
 */
export async function upload(options: UploadOptions): Promise<Uploaded> {
  const { repoDir, store, dryRun = false } = options
  const folder = await readFolder(repoDir)
  const listed = new Map((await store.list()).map((file) => [file.path, file]))
  const standing = await readStoreState(store, folder)
  await requireSuccessor(store, standing, folder, fromFolder(repoDir))
  const now = options.now?.() ?? new Date()
  const packs = await missingPacks(options, folder, standing, listed, now)
  const timestamp = folder.chain.timestamp
  const stale = standing.chain?.timestamp.body.equals(timestamp.body) !== true
  const { before, after } = metadataSteps(folder, standing)
  const last = stale ? [metadataStep(timestamp)] : []
  const steps = [...packs, ...before, ...last, ...after]
  const all = folder.chain.files.length + folder.roots.length + (folder.chain.halt === null ? 3 : 4)
  const result: Uploaded = {
    written: steps.map(({ path, bytes }) => ({ path, bytes })),
    skipped: all - steps.length,
    timestamp: timestamp.metadata.signed.version,
    timestampExpires: timestamp.metadata.signed.expires,
  }
  if (dryRun) return result
  const protection = await requireProtection(store, folder, standing)
  // Parts of killed uploads are stored, and paid for, until they are aborted.
  await abortUnfinished(store, now, false)
  const put = verifiedPut(options, steps, protection)
  await putSeveral(packs, put)
  for (const step of before) await put(step)
  if (stale) await replaceTimestamp(options, folder, standing, protection)
  for (const step of after) await put(step)
  options.onProgress?.(1)
  return result
}

/**
 * Returns how the store protects its files, found out before anything is uploaded. Throws
 * `StoreError` where it does not, and leaves nothing there then.
 */
async function requireProtection(
  store: Store,
  { roots: [first] }: Folder,
  standing: StoreState,
): Promise<Protection> {
  if (first === undefined) throw new RepositoryError('The repository has no root.')
  const found = await store.protection(first.path, first.body)
  if (found !== null) return found
  if (standing.roots.length === 0) await store.remove(first.path)
  throw new StoreError(unprotected(store), 'Nothing was uploaded; take another store.')
}

/** A sentence on a store that has no conditional writes. */
export const unprotected = ({ name }: Store) =>
  `${name} overwrites files whatever the condition, so two publishers could undo each other.`

/**
 * Aborts the uploads of killed commands and returns their number; `dryRun` only counts them.
 * Returns 0 when the credentials do not allow this, since publishing does not need it.
 */
export async function abortUnfinished(store: Store, now: Date, dryRun: boolean): Promise<number> {
  return store
    .abandon(new Date(now.getTime() - MAX_UPLOAD_TIME), dryRun)
    .catch((error: unknown) => {
      if (error instanceof StoreError) return 0
      throw error
    })
}
