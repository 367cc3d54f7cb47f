import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Metadata, MetadataKind, TargetFile, Targets, Timestamp } from '@tufjs/models'
import {
  writeReleases,
  releasePolicy,
  targetName,
  APP_PACK,
  PRODUCTION,
  type Release,
} from '#offline/pack/release.ts'
import { HALT_FILE } from '../policy/halts.ts'
import { lengthAndHash } from '../pack/plain-form.ts'
import { transaction, openOnline } from '../release/transaction.ts'
import { openKey, type Signer } from '../release/keys.ts'
import {
  expiry,
  lifetimes,
  metadataPath,
  readTrusted,
  signed,
  specVersion,
  writeHalts,
  writeSnapshot,
  writeTargets,
  type Trusted,
} from '../release/metadata-store.ts'
import { placeFiles } from '../release/target-files.ts'

/** A repository and the folder of its keys. */
interface Attacked {
  readonly repoDir: string
  readonly keysDir: string
  /** The clock by which what is signed expires. */
  readonly now?: () => Date
}

/**
 * Makes a mirror that withholds all that is smaller than the whole zips: devices are left with
 * those.
 */
export function withholdDeltas(repoDir: string): Promise<void> {
  return withhold(repoDir, ['deltas', 'entries'])
}

/** Makes a mirror that withholds folders of the targets. */
export async function withhold(repoDir: string, folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    rmSync(join(repoDir, 'targets', folder), { recursive: true, force: true })
  }
}

/**
 * Signs any bytes as the delta from one version to another, with the keys of the world's folder.
 */
export async function signDelta(
  world: Attacked,
  from: string,
  to: string,
  body: Buffer,
): Promise<void> {
  const seal = lengthAndHash(body)
  const file = { target: `deltas/${from}-${to}.dcz`, ...seal }
  await placeFiles(world.repoDir, [{ file, body }])
  await transaction(world, (releases) => {
    const old = releases.find(({ version }) => version === from)?.sha256 ?? ''
    const changed = releases.map((it) =>
      it.version === to ? { ...it, deltas: [{ from: old, ...file }] } : it,
    )
    return { releases: changed, value: null }
  })
}

async function readTrustedRepository(world: Attacked): Promise<Trusted> {
  const trusted = await readTrusted(world.repoDir)
  if (trusted === null) throw new Error('there is no repository to attack')
  return trusted
}

/**
 * Signs any bytes as the newest release, with the keys of the world's folder: what someone can do
 * who has stolen them, or who has a build server. Nothing is checked.
 */
export async function signAnything(
  world: Attacked,
  zip: Buffer,
  options: Partial<Pick<Release, 'version' | 'appId' | 'release' | 'pack' | 'needs' | 'parts'>> & {
    readonly now?: Date
  } = {},
): Promise<void> {
  const { version = '6.6.6', appId = 'fund-h5', release = 66, now = new Date() } = options
  const { pack = APP_PACK, needs = null, parts = [] } = options
  const trusted = await readTrustedRepository(world)
  const keys = await openOnline(world, trusted)
  const sha256 = createHash('sha256').update(zip).digest('hex')
  const path = targetName(version, pack)
  const targets = new Targets({
    version: trusted.targets.signed.version + 1,
    specVersion,
    expires: expiry(now, lifetimes.targets),
    targets: { ...trusted.targets.signed.targets },
  })
  const kind = 'pack' as const
  const content = { kind, appId, pack, needs, parts, version, minAppVersion: '5.0.0' }
  const custom = writeReleases({ ...content, deltas: [] }, [
    releasePolicy({ channel: PRODUCTION, release }),
  ])
  targets.addTarget(
    new TargetFile({
      path,
      length: zip.length,
      hashes: { sha256 },
      unrecognizedFields: { custom },
    }),
  )
  writeFileSync(join(world.repoDir, 'targets', `${sha256}.${path}`), zip)
  const versions = {
    snapshot: trusted.snapshot.signed.version + 1,
    timestamp: trusted.timestamp.signed.version + 1,
  }
  await writeTargets(world.repoDir, keys, targets, versions, now)
}

/**
 * Signs, with the world's timestamp key, a timestamp of a far higher number over what another
 * repository (or its own) offers.
 */
export async function stealTimestamp(world: Attacked, offered: Attacked = world): Promise<void> {
  const { timestamp } = await openOnline(world, await readTrustedRepository(world))
  const { snapshotMeta, expires } = (await readTrustedRepository(offered)).timestamp.signed
  const far = new Timestamp({ version: 1_000_000, specVersion, expires, snapshotMeta })
  writeFileSync(metadataPath(offered.repoDir, 'timestamp.json'), signed(far, timestamp))
}

/**
 * Publishes any targets as the halt role's, with the keys of who is on call; by `signer` in place
 * of the halt key, where one is given.
 */
export async function signHalts(
  world: Attacked,
  files: readonly TargetFile[],
  signer?: Signer,
): Promise<void> {
  const trusted = await readTrustedRepository(world)
  const { now = () => new Date() } = world
  const own = async (role: string) => [await openKey(join(world.keysDir, `${role}.pem`))]
  const halt = new Targets({
    version: (trusted.halt?.signed.version ?? 0) + 1,
    specVersion,
    expires: expiry(now(), lifetimes.halt),
  })
  for (const file of files) halt.addTarget(file)
  const signers = signer === undefined ? await own('halt') : [signer]
  const file = await writeHalts(world.repoDir, signers, halt)
  const keys = { snapshot: await own('snapshot'), timestamp: await own('timestamp') }
  const versions = {
    snapshot: trusted.snapshot.signed.version + 1,
    timestamp: trusted.timestamp.signed.version + 1,
  }
  const meta = { ...trusted.snapshot.signed.meta, [HALT_FILE]: file }
  await writeSnapshot(world.repoDir, keys, meta, versions, now())
}

/** The names of the metadata files that are current: timestamp, snapshot and targets. */
export async function currentMetadata(world: Attacked): Promise<readonly [string, string, string]> {
  const text = readFileSync(metadataPath(world.repoDir, 'timestamp.json'), 'utf8')
  const { signed: timestamp } = Metadata.fromJSON(MetadataKind.Timestamp, JSON.parse(text))
  const snapshot = `${timestamp.snapshotMeta.version}.snapshot.json`
  const { targets } = await readTrustedRepository(world)
  return ['timestamp.json', snapshot, `${targets.signed.version}.targets.json`]
}
