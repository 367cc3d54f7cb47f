import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '../durable-write.ts'
import { localOnly, localReason, readProvenance } from '../pack/provenance.ts'
import {
  APP_PACK,
  LOCAL_CHANNEL,
  PRODUCTION,
  releasePolicy,
  targetName,
  type PackContent,
  type Release,
  type ReleasePolicy,
} from '#offline/pack/release.ts'
import { verifyZip } from '../pack/verify-pack.ts'
import { transaction, type Edit, type RepositoryPlace } from './transaction.ts'
import { requireComplete } from './complete-set.ts'
import { initRepository } from './init-repository.ts'
import { expiry, lifetimes, readTrusted, RepositoryError } from './metadata-store.ts'

/**
 * The policy fields that a release engineer may set; by default a release is for every device at
 * once.
 */
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
  /**
   * Another name for an app's pack without parts; any other pack keeps the name that it was built
   * with.
   */
  readonly pack?: string
  readonly policy?: PolicyOptions
  /**
   * Share of devices for a new release without `policy.basisPoints`, in hundredths of a percent;
   * all when absent.
   */
  readonly firstBasisPoints?: number
  /** Allows other content under a published version, as a new release. For development. */
  readonly replace?: boolean
  /** Allows a pack with open QA screens in production. */
  readonly allowQa?: boolean
}

/** `PublishOptions` for several packs of a set. */
export interface PublishSetOptions extends Omit<PublishOptions, 'zip'> {
  readonly zips: readonly string[]
}

export interface Published extends Release {
  /** True when the same pack was the newest release already, and only the signatures are new. */
  readonly unchanged: boolean
  /**
   * The time when devices stop installing unless the signatures are renewed: the first end of any
   * role (ISO 8601, UTC).
   */
  readonly installableUntil: string
}

/** Throws `RepositoryError` for a pack with open QA screens in production, unless `allowed`. */
export function requireQaAllowed(
  { qa, version }: Pick<Release, 'qa' | 'version'>,
  channel: string,
  allowed = false,
): void {
  if (!qa || allowed || channel !== PRODUCTION) return
  throw new RepositoryError(
    `QA screens open in version ${version}: build it without --qa, give another channel, or --allow-qa.`,
  )
}

/**
 * Throws `RepositoryError` for a sandbox pack, or one of a changed work tree, outside of the local
 * channel.
 */
export function requireReleasable(release: Release, channel: string): void {
  if (channel === LOCAL_CHANNEL) return
  // Signed metadata of other channels may be older than the rule; into `local` anything is
  // published.
  const isSilent = release.channel === LOCAL_CHANNEL && release.environment === undefined
  const reason = isSilent ? 'does not say how it was built' : localReason(release)
  if (reason === null) return
  throw new RepositoryError(
    `Version ${release.version} ${reason}: ${LOCAL_CHANNEL} is the only channel for it.`,
  )
}

/**
 * A new salt for a release's cohorts, so that each release starts with other devices; 32 hex
 * digits.
 */
export const newSalt = () => randomBytes(16).toString('hex')

/** The number after the repository's highest release. */
export function nextRelease(releases: readonly Release[]): number {
  return Math.max(0, ...releases.map((it) => it.release)) + 1
}

/**
 * Verifies a pack and publishes it as the channel's newest release; creates the repository when
 * there is none. Renews every signature but the root's. When killed at any point, clients still see
 * the previous state. Throws `RepositoryError` (an invalid pack, other content under a published
 * version, a part without its common pack) and `KeyError`.
 */
export async function publish({ zip, ...options }: PublishOptions): Promise<Published> {
  const [published] = await publishSet({ ...options, zips: [zip] })
  if (published === undefined) throw new RepositoryError('There is no pack to publish.')
  return published
}

/**
 * `publish` for several packs at once, in one snapshot: devices see all of them or none. Returns
 * the common pack first. Releases that are published together share their salt and percentage, and
 * later commands change them together.
 */
