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
import { readReleases, type Release, type SignedFile } from '../policy/release.ts'
import { limits } from '../pack/zip-entries.ts'
import { nodeDisk, type Disk } from './disk.ts'
import { download, type Pace, type Wanted } from './download/download.ts'
import { downloadParts } from './download/download-parts.ts'
import { PackRefused, toRefusal } from './refused.ts'
import { RepositoryFetcher } from './download/repository-fetcher.ts'
import { readMirrored, writeMirrored } from './mirrored-file.ts'

export interface TrustOptions {
  /** Where the device keeps the metadata that it trusts. */
  readonly metadataDir: string
  /** An existing folder for files on their way. */
  readonly workDir: string
  /** A folder, or the URL of one on a web server. */
  readonly repository: string
  /** The root metadata that the app carries. */
  readonly trustedRoot: Uint8Array
  /** The time to judge expiry by, beside the system's own: the later of the two counts. */
  readonly now: () => Date
  readonly disk?: Disk
}

/** A release that the repository's keys have signed. */
export type SignedRelease = Release

export interface TrustedReleases {
  /** Newest first; all channels. */
  readonly releases: readonly SignedRelease[]
  /** Downloads a release's zip, or a file beside it, to a path, or goes on with it; afterwards it has the signed length and hash. See `download`. */
  download(file: SignedFile, path: string, pace?: Pace): Promise<void>
  /** Downloads parts of such a file, unchecked but for their length. See `downloadParts`. */
  downloadParts(file: SignedFile, spans: readonly Span[], path: string, pace?: Pace): Promise<void>
}

// Written back in this order, which is the updater's own: a later role is judged by the earlier ones.
const files = ['root.json', 'timestamp.json', 'snapshot.json', 'targets.json']

export interface MetadataOptions {
  readonly metadataDir: string
  readonly workDir: string
  /** URL of the metadata's folder, without a final slash. */
  readonly metadataUrl: string
  /** The root that the app carries; `null` where one was stored before. */
  readonly trustedRoot: Uint8Array | null
  readonly disk: Disk
}

/** What the trusted metadata says of a target; `undefined` when nobody whom it trusts with that name has signed it. */
type FindTarget = (name: string) => Promise<TargetFile | undefined>

/**
 * Brings stored metadata up to date (The Update Framework, 5) and lets `use` look at it: by the updater, as files, and target by
 * target.
 * The updater works on a copy: it writes files in place, and a power loss in the middle would leave a phone that never
 * updates again. What it accepted is kept even when a later step fails, since that is what shuts out a later rollback.
 * Throws what the updater, the disk and `use` throw.
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
    // An updater verifies a delegated role against its first delegator only: later walks take the
    // role as it is, though another delegator, with other keys, leads to it. So each walk gets an
    // updater that has loaded no delegated role, on the metadata that has just been refreshed.
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
        const halts = await followHalts(updater, targets, copyDir, disk)
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

/** Where consistent snapshots keep a target: under its hash and name. */
function targetDownload({ target, bytes, sha256 }: SignedFile, base: string): Wanted {
  const { dir, base: name } = posix.parse(target)
  return { url: `${base}/targets/${posix.join(dir, `${sha256}.${name}`)}`, bytes, sha256 }
}

async function copyMetadata(options: MetadataOptions, copyDir: string): Promise<void> {
  const { metadataDir, trustedRoot, disk } = options
  for (const name of await metadataFiles(metadataDir, disk)) {
    const understand = (bytes: Buffer) => {
      if (name === 'root.json') readRoot(bytes)
      else JSON.parse(bytes.toString('utf8'))
      return bytes
    }
    // What both copies have lost, the updater fetches anew.
    const kept = await readMirrored(join(metadataDir, name), understand, disk).catch(() => null)
    const bytes = name === 'root.json' ? newerRoot(kept, trustedRoot) : kept
    if (bytes !== null) await disk.create(join(copyDir, name), bytes)
  }
}

/** The metadata files of a folder in the updater's order, those of delegated roles last; the four of the first level always. */
async function metadataFiles(folder: string, disk: Disk): Promise<string[]> {
  const found = (await disk.list(folder)).filter((it) => it.endsWith('.json'))
  return [...files, ...found.filter((it) => !files.includes(it))]
}

/** An updated app may carry a later root than the device has seen; and must, after all the root's keys were lost. */
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

/** The updater may have been stopped in the middle of a file, by a full disk for one. */
function isWhole(bytes: Buffer): boolean {
  try {
    JSON.parse(bytes.toString('utf8'))
    return true
  } catch {
    return false
  }
}

/** The updater goes by the system's clock alone; the device's own clock can only be stricter. */
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
  /** Whether a role is named that may halt releases. */
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
 * Brings the halts up to date; `null` when the targets name no role for them. One that the device has seen is only lifted by the
 * targets' keys: without that, the device keeps the halts that it has and takes nothing.
 */
async function followHalts(
  updater: Updater,
  { releases, delegatesHalts }: TopTargets,
  copyDir: string,
  disk: Disk,
): Promise<readonly Halt[] | null> {
  if (!delegatesHalts) return null
  const before = await storedHalts(copyDir, disk)
  // Whatever is asked for, the updater fetches and checks the role's metadata on the way.
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
