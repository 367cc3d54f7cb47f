import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Root, Snapshot, Targets } from '@tufjs/models'
import { fileDigest } from '../release/file-digest.ts'
import { RepositoryError } from '../release/metadata-store.ts'
import { isAcceptedBy, type Link } from './chain.ts'
import type { Folder } from './folder.ts'
import { metadataVersions, type StoreState } from './store-state.ts'
import type { Source, Store, StoredFile } from './store.ts'

/** A file that an upload writes. */
export interface Step {
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

/**
 * The packs and deltas to upload. Files that devices see already were verified when they were
 * uploaded.
 */
export async function missingPacks(
  { repoDir, store }: { readonly repoDir: string; readonly store: Store },
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
export function metadataSteps(
  folder: Folder,
  standing: StoreState,
): { before: Step[]; after: Step[] } {
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

/** The step that writes a file of metadata. */
export const metadataStep = ({
  path,
  body,
}: Pick<Link<Root | Snapshot | Targets>, 'path' | 'body'>): Step => ({
  path,
  bytes: body.length,
  sha256: sha256Hex(body),
  source: body,
})

const sha256Hex = (body: Buffer) => createHash('sha256').update(body).digest('hex')
