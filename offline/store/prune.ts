import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sweepLeftovers } from '../release/leftovers.ts'
import { withLock } from '../release/repository-lock.ts'
import {
  ChainError,
  haltPath,
  namedFiles,
  readChain,
  readTargets,
  snapshotPath,
  targetsPath,
  type Read,
} from './chain.ts'
import { fromFolder, listFolder, readFolder } from './folder.ts'
import { metadataVersions } from './store-state.ts'
import { StoreError, type Store, type StoredFile } from './store.ts'
import { claimPath } from './timestamp-claims.ts'

export interface PruneOptions {
  /** The repository's folder. */
  readonly repoDir: string
  /**
   * The time for which a file stays after it was last named, in milliseconds: devices may be in the
   * middle of downloading it.
   */
  readonly grace: number
  readonly now?: () => Date
  /** Looks, and deletes nothing. */
  readonly dryRun?: boolean
  /** Receives the deleted fraction, in [0, 1]. */
  readonly onProgress?: (done: number) => void
}

/** The place that files are taken away from. */
interface Shelf {
  readonly name: string
  list(): Promise<StoredFile[]>
  readonly read: Read
  remove(path: string): Promise<void>
}

export interface Pruned {
  /** The files that were deleted, or would be. */
  readonly removed: readonly { readonly path: string; readonly bytes: number }[]
  /** The number of files that stay. */
  readonly kept: number
}

/**
 * No grace may be shorter: so long a device may still follow an older timestamp. In milliseconds.
 */
export const MIN_GRACE = 24 * 60 * 60 * 1000

const NUMBERED = /^metadata\/([1-9]\d{0,9})\.(timestamp|targets|snapshot|halt)\.json$/
const PACK = /^targets\/(?:.*\/)?[0-9a-f]{64}\.[^/]+$/

/**
 * Deletes from a repository's folder what nothing names any more and nothing has named for the
 * grace time: packs, and the snapshots and targets before the ones that are shown. Roots stay for
 * ever, for phones that were off; files with other names are not touched. The age of the metadata
 * that came next says since when a file is unnamed. Throws `RepositoryError`, `StoreError`, and a
 * `RangeError` for a grace under a day.
 */
export async function pruneFolder(options: PruneOptions): Promise<Pruned> {
  const { repoDir } = options
  const shelf: Shelf = {
    name: repoDir,
    list: () => listFolder(repoDir),
    read: fromFolder(repoDir),
    remove: (path) => rm(join(repoDir, path)),
  }
  const work = () => prune(shelf, options)
  if (options.dryRun === true) return work()
  return withLock(repoDir, async () => {
    const pruned = await work()
    const swept = await sweepLeftovers(repoDir, options.now?.())
    return { ...pruned, removed: [...pruned.removed, ...swept] }
  })
}

/**
 * The same for a store that shows the repository of the folder; unfinished uploads are given up
 * too. Throws as `pruneFolder` does.
 */
export async function pruneStore(
  store: Store,
  options: PruneOptions,
): Promise<Pruned & { readonly abandoned: number }> {
  const shelf: Shelf = {
    name: store.name,
    list: () => store.list(),
    read: async (path) => (await store.read(path))?.body ?? null,
    remove: (path) => store.remove(path),
  }
  const pruned = await prune(shelf, options)
  const now = options.now?.() ?? new Date()
  const before = new Date(now.getTime() - options.grace)
  const abandoned = await store.abandon(before, options.dryRun === true).catch((error: unknown) => {
    // Not every store lists them, and not every key may.
    if (error instanceof StoreError) return 0
    throw error
  })
  return { ...pruned, abandoned }
}

async function prune(shelf: Shelf, options: PruneOptions): Promise<Pruned> {
  const { grace } = options
  if (!(grace >= MIN_GRACE)) throw new RangeError('The grace is a day at least.')
  const { roots } = await readFolder(options.repoDir)
  const listed = await shelf.list()
  const chain = await readChain(
    shelf.read,
    roots.map(({ metadata }) => metadata),
  ).catch((error: unknown) => {
    if (!(error instanceof ChainError)) throw error
    throw new StoreError(
      `Nothing was deleted: what ${shelf.name} shows is invalid (${error.message}).`,
      'Run "h5pack doctor" first.',
      { cause: error },
    )
  })
  if (chain === null) {
    throw new StoreError(`Nothing was deleted: ${shelf.name} shows nothing.`, 'Upload to it first.')
  }
  const now = options.now?.() ?? new Date()
  const young = ({ modified }: StoredFile) => now.getTime() - modified.getTime() < grace
  const versions = metadataVersions(chain)
  const kept = new Set<string>()
  const numbered = {
    timestamp: claimPath,
    snapshot: snapshotPath,
    targets: targetsPath,
    halt: haltPath,
  } as const
  for (const role of ['timestamp', 'snapshot', 'targets', 'halt'] as const) {
    const ages = listed
      .flatMap((file) => {
        const [, version = '', of] = NUMBERED.exec(file.path) ?? []
        return of === role ? [{ version: Number(version), young: young(file) }] : []
      })
      .toSorted((a, b) => a.version - b.version)
    for (const [index, { version }] of ages.entries()) {
      // This one has not been shown for as long as the next one has existed; later ones are about
      // to be shown.
      if (version >= versions[role] || ages[index + 1]?.young === true)
        kept.add(numbered[role](version))
    }
  }
  for (const path of [...kept].filter((it) => it.endsWith('.targets.json'))) {
    const body = await shelf.read(path)
    if (body !== null) for (const file of namedFiles(readTargets(body))) kept.add(file.path)
  }
  const old = listed.filter(
    (file) =>
      (NUMBERED.test(file.path) || (PACK.test(file.path) && !young(file))) && !kept.has(file.path),
  )
  for (const [index, { path }] of old.entries()) {
    options.onProgress?.(index / old.length)
    if (options.dryRun !== true) await shelf.remove(path)
  }
  options.onProgress?.(1)
  return {
    removed: old.map(({ path, bytes }) => ({ path, bytes })),
    kept: listed.length - old.length,
  }
}
