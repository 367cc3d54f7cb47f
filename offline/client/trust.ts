import { randomUUID } from 'node:crypto'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Metadata, MetadataKind, type Root, type TargetFile } from '@tufjs/models'
import { Updater } from 'tuf-js'
import * as v from 'valibot'
import type { Span } from '../pack/entry-index.ts'
import {
  HALT_FILE,
  HALT_ROLE,
  lostHalts,
  readHalts,
  withHalts,
  type Halt,
} from '../policy/halts.ts'
import { readReleases, type Release, type SignedFile } from '#offline/pack/release.ts'
import { limits } from '../pack/zip-entries.ts'
import { nodeDisk, type Disk } from './disk.ts'
import { download, type Pace, type WantedFile } from './download/download.ts'
import { downloadParts } from './download/download-parts.ts'
import { PackRefused, toRefusal } from './refused.ts'
import { RepositoryFetcher } from './download/repository-fetcher.ts'
import { readMirrored, writeMirrored } from './mirrored-file.ts'

export interface TrustOptions {
  /** The place where the device keeps the metadata that it trusts. */
  readonly metadataDir: string
  /** An existing folder for temporary files. */
  readonly workDir: string
  /** A folder, or the URL of one on a web server. */
  readonly repository: string
  /** Bytes of the root metadata that ships with the app. */
  readonly trustedRoot: Uint8Array
  /** A second clock for expiry: metadata has to hold by this one and by the system's. */
  readonly now: () => Date
  readonly disk?: Disk
}

/** A release that the repository's keys have signed. */
export type SignedRelease = Release

export interface TrustedReleases {
  /** Newest first; all channels. */
  readonly releases: readonly SignedRelease[]
  /**
   * Downloads a release's zip, delta or index to `path`, resuming a partial file there. Afterwards
   * the file has the signed length and hash. See `download`.
   */
  download(file: SignedFile, path: string, pace?: Pace): Promise<void>
  /** Downloads byte ranges of such a file; only their length is checked. See `downloadParts`. */
  downloadParts(file: SignedFile, spans: readonly Span[], path: string, pace?: Pace): Promise<void>
}

// The order in which the updater verifies them, and in which they are written back: each role is
// verified by means of those before it.
const files = ['root.json', 'timestamp.json', 'snapshot.json', 'targets.json']

export interface MetadataOptions {
  readonly metadataDir: string
  readonly workDir: string
  /** URL of the metadata's folder, without a final slash. */
  readonly metadataUrl: string
  /** Bytes of the root that ships with the app; `null` where one is stored already. */
  readonly trustedRoot: Uint8Array | null
  readonly disk: Disk
}

/** The signed entry of a target; `undefined` when no role that may sign that name lists it. */
type FindTarget = (name: string) => Promise<TargetFile | undefined>

/**
 * Brings stored metadata up to date (The Update Framework's client workflow) and calls `use` with the
 * updater, the folder of the metadata files, and a lookup of targets. The updater works on a copy,
 * since it writes files in place, and a power loss in the middle would leave a phone that never
 * updates again. Metadata that it accepted is stored even when a later step fails, so that a later
 * rollback is refused. Throws what the updater, the disk and `use` throw.
 */
export async function updateMetadata<T>(
  options: MetadataOptions,
  use: (updater: Updater, copyDir: string, find: FindTarget) => Promise<T>,
): Promise<T> {
  const { workDir, metadataDir, metadataUrl, disk } = options
  const copyDir = join(workDir, `metadata-${randomUUID()}`)
  await disk.makeFolder(copyDir)
  try {
    await copyMetadata(options, copyDir)
    const fetcher = new RepositoryFetcher(workDir)
    const updaterAt = (forceCache: boolean) =>
      new Updater({
        metadataDir: copyDir,
        metadataBaseUrl: metadataUrl,
        fetcher,
        forceCache,
        config: { maxRootRotations: 64, prefixTargetsWithHash: true },
      })
    const updater = updaterAt(false)
    // tuf-js verifies a delegated role once, against the first delegator that leads to it, and
    // reuses it for others that name other keys. So each lookup gets a new updater, without any
    // delegated role loaded, on the metadata that was just refreshed.
    const find: FindTarget = (name) => updaterAt(true).getTargetInfo(name)
    try {
      await updater.refresh()
      return await use(updater, copyDir, find)
    } finally {
      await keepMetadata(metadataDir, copyDir, disk)
    }
  } finally {
    await disk.remove(copyDir).catch(() => undefined)
  }
}

/**
 * Brings the device's trusted metadata up to date and lists the signed releases.
 * Throws `PackRefused`, and what the disk throws.
 */
export async function refreshTrust(options: TrustOptions): Promise<TrustedReleases> {
  const { workDir, metadataDir, trustedRoot, disk = nodeDisk } = options
  const base = repositoryUrl(options.repository)
  const metadataUrl = `${base}/metadata`
  try {
    const releases = await updateMetadata(
      { metadataDir, workDir, metadataUrl, trustedRoot, disk },
      async (updater, copyDir) => {
        const targets = await readTargets(copyDir, disk)
        const halts = await refreshHalts(updater, targets, copyDir, disk)
        const names = halts === null ? files : [...files, HALT_FILE]
        await requireUnexpired(copyDir, names, options.now(), disk)
        return withHalts(targets.releases, halts ?? [])
      },
    )
    return {
      releases,
      download: (file, path, pace) => download(targetDownload(file, base), path, disk, pace),
      downloadParts: (file, spans, path, pace) =>
        downloadParts(targetDownload(file, base).url, spans, path, disk, pace),
    }
  } catch (error) {
    throw toRefusal(error)
  }
}

