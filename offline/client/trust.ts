import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Metadata, MetadataKind, TargetFile } from '@tufjs/models'
import { Updater } from 'tuf-js'
import * as v from 'valibot'
import { replaceFile } from '../durable-write.ts'
import { pathProblem } from '../pack/pack-path.ts'
import { releaseSchema, type ReleaseInfo } from '../pack/release.ts'
import { limits } from '../pack/zip-entries.ts'
import { PackRefused, refusalOf } from './refused.ts'
import { RepositoryFetcher } from './repository-fetcher.ts'

export interface TrustOptions {
  /** Where the device keeps the metadata that it trusts. */
  readonly metadataDir: string
  /** An existing folder for files on their way. */
  readonly workDir: string
  /** A folder, or the URL of one on a web server. */
  readonly repository: string
  /** The root metadata that the app carries. */
  readonly trustedRoot: Uint8Array
  readonly now: () => Date
}

/** A release that the repository's keys have signed. */
export interface SignedRelease extends ReleaseInfo {
  readonly bytes: number
  readonly sha256: string
}

export interface TrustedReleases {
  /** Newest first; all channels. */
  readonly releases: readonly SignedRelease[]
  /** Downloads a release's zip to a path; afterwards it has the signed length and hash. */
  download(release: SignedRelease, path: string): Promise<void>
}

// Written back in this order, which is the updater's own: a later role is judged by the earlier ones.
const files = ['root.json', 'timestamp.json', 'snapshot.json', 'targets.json']

/**
 * Brings the device's trusted metadata up to date and lists the signed releases.
 * The updater works on a copy: it writes files in place, and a power loss in the middle would leave a phone that never
 * updates again. What it accepted is kept even when a later step fails, since that is what shuts out a later rollback.
 * Throws `PackRefused`.
 */
export async function refreshTrust(options: TrustOptions): Promise<TrustedReleases> {
  const copyDir = join(options.workDir, `metadata-${randomUUID()}`)
  await mkdir(copyDir)
  try {
    const before = await copyMetadata(options, copyDir)
    const base = repositoryUrl(options.repository)
    const updater = new Updater({
      metadataDir: copyDir,
      metadataBaseUrl: `${base}/metadata`,
      targetBaseUrl: `${base}/targets`,
      fetcher: new RepositoryFetcher(options.workDir),
      config: { maxRootRotations: 64, prefixTargetsWithHash: true },
    })
    try {
      await updater.refresh()
    } finally {
      await keepMetadata(options.metadataDir, copyDir, before)
    }
    await requireUnexpired(copyDir, options.now())
    const targets = await readTargets(copyDir)
    return {
      releases: targets.map(({ release }) => release).toSorted((a, b) => b.release - a.release),
      async download(wanted, path) {
        const target = targets.find(({ release }) => release === wanted)?.target
        if (target === undefined) throw new PackRefused('no_release', 'The release is not signed.')
        try {
          await updater.downloadTarget(target, path)
        } catch (error) {
          throw refusalOf(error)
        }
      },
    }
  } catch (error) {
    throw refusalOf(error)
  } finally {
    await rm(copyDir, { recursive: true, force: true })
  }
}

function repositoryUrl(repository: string): string {
  const url = /^https?:\/\//.test(repository) ? repository : pathToFileURL(repository).href
  return url.replace(/\/+$/, '')
}

async function copyMetadata(
  { metadataDir, trustedRoot }: TrustOptions,
  copyDir: string,
): Promise<Map<string, Buffer>> {
  const before = new Map<string, Buffer>()
  for (const name of files) {
    const bytes = await readFile(join(metadataDir, name)).catch(() => null)
    if (bytes === null) continue
    before.set(name, bytes)
    await writeFile(join(copyDir, name), bytes)
  }
  if (!before.has('root.json')) await writeFile(join(copyDir, 'root.json'), trustedRoot)
  return before
}

async function keepMetadata(
  metadataDir: string,
  copyDir: string,
  before: ReadonlyMap<string, Buffer>,
): Promise<void> {
  for (const name of files) {
    const bytes = await readFile(join(copyDir, name)).catch(() => null)
    if (bytes === null || before.get(name)?.equals(bytes) === true) continue
    await replaceFile(join(metadataDir, name), bytes, 0o600)
  }
}

/** The updater goes by the system's clock alone; the device's own clock can only be stricter. */
async function requireUnexpired(copyDir: string, now: Date): Promise<void> {
  const signed = v.object({ signed: v.object({ expires: v.string() }) })
  for (const name of files) {
    const { expires } = v.parse(
      signed,
      JSON.parse(await readFile(join(copyDir, name), 'utf8')),
    ).signed
    if (now >= new Date(expires))
      throw new PackRefused('expired', `${name} is expired since ${expires}.`)
  }
}

async function readTargets(
  copyDir: string,
): Promise<{ release: SignedRelease; target: TargetFile }[]> {
  const text = await readFile(join(copyDir, 'targets.json'), 'utf8')
  const { signed } = Metadata.fromJSON(MetadataKind.Targets, JSON.parse(text))
  const found: { release: SignedRelease; target: TargetFile }[] = []
  for (const target of Object.values(signed.targets)) {
    const info = v.safeParse(releaseSchema, target.custom)
    // The updater checks the hashes that are named; a target without this one would be checked by length alone.
    const sha256 = target.hashes['sha256']
    if (!info.success || sha256 === undefined || pathProblem(target.path) !== null) continue
    if (target.length > limits.zipBytes) continue
    const release = { ...info.output, bytes: target.length, sha256 }
    const named = { length: target.length, path: target.path, hashes: { sha256 } }
    found.push({ release, target: new TargetFile(named) })
  }
  return found
}
