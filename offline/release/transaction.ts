import { TargetFile, Targets } from '@tufjs/models'
import { HALT_FILE, readHalts, type Halt } from '../policy/halts.ts'
import {
  readReleases,
  writeReleases,
  type Release,
  type SignedFile,
} from '#offline/pack/release.ts'
import { firstEnd } from './expiries.ts'
import { recordChanges } from './record-changes.ts'
import { withLock } from './repository-lock.ts'
import { sweepLeftovers } from './leftovers.ts'
import { openRole } from './keys.ts'
import type { SignerCommand } from './command-signer.ts'
import {
  expiry,
  lifetimes,
  readTrusted,
  RepositoryError,
  specVersion,
  writeTargets,
  type OnlineKeys,
  type Trusted,
} from './metadata-store.ts'
import { addDeliveryArtifacts } from './delivery-artifacts.ts'
import { placeFiles, type BuiltinFile, type NewFile } from './target-files.ts'

export interface RepositoryPlace {
  /** The folder that is published: `metadata/` and `targets/`. */
  readonly repoDir: string
  /** The private keys of targets, snapshot and timestamp; never inside `repoDir`, never in git. */
  readonly keysDir: string
  /** Commands that sign instead of key files. */
  readonly signers?: readonly SignerCommand[] | undefined
  /** The person who changes it, as the signed record of changes shows. */
  readonly by?: string
  /** The clock by which expiry dates are set. */
  readonly now?: () => Date
  /** Checks everything, the keys too, and writes nothing. */
  readonly dryRun?: boolean
  /** Called with the share of the deltas that are made, in [0, 1]. */
  readonly onProgress?: (done: number) => void
}

/** The new list of releases, and a value for the caller. */
export interface Edit<Value> {
  readonly releases: readonly Release[]
  readonly value: Value
  /**
   * Built-in packs to know from now on; the contents at `resent` get deltas from them, as every
   * content of a new release does.
   */
  readonly builtins?: readonly BuiltinFile[]
  readonly resent?: readonly string[]
}

export interface Committed<Value> {
  readonly value: Value
  /**
   * The releases from now on, newest first, with the deltas that were made for it; a dry run makes
   * none.
   */
  readonly releases: readonly Release[]
  /**
   * The time when devices stop installing unless the signatures are renewed: the first end of any
   * role (ISO 8601, UTC).
   */
  readonly installableUntil: string
}

/**
 * Computes the new list of releases from the current one, newest first, and the emergency halts.
 */
export type Editing<Value> = (releases: readonly Release[], halts: readonly Halt[]) => Edit<Value>

/** Reads the repository. Throws `RepositoryError` when there is none or it is damaged. */
export async function requireTrusted(repoDir: string): Promise<Trusted> {
  const trusted = await readTrusted(repoDir)
  if (trusted !== null) return trusted
  throw new RepositoryError(`There is no repository in ${repoDir}; publish a pack first.`)
}

/** Opens the keys with which releases are published. Throws `KeyError`. */
export async function openOnline(
  { keysDir, signers }: Pick<RepositoryPlace, 'keysDir' | 'signers'>,
  { root }: Trusted,
): Promise<OnlineKeys> {
  const open = (role: 'targets' | 'snapshot' | 'timestamp') =>
    openRole({ folders: [keysDir], signers }, role, root.signed)
  return {
    targets: await open('targets'),
    snapshot: await open('snapshot'),
    timestamp: await open('timestamp'),
  }
}

/**
 * Changes the releases: calls `edit` with all of them, newest first, runs `before`, which writes
 * new files, adds deltas to new releases, then signs and writes the list that `edit` returned.
 * Targets of other kinds are retained. Clients see the change when the timestamp is replaced, which
 * is the last step; until then they see the old state. Throws `RepositoryError`, `KeyError` and
 * what `edit` throws.
 */
export async function transaction<Value>(
  place: RepositoryPlace,
  edit: Editing<Value>,
  before: () => Promise<void> = () => Promise.resolve(),
): Promise<Committed<Value>> {
  return withRepositoryLock(place, (trusted) => commit(place, trusted, edit, before))
}

/**
 * Reads the repository and runs `work` under its lock; a dry run takes no lock. Throws
 * `RepositoryError` when there is no repository, when it is damaged, or when another process holds
 * the lock for too long.
 */