export async function publishSet(options: PublishSetOptions): Promise<Published[]> {
  const { repoDir, channel = PRODUCTION, policy = {} } = options
  const packs = await readPacks(options)
  for (const { content } of packs) requireQaAllowed(content, channel, options.allowQa)
  const salt = newSalt()
  const decideOne = (
    { content, place, sha256, required }: VerifiedPack,
    releases: readonly Release[],
  ): Edit<{ release: Release; unchanged: boolean }> => {
    const { version, pack } = content
    const { target } = place
    const before = releases.filter((it) => it.target === target)
    const same = before.every((it) => it.sha256 === sha256)
    if (!same && options.replace !== true) {
      const name = pack === APP_PACK ? 'Version' : pack
      throw new RepositoryError(
        `${name} ${version} is published with other content; raise the version, or give --replace.`,
      )
    }
    const newest = releases.find((it) => it.pack === pack && it.channel === channel)
    if (same && newest?.target === target && !newest.expired) {
      return { releases, value: { release: newest, unchanged: true } }
    }
    const { firstBasisPoints } = options
    const fields = releasePolicy({
      ...(firstBasisPoints === undefined ? {} : { basisPoints: firstBasisPoints }),
      ...policy,
      requiredMethods: [...new Set([...required, ...(policy.requiredMethods ?? [])])],
      channel,
      release: nextRelease(releases),
      salt,
    })
    const deltas = same ? (before[0]?.deltas ?? []) : []
    const release: Release = { ...content, ...fields, ...place, deltas }
    // Releases of the replaced content are removed with it: its target is overwritten.
    const kept = same ? releases : releases.filter((it) => it.target !== target)
    return { releases: [release, ...kept], value: { release, unchanged: false } }
  }
  const decideAll = (
    known: readonly Release[],
  ): Edit<{ release: Release; unchanged: boolean }[]> => {
    const value: { release: Release; unchanged: boolean }[] = []
    let releases = known
    for (const pack of packs) {
      const edit = decideOne(pack, releases)
      releases = edit.releases
      value.push(edit.value)
    }
    const [first] = value
    if (Object.keys(policy).length > 0 && value.every((it) => it.unchanged)) {
      throw new RepositoryError(
        `Version ${first?.release.version ?? ''} is the newest release of ${channel} already, number ${first?.release.release ?? 0}; change it with "h5pack rollout".`,
      )
    }
    requireComplete(
      releases,
      value.map((it) => it.release),
    )
    return { releases, value }
  }
  const withExpiry = (value: readonly { release: Release; unchanged: boolean }[], ends: string) =>
    value.map(({ release, unchanged }) => ({ ...release, unchanged, installableUntil: ends }))

  if ((await readTrusted(repoDir)) === null) {
    if (options.dryRun === true) {
      const { value } = decideAll([])
      await initRepository(options)
      return withExpiry(value, expiry(options.now?.() ?? new Date(), lifetimes.timestamp))
    }
    // Throws before the repository is created.
    decideAll([])
    await initRepository(options)
  }
  const { value, releases, installableUntil } = await transaction(options, decideAll, async () => {
    for (const { zip, place, sha256 } of packs) {
      await replaceFile(join(repoDir, 'targets', `${sha256}.${place.target}`), zip)
    }
  })
  // The releases with the deltas that the transaction added.
  const known = new Map(releases.map((it) => [it.release, it]))
  const sent = value.map(({ release, unchanged }) => ({
    release: known.get(release.release) ?? release,
    unchanged,
  }))
  return withExpiry(sent, installableUntil)
}

/** A pack that was read from the disk and verified. */
interface VerifiedPack {
  readonly zip: Buffer
  readonly sha256: string
  readonly content: Omit<PackContent, 'deltas'>
  readonly place: Pick<Release, 'target' | 'bytes' | 'sha256'>
  /** Native methods that its pages require. */
  readonly required: readonly string[]
}

/** The packs to publish, the common one first. */
async function readPacks({ zips, pack, channel }: PublishSetOptions): Promise<VerifiedPack[]> {
  const packs: VerifiedPack[] = []
  for (const zip of zips)
    packs.push(await readPack(zip, zips.length === 1 ? pack : undefined, channel))
  const names = packs.map(({ content }) => content.pack)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) {
    throw new RepositoryError(`The pack ${twice} was given twice; publish one of each.`)
  }
  return packs.toSorted(
    (a, b) => Number(a.content.needs !== null) - Number(b.content.needs !== null),
  )
}

async function readPack(
  path: string,
  name: string | undefined,
  channel: string | undefined,
): Promise<VerifiedPack> {
  const zip = await readFile(path).catch(() => {
    throw new RepositoryError(`There is no pack at ${path}; run "h5pack build" first.`)
  })
  const { manifest, findings, bytes, sha256 } = await verifyZip(zip)
  if (manifest === null || findings.length > 0) {
    throw new RepositoryError(
      `${path} is not a valid pack (${findings[0]?.detail ?? 'no manifest'}); build it again.`,
    )
  }
  const reason = channel === LOCAL_CHANNEL ? null : localOnly(manifest)
  if (reason !== null) {
    throw new RepositoryError(
      `${path} ${reason}: build a release from a clean work tree, or give --channel ${LOCAL_CHANNEL}.`,
    )
  }
  const { appId, needs, parts, version, minAppVersion, qa, bridge } = manifest
  const build = readProvenance(manifest)
  const pack = name ?? manifest.pack
  if (pack !== manifest.pack && (manifest.pack !== APP_PACK || parts.length > 0)) {
    throw new RepositoryError(`${path} is the pack ${manifest.pack} and cannot be named ${pack}.`)
  }
  return {
    zip,
    sha256,
    content: {
      kind: 'pack',
      appId,
      pack,
      needs,
      parts,
      version,
      minAppVersion,
      bridgeVersion: bridge.version,
      qa,
      ...(typeof build === 'string' ? {} : { environment: build.environment }),
      dirty: manifest.commit.endsWith('-dirty'),
    },
    required: bridge.required,
    place: { target: targetName(version, pack), bytes, sha256 },
  }
}