function repositoryUrl(repository: string): string {
  const url = /^https?:\/\//.test(repository) ? repository : pathToFileURL(repository).href
  return url.replace(/\/+$/, '')
}

/**
 * A target's URL under consistent snapshots (`targets/DIR/SHA256.NAME`), with its signed length and
 * hash.
 */
function targetDownload({ target, bytes, sha256 }: SignedFile, base: string): WantedFile {
  const { dir, base: name } = posix.parse(target)
  return { url: `${base}/targets/${posix.join(dir, `${sha256}.${name}`)}`, bytes, sha256 }
}

async function copyMetadata(options: MetadataOptions, copyDir: string): Promise<void> {
  const { metadataDir, trustedRoot, disk } = options
  for (const name of await metadataFiles(metadataDir, disk)) {
    const parse = (bytes: Buffer) => {
      if (name === 'root.json') readRoot(bytes)
      else JSON.parse(bytes.toString('utf8'))
      return bytes
    }
    // A file with both copies damaged is left out; the updater fetches it again.
    const kept = await readMirrored(join(metadataDir, name), parse, disk).catch(() => null)
    const bytes = name === 'root.json' ? newerRoot(kept, trustedRoot) : kept
    if (bytes !== null) await disk.create(join(copyDir, name), bytes)
  }
}

/** Names of a folder's metadata files: the four top-level ones always, then delegated roles. */
async function metadataFiles(folder: string, disk: Disk): Promise<string[]> {
  const found = (await disk.list(folder)).filter((it) => it.endsWith('.json'))
  return [...files, ...found.filter((it) => !files.includes(it))]
}

/**
 * The root with the higher version. An updated app may ship a later root than the device has
 * stored, and has to after a loss of all root keys.
 */
function newerRoot(kept: Buffer | null, carried: Uint8Array | null): Uint8Array | null {
  if (kept === null || carried === null) return kept ?? carried
  return readRoot(kept).signed.version >= readRoot(carried).signed.version ? kept : carried
}

function readRoot(bytes: Uint8Array): Metadata<Root> {
  return Metadata.fromJSON(MetadataKind.Root, JSON.parse(Buffer.from(bytes).toString('utf8')))
}

async function keepMetadata(metadataDir: string, copyDir: string, disk: Disk): Promise<void> {
  for (const name of await metadataFiles(copyDir, disk)) {
    const bytes = await disk.read(join(copyDir, name))
    if (bytes !== null && isWhole(bytes)) {
      await writeMirrored(join(metadataDir, name), bytes, disk)
    }
  }
}

/** Returns whether the updater finished writing the file; a full disk may have cut it off. */
function isWhole(bytes: Buffer): boolean {
  try {
    JSON.parse(bytes.toString('utf8'))
    return true
  } catch {
    return false
  }
}

/**
 * The updater checks expiry by the system's clock; this repeats the check by `now`. Throws
 * `PackRefused`.
 */
async function requireUnexpired(
  copyDir: string,
  names: readonly string[],
  now: Date,
  disk: Disk,
): Promise<void> {
  const signed = v.object({ signed: v.object({ expires: v.string() }) })
  for (const name of names) {
    const { expires } = v.parse(
      signed,
      JSON.parse(await readText(join(copyDir, name), disk)),
    ).signed
    if (now >= new Date(expires))
      throw new PackRefused('expired', `${name} is expired since ${expires}.`)
  }
}

interface TopTargets {
  readonly releases: readonly SignedRelease[]
  /** True if the targets delegate to the halt role. */
  readonly delegatesHalts: boolean
}

async function readTargets(copyDir: string, disk: Disk): Promise<TopTargets> {
  const { signed } = Metadata.fromJSON(
    MetadataKind.Targets,
    JSON.parse(await readText(join(copyDir, 'targets.json'), disk)),
  )
  const releases = readReleases(Object.values(signed.targets))
  return {
    releases: releases.filter(({ bytes }) => bytes <= limits.zipBytes),
    delegatesHalts: signed.delegations?.roles?.[HALT_ROLE] !== undefined,
  }
}

/**
 * Brings the halts up to date; `null` when the targets delegate to no halt role. Throws
 * `PackRefused` (`rollback`) when a halt that the device has seen is gone and the targets key has
 * not lifted it.
 */
async function refreshHalts(
  updater: Updater,
  { releases, delegatesHalts }: TopTargets,
  copyDir: string,
  disk: Disk,
): Promise<readonly Halt[] | null> {
  if (!delegatesHalts) return null
  const before = await storedHalts(copyDir, disk)
  // A lookup of any name makes the updater fetch and verify the role's metadata.
  await updater.getTargetInfo(`${HALT_ROLE}/all`)
  const now = await storedHalts(copyDir, disk)
  const [lost] = lostHalts(before, now, releases)
  if (lost === undefined) return now
  await disk.remove(join(copyDir, HALT_FILE))
  throw new PackRefused(
    'rollback',
    `The halt of release ${lost.release} is gone, and the keys of the targets have not lifted it.`,
  )
}

async function storedHalts(copyDir: string, disk: Disk): Promise<Halt[]> {
  const text = await readText(join(copyDir, HALT_FILE), disk)
  if (text === '') return []
  const { signed } = Metadata.fromJSON(MetadataKind.Targets, JSON.parse(text))
  return readHalts(Object.values(signed.targets))
}

async function readText(path: string, disk: Disk): Promise<string> {
  return (await disk.read(path))?.toString('utf8') ?? ''
}
