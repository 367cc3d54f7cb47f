import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Root, Snapshot, Targets } from '@tufjs/models'
import { fileDigest } from '../release/file-digest.ts'
import { RepositoryError } from '../release/metadata-store.ts'
import { isAcceptedBy, type Link } from './chain.ts'
import { fromFolder, readFolder, type Folder } from './folder.ts'
import {
  readStoreState,
  requireSuccessor,
  metadataVersions,
  type StoreState,
} from './store-state.ts'
import {
  StoreError,
  TIMESTAMP,
  type Protection,
  type Source,
  type Store,
  type StoredFile,
} from './store.ts'
import { claimTimestamp, showNewestClaim } from './timestamp-claims.ts'

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
  /** What was written, or would be, in this order; the timestamp is last. */
  readonly written: readonly { readonly path: string; readonly bytes: number }[]
  /** Files that were there already. */
  readonly skipped: number
  /** The number of the timestamp that devices see afterwards, and until when (ISO 8601, UTC). */
  readonly timestamp: number
  readonly timestampExpires: string
}

interface Step {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
  readonly source: Source
}

const HOUR = 60 * 60 * 1000
/**
 * In ms. Unused files may be pruned after a day; those older than this are uploaded again, which
 * renews their age.
 */
const FRESH = 12 * HOUR
const CONCURRENCY = 4
/** In ms. An unfinished upload that began earlier belongs to a killed command. */
const MAX_UPLOAD_TIME = 24 * HOUR
/** How often the timestamp is read again after another publisher has changed it. */
const ATTEMPTS = 4

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
 * How the store protects its files, found out before anything is uploaded. Throws `StoreError`
 * where it does not, and leaves nothing there then.
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

/**
 * The packs and deltas to upload. Files that devices see already were verified when they were
 * uploaded.
 */
async function missingPacks(
  { repoDir, store }: UploadOptions,
  { chain }: Folder,
  standing: StoreState,
  listed: ReadonlyMap<string, StoredFile>,
  now: Date,
): Promise<Step[]> {
  const shown = new Set(standing.chain?.files.map(({ path }) => path))
  const missing: Step[] = []
  for (const { path, bytes, sha256 } of chain.files) {
    const there = listed.get(path)
    if (there?.bytes === bytes) {
      if (shown.has(path)) continue
      const young = now.getTime() - there.modified.getTime() < FRESH
      if (young && (await store.digest(path))?.sha256 === sha256) continue
    }
    const file = join(repoDir, path)
    if ((await fileDigest(file))?.sha256 !== sha256) {
      throw new RepositoryError(
        `${file} is missing or not what was signed; run "h5pack doctor". Nothing was uploaded.`,
      )
    }
    missing.push({ path, bytes, sha256, source: { file, bytes } })
  }
  return missing
}

/**
 * The new metadata to write before and after the timestamp. A new root is written before it, unless
 * devices with the new root would refuse the store's current state while devices with the old root
 * accept the new state.
 */
function metadataSteps(folder: Folder, standing: StoreState): { before: Step[]; after: Step[] } {
  const { chain, newest } = folder
  const theirs = standing.chain
  const roots = folder.roots.slice(standing.roots.length).map(metadataStep)
  const lastRoot = standing.roots.at(-1)
  const rootsLast =
    theirs !== null &&
    lastRoot !== undefined &&
    !isAcceptedBy(newest.metadata, theirs) &&
    isAcceptedBy(lastRoot.metadata, chain)
  // Files that are not referred to yet are written even when they exist: `prune` uses their age.
  const hidden = (role: 'snapshot' | 'targets' | 'halt') =>
    theirs === null || metadataVersions(theirs)[role] < metadataVersions(chain)[role]
  const numbered = [
    ...(hidden('targets') ? [metadataStep(chain.targets)] : []),
    ...(chain.halt !== null && hidden('halt') ? [metadataStep(chain.halt)] : []),
    ...(hidden('snapshot') ? [metadataStep(chain.snapshot)] : []),
  ]
  return rootsLast
    ? { before: numbered, after: roots }
    : { before: [...numbered, ...roots], after: [] }
}

/**
 * Writes several files at once. After a failure it starts no more and waits for the running ones
 * before it throws.
 */
async function putSeveral(steps: readonly Step[], put: (step: Step) => Promise<void>) {
  let failed = false
  const queue = steps.values()
  const ends = await Promise.allSettled(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const step of queue) {
        if (failed) return
        await put(step).catch((error: unknown) => {
          failed = true
          throw error
        })
      }
    }),
  )
  const end = ends.find((it) => it.status === 'rejected')
  if (end !== undefined) throw end.reason
}

/** A function that writes one file and reads it back, and deletes and refuses one that differs. */
function verifiedPut(
  { store, onProgress }: UploadOptions,
  steps: readonly Step[],
  protection: Protection,
) {
  const whole = steps.reduce((sum, { bytes }) => sum + bytes, 0)
  const sent = new Map<string, number>()
  const tell = (path: string, bytes: number) => {
    sent.set(path, bytes)
    onProgress?.(Math.min(1, [...sent.values()].reduce((sum, it) => sum + it, 0) / whole))
  }
  return async ({ path, bytes, sha256, source }: Step): Promise<void> => {
    if (Buffer.isBuffer(source)) await putMetadata(store, path, source, protection)
    else await store.put(path, source, (loaded) => tell(path, loaded))
    const there = await store.digest(path)
    if (there?.sha256 !== sha256) {
      await store.remove(path)
      throw new StoreError(
        `${store.name} has other bytes of ${path} than were sent; they were deleted there.`,
        'Upload again; if it stays so, ask who keeps the store.',
      )
    }
    tell(path, bytes)
  }
}

/**
 * Writes versioned metadata; never replaces other bytes, which another publisher may be about to
 * use. The same bytes are written again, since `prune` uses a file's age.
 */
async function putMetadata(store: Store, path: string, body: Buffer, protection: Protection) {
  if (await store.putIf(path, body, null)) return
  const there = await store.read(path)
  if (there !== null && !there.body.equals(body)) {
    throw new StoreError(
      `${path} in ${store.name} is not the folder's: someone else publishes there from another copy, or began to.`,
      'Nothing was changed for devices. Run "h5pack refresh --all" in the right folder and upload that.',
    )
  }
  if (protection === 'create') await store.put(path, body)
  else await store.putIf(path, body, there?.etag ?? null)
}

/**
 * Makes the upload visible to devices, if the store still has the timestamp that was read before.
 */
async function replaceTimestamp(
  options: UploadOptions,
  folder: Folder,
  seen: StoreState,
  protection: Protection,
): Promise<void> {
  const { store } = options
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
    await requireSuccessor(store, standing, folder, fromFolder(options.repoDir))
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

/** Whether the store has the folder's content already, by the same or a later timestamp. */
function shows({ chain }: StoreState, folder: Folder): boolean {
  return (
    chain?.snapshot.body.equals(folder.chain.snapshot.body) === true &&
    metadataVersions(chain).timestamp >= metadataVersions(folder.chain).timestamp
  )
}

const metadataStep = ({
  path,
  body,
}: Pick<Link<Root | Snapshot | Targets>, 'path' | 'body'>): Step => ({
  path,
  bytes: body.length,
  sha256: sha256Hex(body),
  source: body,
})

const sha256Hex = (body: Buffer) => createHash('sha256').update(body).digest('hex')
