import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  Metadata,
  MetadataKind,
  MetaFile,
  Snapshot,
  Timestamp,
  type Root,
  type Targets,
} from '@tufjs/models'
import { replaceFile } from '../durable-write.ts'
import type { RoleKey, RoleKeys } from './keys.ts'

/** The Update Framework's version that the metadata follows. */
export const specVersion = '1.0.31'

const DAY = 24 * 60 * 60 * 1000

/** How long each role's signature holds, in milliseconds. */
export const lifetimes = {
  root: 365 * DAY,
  targets: 30 * DAY,
  snapshot: 30 * DAY,
  timestamp: DAY,
} as const

/** The keys that lie where releases are published from. */
export type OnlineKeys = RoleKeys<'targets' | 'snapshot' | 'timestamp'>

/** The repository's newest metadata, each checked against the keys that its root names. */
export interface Trusted {
  readonly root: Metadata<Root>
  readonly targets: Metadata<Targets>
  readonly snapshot: Metadata<Snapshot>
  readonly timestamp: Metadata<Timestamp>
}

/** The repository on disk is missing or not what it should be. The message says what to do. */
export class RepositoryError extends Error {
  override readonly name = 'RepositoryError'
}

export const metadataPath = (repoDir: string, name: string) => join(repoDir, 'metadata', name)

/** An expiry date as the specification writes it: UTC, whole seconds. */
export function expiry(now: Date, lifetime: number): string {
  return new Date(now.getTime() + lifetime).toISOString().replace(/\.\d+Z$/, 'Z')
}

/** Signs metadata with each key and gives its bytes. */
export function signed(
  body: Root | Targets | Snapshot | Timestamp,
  keys: readonly RoleKey[],
): Buffer<ArrayBuffer> {
  const metadata = new Metadata(body)
  for (const { sign } of keys) metadata.sign(sign)
  return Buffer.from(JSON.stringify(metadata.toJSON()))
}

/** Reads the newest metadata, following the versions from the timestamp; `null` when the folder holds no repository. */
export async function readTrusted(repoDir: string): Promise<Trusted | null> {
  const rootBytes = await newestRoot(repoDir)
  if (rootBytes === null) return null
  try {
    const root = Metadata.fromJSON(MetadataKind.Root, JSON.parse(rootBytes.toString()))
    root.verifyDelegate('root', root)
    const timestamp = Metadata.fromJSON(
      MetadataKind.Timestamp,
      JSON.parse(await text(repoDir, 'timestamp.json')),
    )
    root.verifyDelegate('timestamp', timestamp)
    const snapshotVersion = timestamp.signed.snapshotMeta.version
    const snapshot = Metadata.fromJSON(
      MetadataKind.Snapshot,
      JSON.parse(await text(repoDir, `${snapshotVersion}.snapshot.json`)),
    )
    root.verifyDelegate('snapshot', snapshot)
    const targetsVersion = snapshot.signed.meta['targets.json']?.version ?? 0
    const targets = Metadata.fromJSON(
      MetadataKind.Targets,
      JSON.parse(await text(repoDir, `${targetsVersion}.targets.json`)),
    )
    root.verifyDelegate('targets', targets)
    return { root, targets, snapshot, timestamp }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new RepositoryError(
      `The repository in ${repoDir} is damaged (${reason}); restore it, or publish into an empty folder.`,
    )
  }
}

async function newestRoot(repoDir: string): Promise<Buffer | null> {
  let newest: Buffer | null = null
  for (let version = 1; ; version += 1) {
    const bytes = await readFile(metadataPath(repoDir, `${version}.root.json`)).catch(() => null)
    if (bytes === null) return newest
    newest = bytes
  }
}

function text(repoDir: string, name: string): Promise<string> {
  return readFile(metadataPath(repoDir, name), 'utf8')
}

/**
 * Writes new targets, and the snapshot and timestamp that point to them. The timestamp comes last: until it is there,
 * every client sees the repository as it was.
 */
export async function writeTargets(
  repoDir: string,
  keys: OnlineKeys,
  targets: Targets,
  versions: { readonly snapshot: number; readonly timestamp: number },
  now: Date,
): Promise<Timestamp> {
  const targetsBytes = signed(targets, keys.targets)
  const snapshot = new Snapshot({
    version: versions.snapshot,
    specVersion,
    expires: expiry(now, lifetimes.snapshot),
    meta: { 'targets.json': described(targetsBytes, targets.version) },
  })
  const snapshotBytes = signed(snapshot, keys.snapshot)
  await replaceFile(metadataPath(repoDir, `${targets.version}.targets.json`), targetsBytes)
  await replaceFile(metadataPath(repoDir, `${snapshot.version}.snapshot.json`), snapshotBytes)
  const meta = described(snapshotBytes, snapshot.version)
  return writeTimestamp(repoDir, keys, versions.timestamp, meta, now)
}

/** Writes a timestamp for the given snapshot: the step by which anything becomes visible to clients. */
export async function writeTimestamp(
  repoDir: string,
  keys: RoleKeys<'timestamp'>,
  version: number,
  snapshotMeta: MetaFile,
  now: Date,
): Promise<Timestamp> {
  const expires = expiry(now, lifetimes.timestamp)
  const timestamp = new Timestamp({ version, specVersion, expires, snapshotMeta })
  await replaceFile(metadataPath(repoDir, 'timestamp.json'), signed(timestamp, keys.timestamp))
  return timestamp
}

function described(bytes: Buffer, version: number): MetaFile {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return new MetaFile({ version, length: bytes.length, hashes: { sha256 } })
}
