import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Root, TargetFile, Targets } from '@tufjs/models'
import * as v from 'valibot'
import { replaceFile } from '../durable-write.ts'
import { PRODUCTION, releaseSchema, targetName } from '../pack/release.ts'
import { verifyZip } from '../pack/verify-pack.ts'
import { createKeys, openKeys, roleNames } from './keys.ts'
import {
  expiry,
  lifetimes,
  metadataPath,
  readTrusted,
  RepositoryError,
  requireKeys,
  signed,
  specVersion,
  writeTargets,
  writeTimestamp,
} from './metadata-store.ts'
import { listReleases, type Released } from './releases.ts'

export interface RepositoryPlace {
  /** The folder that is published: `metadata/` and `targets/`. */
  readonly repoDir: string
  /** The private keys; never inside `repoDir`, never in git. */
  readonly keysDir: string
  /** The clock by which expiry dates are set. */
  readonly now?: () => Date
}

export interface PublishOptions extends RepositoryPlace {
  /** Path of the pack. */
  readonly zip: string
  readonly channel?: string
  /** Lets a version that is already published get new content, as a new release. For development. */
  readonly replace?: boolean
}

export interface Published extends Released {
  /** The same pack was the newest release already; only the signatures are new. */
  readonly unchanged: boolean
  /** When devices stop installing unless the timestamp is refreshed: ISO 8601, UTC. */
  readonly timestampExpires: string
}

/**
 * Makes an empty signed repository, and the keys when the folder has none. Returns the path of the first root metadata,
 * which an app carries as its trusted root. Throws `RepositoryError` when there is a repository already.
 */
export async function initRepository(place: RepositoryPlace): Promise<string> {
  const { repoDir, keysDir } = place
  if ((await readTrusted(repoDir)) !== null) {
    throw new RepositoryError(`There is a repository in ${repoDir} already; publish into it.`)
  }
  const now = place.now?.() ?? new Date()
  await createKeys(keysDir)
  const keys = await openKeys(keysDir)
  const expires = expiry(now, lifetimes.root)
  const root = new Root({ version: 1, specVersion, expires, consistentSnapshot: true })
  for (const role of roleNames) root.addKey(keys[role].key, role)
  const targets = new Targets({ version: 1, specVersion, expires: expiry(now, lifetimes.targets) })

  await mkdir(join(repoDir, 'targets'), { recursive: true })
  // The root comes last: a folder without it is no repository, and the next attempt starts afresh.
  await writeTargets(repoDir, keys, targets, { snapshot: 1, timestamp: 1 }, now)
  const rootPath = trustedRootPath(repoDir)
  await replaceFile(rootPath, signed(root, keys.root))
  return rootPath
}

/** Where a repository on disk keeps the root metadata that apps carry. */
export function trustedRootPath(repoDir: string): string {
  return metadataPath(repoDir, '1.root.json')
}

/**
 * Verifies a pack and publishes it as the channel's newest release; makes the repository when there is none.
 * Every signature but the root's is made anew. Killed at any point, the repository stays as it was for all clients.
 * Throws `RepositoryError` (a faulty pack, a version that has other content, wrong keys) and `KeyError`.
 */
export async function publish(options: PublishOptions): Promise<Published> {
  const { repoDir, channel = PRODUCTION } = options
  const now = options.now?.() ?? new Date()
  const zip = await readFile(options.zip).catch(() => {
    throw new RepositoryError(`There is no pack at ${options.zip}; run "h5pack build" first.`)
  })
  const { manifest, findings, bytes, sha256 } = await verifyZip(zip)
  if (manifest === null || findings.length > 0) {
    throw new RepositoryError(
      `${options.zip} is not a valid pack (${findings[0]?.detail ?? 'no manifest'}); build it again.`,
    )
  }
  if ((await readTrusted(repoDir)) === null) await initRepository(options)
  const { trusted, keys } = await openRepository(options)

  const released = listReleases(trusted)
  const target = targetName(manifest.version)
  const before = released.find((release) => release.target === target)
  const newest = released[0]
  const same = before?.sha256 === sha256 && before.channel === channel
  if (before !== undefined && before.sha256 !== sha256 && options.replace !== true) {
    throw new RepositoryError(
      `Version ${manifest.version} is published with other content; raise the version, or give --replace.`,
    )
  }
  const unchanged = same && before.release === newest?.release
  const info = v.parse(releaseSchema, {
    kind: 'pack',
    appId: manifest.appId,
    version: manifest.version,
    channel,
    release: unchanged ? before.release : (newest?.release ?? 0) + 1,
    minAppVersion: manifest.minAppVersion,
  })
  const targets = new Targets({
    version: trusted.targets.signed.version + 1,
    specVersion,
    expires: expiry(now, lifetimes.targets),
    targets: { ...trusted.targets.signed.targets },
  })
  targets.addTarget(
    new TargetFile({
      path: target,
      length: bytes,
      hashes: { sha256 },
      unrecognizedFields: { custom: info },
    }),
  )
  await replaceFile(join(repoDir, 'targets', `${sha256}.${target}`), zip)
  const versions = {
    snapshot: trusted.snapshot.signed.version + 1,
    timestamp: trusted.timestamp.signed.version + 1,
  }
  const { expires } = await writeTargets(repoDir, keys, targets, versions, now)
  return { ...info, target, bytes, sha256, unchanged, timestampExpires: expires }
}

/**
 * Signs a new timestamp over the same snapshot; to be run well within its day. Returns when it expires (ISO 8601, UTC).
 */
export async function refreshTimestamp(place: RepositoryPlace): Promise<string> {
  const { trusted, keys } = await openRepository(place)
  const { version, snapshotMeta } = trusted.timestamp.signed
  const now = place.now?.() ?? new Date()
  const timestamp = await writeTimestamp(place.repoDir, keys, version + 1, snapshotMeta, now)
  return timestamp.expires
}

async function openRepository({ repoDir, keysDir }: RepositoryPlace) {
  const trusted = await readTrusted(repoDir)
  if (trusted === null) {
    throw new RepositoryError(`There is no repository in ${repoDir}; publish a pack first.`)
  }
  const keys = await openKeys(keysDir)
  requireKeys(trusted.root, keys, keysDir)
  return { trusted, keys }
}
