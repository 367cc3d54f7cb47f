import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  Metadata,
  MetadataKind,
  MetaFile,
  Snapshot,
  Targets,
  Timestamp,
  type Root,
} from '@tufjs/models'
import { replaceFile } from '../durable-write.ts'
import { namesIn } from '../names-in.ts'
import { HALT_FILE, HALT_ROLE } from '../policy/halts.ts'
import type { RoleKeys, Signer } from './keys.ts'

/** The Update Framework's version that the metadata follows. */
export const specVersion = '1.0.31'

const DAY = 24 * 60 * 60 * 1000

/** The time for which each role's signature holds, in milliseconds. */
export const lifetimes = {
  root: 365 * DAY,
  targets: 30 * DAY,
  snapshot: 30 * DAY,
  timestamp: DAY,
  // Snapshot and timestamp already prove that the halts are fresh; a short lifetime would only add
  // work.
  halt: 365 * DAY,
} as const

/** The signers of the roles whose keys are on the publishing machine. */
export type OnlineKeys = RoleKeys<'targets' | 'snapshot' | 'timestamp'>

/** The repository's newest metadata, each checked against the keys that its root names. */
export interface Trusted {
  readonly root: Metadata<Root>
  readonly targets: Metadata<Targets>
  readonly snapshot: Metadata<Snapshot>
  readonly timestamp: Metadata<Timestamp>
  /** The emergency halts; `null` when the targets delegate no halt role. */
  readonly halt: Metadata<Targets> | null
}

/** The repository on disk is missing or not what it should be. The message says what to do. */
export class RepositoryError extends Error {
  override readonly name = 'RepositoryError'
}

export const metadataPath = (repoDir: string, name: string) => join(repoDir, 'metadata', name)

/** An expiry date as The Update Framework writes it: UTC, whole seconds. */
export function expiry(now: Date, lifetime: number): string {
  return new Date(now.getTime() + lifetime).toISOString().replace(/\.\d+Z$/, 'Z')
}

/** Signs metadata with each key and returns its JSON bytes. */
export function signed(
  body: Root | Targets | Snapshot | Timestamp,
  keys: readonly Signer[],
): Buffer<ArrayBuffer> {
  const metadata = new Metadata(body)
  for (const { sign } of keys) metadata.sign(sign)
  return Buffer.from(JSON.stringify(metadata.toJSON()))
}

/**
 * Reads the newest metadata, following the versions from the timestamp; `null` when the folder
 * holds no repository.
 */
export async function readTrusted(repoDir: string): Promise<Trusted | null> {
  const newest = newestRoot(repoDir)
  if (newest === 0) return null
  const read = <T>(name: string, check: (json: JSONObject) => T) =>
    readMetadata(repoDir, name, check)
  const root = read(`${newest}.root.json`, (json) => {
    const metadata: Metadata<Root> = Metadata.fromJSON(MetadataKind.Root, json)
    metadata.verifyDelegate('root', metadata)
    return metadata
  })
  const timestamp = read('timestamp.json', (json) => {
    const metadata = Metadata.fromJSON(MetadataKind.Timestamp, json)
    root.verifyDelegate('timestamp', metadata)
    return metadata
  })
  const { version } = timestamp.signed.snapshotMeta
  const snapshot = read(`${version}.snapshot.json`, (json) => {
    const metadata = Metadata.fromJSON(MetadataKind.Snapshot, json)
    root.verifyDelegate('snapshot', metadata)
    return metadata
  })
  const { meta } = snapshot.signed
  const targets = read(`${meta['targets.json']?.version ?? 0}.targets.json`, (json) => {
    const metadata = Metadata.fromJSON(MetadataKind.Targets, json)
    root.verifyDelegate('targets', metadata)
    return metadata
  })
  const delegated = targets.signed.delegations?.roles?.[HALT_ROLE] !== undefined
  if (!delegated) return { root, targets, snapshot, timestamp, halt: null }
  const halt = read(`${meta[HALT_FILE]?.version ?? 0}.${HALT_FILE}`, (json) => {
    const metadata = Metadata.fromJSON(MetadataKind.Targets, json)
    targets.verifyDelegate(HALT_ROLE, metadata)
    return metadata
  })
  return { root, targets, snapshot, timestamp, halt }
}

