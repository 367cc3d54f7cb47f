import {
  Metadata,
  MetadataKind,
  type Root,
  type Snapshot,
  type Targets,
  type Timestamp,
} from '@tufjs/models'
import { HALT_FILE, HALT_ROLE } from '../policy/halts.ts'
import { TIMESTAMP } from './store.ts'

/** Reads one file of a repository by its path; `null` when there is none. */
export type Read = (path: string) => Promise<Buffer | null>

/** One metadata file: its path, bytes and parsed content. */
export interface Link<Body extends Root | Timestamp | Snapshot | Targets> {
  readonly path: string
  readonly body: Buffer
  readonly metadata: Metadata<Body>
}

/** A file of the repository that the targets list. */
export interface NamedFile {
  /** `targets/SHA256.NAME`. */
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

/** The metadata and files that devices see, starting from the timestamp. */
export interface Chain {
  readonly timestamp: Link<Timestamp>
  readonly snapshot: Link<Snapshot>
  readonly targets: Link<Targets>
  /** Emergency halts; `null` when the targets delegate no halt role. */
  readonly halt: Link<Targets> | null
  readonly files: readonly NamedFile[]
}

/** Invalid metadata. The message names the file and the reason, but no next step. */
export class ChainError extends Error {
  override readonly name = 'ChainError'
}

export const rootPath = (version: number) => `metadata/${version}.root.json`
export const snapshotPath = (version: number) => `metadata/${version}.snapshot.json`
export const targetsPath = (version: number) => `metadata/${version}.targets.json`
export const haltPath = (version: number) => `metadata/${version}.${HALT_FILE}`

/** Every root from the first on, each signed by the one before. Throws `ChainError`. */
export async function readRoots(read: Read): Promise<Link<Root>[]> {
  const roots: Link<Root>[] = []
  for (;;) {
    const path = rootPath(roots.length + 1)
    const body = await read(path)
    if (body === null) return roots
    const metadata = checkFile(path, () => {
      const root: Metadata<Root> = Metadata.fromJSON(MetadataKind.Root, parseJson(body))
      roots.at(-1)?.metadata.verifyDelegate('root', root)
      root.verifyDelegate('root', root)
      return root
    })
    roots.push({ path, body, metadata })
  }
}

/**
 * Reads the timestamp, and the snapshot and targets to which it refers, each signed by the keys of
 * one of the roots. `null` when there is no timestamp, and devices see nothing. Throws
 * `ChainError`.
 */
export async function readChain(
  read: Read,
  roots: readonly Metadata<Root>[],
): Promise<Chain | null> {
  const body = await read(TIMESTAMP)
  if (body === null) return null
  const timestamp = checkFile(TIMESTAMP, () => {
    const metadata = Metadata.fromJSON(MetadataKind.Timestamp, parseJson(body))
    verify('timestamp', metadata, roots)
    return { path: TIMESTAMP, body, metadata }
  })
  const { snapshotMeta } = timestamp.metadata.signed
  const snapshotAt = snapshotPath(snapshotMeta.version)
  const snapshotBody = await readRequired(read, snapshotAt)
  const snapshot = checkFile(snapshotAt, () => {
    snapshotMeta.verify(snapshotBody)
    const metadata = Metadata.fromJSON(MetadataKind.Snapshot, parseJson(snapshotBody))
    verify('snapshot', metadata, roots)
    return { path: snapshotAt, body: snapshotBody, metadata }
  })
  const targetsMeta = snapshot.metadata.signed.meta['targets.json']
  const targetsAt = targetsPath(targetsMeta?.version ?? 0)
  const targetsBody = await readRequired(read, targetsAt)
  const targets = checkFile(targetsAt, () => {
    targetsMeta?.verify(targetsBody)
    const metadata = readTargets(targetsBody)
    verify('targets', metadata, roots)
    return { path: targetsAt, body: targetsBody, metadata }
  })
  const halt = await readHalt(read, snapshot.metadata, targets.metadata)
  return { timestamp, snapshot, targets, halt, files: namedFiles(targets.metadata) }
}

async function readHalt(
  read: Read,
  { signed: { meta } }: Metadata<Snapshot>,
  targets: Metadata<Targets>,
): Promise<Link<Targets> | null> {
  if (targets.signed.delegations?.roles?.[HALT_ROLE] === undefined) return null
  const path = haltPath(meta[HALT_FILE]?.version ?? 0)
  const body = await readRequired(read, path)
  return checkFile(path, () => {
    meta[HALT_FILE]?.verify(body)
    const metadata = readTargets(body)
    targets.verifyDelegate(HALT_ROLE, metadata)
    return { path, body, metadata }
  })
}

/** Parses targets metadata without verifying signatures. Throws for any other content. */
export function readTargets(body: Buffer): Metadata<Targets> {
  return Metadata.fromJSON(MetadataKind.Targets, parseJson(body))
}

/** The files that targets metadata lists, with their paths in the repository. */
export function namedFiles({ signed }: Metadata<Targets>): NamedFile[] {
  return Object.values(signed.targets).map(({ path, length, hashes }) => {
    const sha256 = hashes['sha256'] ?? ''
    const slash = path.lastIndexOf('/') + 1
    const name = `${path.slice(0, slash)}${sha256}.${path.slice(slash)}`
    return { path: `targets/${name}`, bytes: length, sha256 }
  })
}

/** Returns whether a device with this root accepts all signatures of the chain. */
export function isAcceptedBy(
  root: Metadata<Root>,
  { timestamp, snapshot, targets }: Chain,
): boolean {
  try {
    verify('timestamp', timestamp.metadata, [root])
    verify('snapshot', snapshot.metadata, [root])
    verify('targets', targets.metadata, [root])
    return true
  } catch {
    return false
  }
}

/** Accepts signatures by the keys of any root, since keys are rotated. */
function verify(
  role: 'timestamp' | 'snapshot' | 'targets',
  metadata: Metadata<Timestamp | Snapshot | Targets>,
  roots: readonly Metadata<Root>[],
): void {
  let reason: unknown = new Error('there is no root')
  for (const root of roots.toReversed()) {
    try {
      return root.verifyDelegate(role, metadata)
    } catch (error) {
      reason = error
    }
  }
  throw reason
}

const parseJson = (body: Buffer) => JSON.parse(body.toString())

async function readRequired(read: Read, path: string): Promise<Buffer> {
  const body = await read(path)
  if (body === null) throw new ChainError(`${path} is missing`)
  return body
}

function checkFile<T>(path: string, check: () => T): T {
  try {
    return check()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ChainError(`${path} is invalid: ${reason}`, { cause: error })
  }
}