export async function withRepositoryLock<T>(
  place: RepositoryPlace,
  work: (trusted: Trusted) => Promise<T>,
): Promise<T> {
  const seen = await requireTrusted(place.repoDir)
  if (place.dryRun === true) return work(seen)
  return withLock(place.repoDir, async () => {
    await sweepLeftovers(place.repoDir)
    return work(await requireTrusted(place.repoDir))
  })
}

async function commit<Value>(
  place: RepositoryPlace,
  trusted: Trusted,
  edit: Editing<Value>,
  before: () => Promise<void>,
): Promise<Committed<Value>> {
  const keys = await openOnline(place, trusted)
  const now = place.now?.() ?? new Date()
  const files = Object.values(trusted.targets.signed.targets)
  const known = readReleases(files)
  const changed = edit(known, haltsIn(trusted))
  const change = { at: now.toISOString(), by: place.by ?? 'unnamed' }
  const edited = { ...changed, releases: recordChanges(known, changed.releases, change) }
  const { value, builtins = [] } = edited
  const dry = place.dryRun === true
  if (!dry) await before()
  const forms = dry ? [] : [...newContents(known, edited.releases), ...(edited.resent ?? [])]
  const { releases, made } = await withArtifacts(place, trusted, edited, forms)
  const ours = new Set([
    ...known.map((it) => it.target),
    ...auxiliaryFiles(known).map((it) => it.target),
  ])
  const { delegations } = trusted.targets.signed
  const targets = new Targets({
    version: trusted.targets.signed.version + 1,
    specVersion,
    expires: expiry(now, lifetimes.targets),
    ...(delegations === undefined ? {} : { delegations }),
  })
  for (const file of files) if (!ours.has(file.path)) targets.addTarget(file)
  for (const file of releaseTargets(releases)) targets.addTarget(file)
  for (const { target } of builtins) targets.addTarget(target)
  const installableUntil = firstEnd([
    trusted.root.signed.expires,
    ...(trusted.halt === null ? [] : [trusted.halt.signed.expires]),
    targets.expires,
    expiry(now, lifetimes.timestamp),
  ])
  if (dry) return { value, releases, installableUntil }
  await placeFiles(place.repoDir, [...made, ...builtins])
  const versions = {
    snapshot: trusted.snapshot.signed.version + 1,
    timestamp: trusted.timestamp.signed.version + 1,
  }
  const halt = trusted.halt === null ? undefined : trusted.snapshot.signed.meta[HALT_FILE]
  await writeTargets(place.repoDir, keys, targets, versions, now, halt)
  return { value, releases, installableUntil }
}

/** The emergency halts, in force or lifted. */
export function haltsIn({ halt }: Trusted): Halt[] {
  return readHalts(Object.values(halt?.signed.targets ?? {}))
}

/** The contents of releases that were not there before. */
function newContents(known: readonly Release[], releases: readonly Release[]): string[] {
  const before = new Set(known.map((it) => it.release))
  return releases.filter((it) => !before.has(it.release)).map((it) => it.target)
}

async function withArtifacts(
  { repoDir, onProgress }: RepositoryPlace,
  trusted: Trusted,
  { releases, builtins = [] }: Edit<unknown>,
  contents: readonly string[],
): Promise<{ releases: readonly Release[]; made: readonly NewFile[] }> {
  const made: NewFile[] = []
  let all = releases
  for (const target of new Set(contents)) {
    const added = await addDeliveryArtifacts(all, target, {
      repoDir,
      trusted,
      builtins,
      onProgress,
    })
    all = added.releases
    made.push(...added.files)
  }
  return { releases: all, made }
}

/** The targets that make downloads smaller and that devices can do without: deltas and indexes. */
export function auxiliaryFiles(releases: readonly Release[]): SignedFile[] {
  return releases.flatMap(({ deltas, entries }) => [
    ...deltas,
    ...(entries === undefined ? [] : [entries]),
  ])
}

/** One target for each pack, with all of its releases, and one for each auxiliary file. */
function releaseTargets(releases: readonly Release[]): TargetFile[] {
  const files = new Map(releases.map((release) => [release.target, release]))
  const extra = new Map(auxiliaryFiles(releases).map((file) => [file.target, file]))
  const packs = [...files.values()].map((release) => {
    const { target: path, bytes: length, sha256 } = release
    const named = releases.filter((it) => it.target === path)
    const custom = writeReleases(release, named)
    return new TargetFile({ path, length, hashes: { sha256 }, unrecognizedFields: { custom } })
  })
  const others = [...extra.values()].map(
    ({ target: path, bytes: length, sha256 }) =>
      new TargetFile({ path, length, hashes: { sha256 } }),
  )
  return [...packs, ...others]
}