type JSONObject = Parameters<typeof Root.fromJSON>[0]

/**
 * Reads one file of the metadata. Throws a `RepositoryError` that says which file is wrong, and
 * how.
 */
function readMetadata<T>(repoDir: string, name: string, check: (json: JSONObject) => T): T {
  const damaged = (how: string, cause: unknown) =>
    new RepositoryError(
      `The repository in ${repoDir} is damaged (${name} ${how}); restore it, or publish into an empty folder.`,
      { cause },
    )
  let text: string
  try {
    // These files are small: as in durable-write.ts, a hand-over would take longer than the call.
    text = readFileSync(metadataPath(repoDir, name), 'utf8')
  } catch (error) {
    throw damaged('is missing or cannot be read', error)
  }
  try {
    return check(JSON.parse(text))
  } catch (error) {
    const unsigned = error instanceof Error && /was signed by \d+\/\d+ keys/.test(error.message)
    throw damaged(unsigned ? 'is not signed by its keys' : 'is not metadata of its kind', error)
  }
}

/** Number of the newest root; 0 when there is none. */
function newestRoot(repoDir: string): number {
  const names = new Set(namesIn(metadataPath(repoDir, '')))
  let newest = 0
  while (names.has(`${newest + 1}.root.json`)) newest += 1
  return newest
}

/**
 * Writes new targets, and the snapshot and timestamp that refer to them. The timestamp is written
 * last: until then every client sees the previous state.
 */
export async function writeTargets(
  repoDir: string,
  keys: OnlineKeys,
  targets: Targets,
  versions: { readonly snapshot: number; readonly timestamp: number },
  now: Date,
  halt?: MetaFile,
): Promise<Timestamp> {
  const targetsBytes = signed(targets, keys.targets)
  await replaceFile(metadataPath(repoDir, `${targets.version}.targets.json`), targetsBytes)
  const meta = {
    'targets.json': metaFile(targetsBytes, targets.version),
    ...(halt === undefined ? {} : { [HALT_FILE]: halt }),
  }
  return writeSnapshot(repoDir, keys, meta, versions, now)
}

/** Writes the metadata of the halts, and nothing else. */
export async function writeHalts(
  repoDir: string,
  keys: readonly Signer[],
  halt: Targets,
): Promise<MetaFile> {
  const bytes = signed(halt, keys)
  await replaceFile(metadataPath(repoDir, `${halt.version}.${HALT_FILE}`), bytes)
  return metaFile(bytes, halt.version)
}

/** Writes a snapshot of the given metadata files, and last the timestamp that refers to it. */
export async function writeSnapshot(
  repoDir: string,
  keys: RoleKeys<'snapshot' | 'timestamp'>,
  meta: Readonly<Record<string, MetaFile>>,
  versions: { readonly snapshot: number; readonly timestamp: number },
  now: Date,
): Promise<Timestamp> {
  const snapshot = new Snapshot({
    version: versions.snapshot,
    specVersion,
    expires: expiry(now, lifetimes.snapshot),
    meta,
  })
  const snapshotBytes = signed(snapshot, keys.snapshot)
  await replaceFile(metadataPath(repoDir, `${snapshot.version}.snapshot.json`), snapshotBytes)
  const seal = metaFile(snapshotBytes, snapshot.version)
  return writeTimestamp(repoDir, keys, versions.timestamp, seal, now)
}

/** Writes a timestamp for the given snapshot, which makes a change visible to clients. */
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

function metaFile(bytes: Buffer, version: number): MetaFile {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return new MetaFile({ version, length: bytes.length, hashes: { sha256 } })
}
