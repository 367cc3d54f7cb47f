import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '../durable-write.ts'
import {
  APP_PACK,
  PRODUCTION,
  releasePolicy,
  targetName,
  type Release,
  type ReleasePolicy,
} from '../pack/release.ts'
import { verifyZip } from '../pack/verify-pack.ts'
import { amend, type Edit, type RepositoryPlace } from './amend.ts'
import { initRepository } from './init-repository.ts'
import { expiry, lifetimes, readTrusted, RepositoryError } from './metadata-store.ts'

/** What a release engineer may say of a new release; what is not said, everyone gets at once. */
export type PolicyOptions = Partial<
  Pick<
    ReleasePolicy,
    | 'basisPoints'
    | 'raisedMinAppVersion'
    | 'maxAppVersion'
    | 'platforms'
    | 'requiredMethods'
    | 'wifiOnly'
    | 'notes'
  >
>

export interface PublishOptions extends RepositoryPlace {
  /** Path of the pack. */
  readonly zip: string
  readonly channel?: string
  /** The pack's name when it is not the app's own. */
  readonly pack?: string
  readonly policy?: PolicyOptions
  /** Lets a version that is already published get new content, as a new release. For development. */
  readonly replace?: boolean
}

export interface Published extends Release {
  /** The same pack was the newest release already; only the signatures are new. */
  readonly unchanged: boolean
  /** When devices stop installing unless the timestamp is refreshed: ISO 8601, UTC. */
  readonly timestampExpires: string
}

/** A new salt for a release's percentage, so that each release tries itself on other devices. */
export const newSalt = () => randomBytes(16).toString('hex')

/** The number after the highest that the repository has given. */
export function nextRelease(releases: readonly Release[]): number {
  return Math.max(0, ...releases.map((it) => it.release)) + 1
}

/**
 * Verifies a pack and publishes it as the channel's newest release; makes the repository when there is none.
 * Every signature but the root's is made anew. Killed at any point, the repository stays as it was for all clients.
 * Throws `RepositoryError` (a faulty pack, a version that has other content) and `KeyError`.
 */
export async function publish(options: PublishOptions): Promise<Published> {
  const { repoDir, channel = PRODUCTION, pack = APP_PACK, policy = {} } = options
  const zip = await readFile(options.zip).catch(() => {
    throw new RepositoryError(`There is no pack at ${options.zip}; run "h5pack build" first.`)
  })
  const { manifest, findings, bytes, sha256 } = await verifyZip(zip)
  if (manifest === null || findings.length > 0) {
    throw new RepositoryError(
      `${options.zip} is not a valid pack (${findings[0]?.detail ?? 'no manifest'}); build it again.`,
    )
  }
  const { appId, version, minAppVersion } = manifest
  const target = targetName(version, pack)
  const place = { target, bytes, sha256 }
  const content = { kind: 'pack' as const, appId, pack, version, minAppVersion, deltas: [] }
  const decide = (releases: readonly Release[]): Edit<{ release: Release; unchanged: boolean }> => {
    const before = releases.filter((it) => it.target === target)
    const same = before.every((it) => it.sha256 === sha256)
    if (!same && options.replace !== true) {
      throw new RepositoryError(
        `Version ${version} is published with other content; raise the version, or give --replace.`,
      )
    }
    const newest = releases.find((it) => it.pack === pack && it.channel === channel)
    if (same && newest?.target === target && !newest.expired) {
      if (Object.keys(policy).length > 0) {
        throw new RepositoryError(
          `Version ${version} is the newest release of ${channel} already, number ${newest.release}; change it with "h5pack rollout".`,
        )
      }
      return { releases, value: { release: newest, unchanged: true } }
    }
    const fields = releasePolicy({
      ...policy,
      channel,
      release: nextRelease(releases),
      salt: newSalt(),
    })
    const deltas = same ? (before[0]?.deltas ?? []) : []
    const release: Release = { ...content, ...fields, ...place, deltas }
    // Releases that named the replaced content go with it: their hash is no longer there.
    const kept = same ? releases : releases.filter((it) => it.target !== target)
    return { releases: [release, ...kept], value: { release, unchanged: false } }
  }

  if ((await readTrusted(repoDir)) === null) {
    if (options.dryRun === true) {
      const { value } = decide([])
      const ends = expiry(options.now?.() ?? new Date(), lifetimes.timestamp)
      return { ...value.release, unchanged: value.unchanged, timestampExpires: ends }
    }
    await initRepository(options)
  }
  const { value, releases, timestampExpires } = await amend(options, decide, () =>
    replaceFile(join(repoDir, 'targets', `${sha256}.${target}`), zip),
  )
  const release = releases.find((it) => it.release === value.release.release) ?? value.release
  return { ...release, unchanged: value.unchanged, timestampExpires }
}
