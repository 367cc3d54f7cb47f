import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { TargetFile, Targets } from '@tufjs/models'
import {
  HALT_FILE,
  HALT_PATHS,
  HALT_ROLE,
  effectiveHalt,
  writeHalt,
  type Halt,
} from '../policy/halts.ts'
import { PRODUCTION, readReleases, type Release } from '#offline/pack/release.ts'
import { withRepositoryLock, haltsIn, openOnline, type RepositoryPlace } from './transaction.ts'
import { createKey, findKeys, openHolders, openRole, type RoleHolders } from './keys.ts'
import {
  expiry,
  lifetimes,
  RepositoryError,
  specVersion,
  writeHalts,
  writeSnapshot,
  writeTargets,
  type Trusted,
} from './metadata-store.ts'
import { releaseGroup, select, type Selection } from './selection.ts'

const EMPTY = { length: 0, hashes: { sha256: createHash('sha256').digest('hex') } }

/** The keys that may halt releases, from the targets' delegation; none without one. */
export function haltHolders({ targets }: Trusted): RoleHolders {
  const { delegations } = targets.signed
  const role = delegations?.roles?.[HALT_ROLE]
  const keys = (role?.keyIDs ?? []).flatMap((id) => delegations?.keys[id] ?? [])
  return { keys, threshold: role?.threshold ?? 1 }
}

export interface HaltSelection extends Selection {
  /** Every release of the channel that is not withdrawn, not only the newest. */
  readonly all?: boolean
}

/**
 * Halts releases in an emergency, with the halt, snapshot and timestamp keys. Devices that have a
 * halted release keep it. Only `resume`, with the targets key, lifts a halt. Throws
 * `RepositoryError`, `KeyError`.
 */
export function haltReleases(
  place: RepositoryPlace,
  which: HaltSelection,
  reason: string,
): Promise<{ readonly halted: readonly Release[]; readonly already: readonly Release[] }> {
  return withRepositoryLock(place, async (trusted) => {
    if (trusted.halt === null) {
      throw new RepositoryError(
        'This repository has no halt key; make one with "h5pack keys halt", for which the targets key is needed, or use "h5pack pause".',
      )
    }
    const releases = readReleases(Object.values(trusted.targets.signed.targets))
    const before = haltsIn(trusted)
    const meant = selectForHalt(releases, which)
    const halted = meant.filter((it) => effectiveHalt(it, before) === null)
    const already = meant.filter((it) => !halted.includes(it))
    const sources = { folders: [place.keysDir], signers: place.signers }
    const { root } = trusted
    const keys = {
      halt: await openHolders(sources, HALT_ROLE, haltHolders(trusted)),
      snapshot: await openRole(sources, 'snapshot', root.signed),
      timestamp: await openRole(sources, 'timestamp', root.signed),
    }
    if (place.dryRun === true || halted.length === 0) return { halted, already }
    const now = place.now?.() ?? new Date()
    const at = now.toISOString()
    const by = place.by ?? 'unnamed'
    const added = halted.map((it): Halt => ({
      kind: 'halt',
      release: it.release,
      number: it.liftedHalts + 1,
      at,
      by,
      reason,
    }))
    const stopped = new Set(added.map((it) => it.release))
    const kept = before.filter((it) => !stopped.has(it.release))
    const file = await writeHalts(
      place.repoDir,
      keys.halt,
      nextHalts(trusted, [...kept, ...added], now),
    )
    const meta = { ...trusted.snapshot.signed.meta, [HALT_FILE]: file }
    await writeSnapshot(place.repoDir, keys, meta, nextVersions(trusted), now)
    return { halted, already }
  })
}

function selectForHalt(releases: readonly Release[], which: HaltSelection): readonly Release[] {
  const newest = select(releases, which)
  if (which.all !== true) return releaseGroup(releases, newest)
  const { channel = PRODUCTION } = which
  return releases.filter((it) => it.channel === channel && !it.expired)
}

function nextHalts({ halt }: Trusted, halts: readonly Halt[], now: Date): Targets {
  const targets = new Targets({
    version: (halt?.signed.version ?? 0) + 1,
    specVersion,
    expires: expiry(now, lifetimes[HALT_ROLE]),
  })
  for (const it of halts) {
    const { path, custom } = writeHalt(it)
    targets.addTarget(new TargetFile({ path, ...EMPTY, unrecognizedFields: { custom } }))
  }
  return targets
}

const nextVersions = ({ snapshot, timestamp }: Trusted) => ({
  snapshot: snapshot.signed.version + 1,
  timestamp: timestamp.signed.version + 1,
})

export interface HaltKeyChange {
  /** Ids of the keys that are no longer valid, and of the new one; a dry run makes none. */
  readonly removed: readonly string[]
  readonly added: string | null
  /** The new key's file, and those of the keys that are no longer valid. */
  readonly made: string | null
  readonly retired: readonly string[]
}

/**
 * Creates the key that can halt releases and do nothing else, or replaces it; existing halts stay
 * in force. The targets key signs the delegation. Throws `RepositoryError`, `KeyError`.
 */
export function makeHaltKey(
  place: RepositoryPlace & {
    /** The place where the new key goes; the keys' folder when absent. */
    readonly newKeyDir?: string
    readonly encrypt?: boolean | undefined
  },
): Promise<HaltKeyChange> {
  return withRepositoryLock(place, async (trusted) => {
    const { targets } = trusted
    const folder = place.newKeyDir ?? place.keysDir
    const old = haltHolders(trusted).keys.map(({ keyID }) => keyID)
    const files = await findKeys([place.keysDir, folder], HALT_ROLE)
    const retired = files.filter(({ key }) => old.includes(key.keyID)).map(({ path }) => path)
    const keys = await openOnline(place, trusted)
    if (place.dryRun === true) return { removed: old, added: null, made: null, retired }
    const { key, sign, path } = await createKey(folder, HALT_ROLE, place.encrypt)
    const now = place.now?.() ?? new Date()
    const next = Targets.fromJSON({
      ...targets.signed.toJSON(),
      version: targets.signed.version + 1,
      expires: expiry(now, lifetimes.targets),
      delegations: {
        keys: { [key.keyID]: key.toJSON() },
        roles: [
          {
            name: HALT_ROLE,
            keyids: [key.keyID],
            threshold: 1,
            terminating: false,
            paths: [HALT_PATHS],
          },
        ],
      },
    })
    try {
      const halts = nextHalts(trusted, haltsIn(trusted), now)
      const file = await writeHalts(place.repoDir, [{ sign }], halts)
      await writeTargets(place.repoDir, keys, next, nextVersions(trusted), now, file)
    } catch (error) {
      // A key that nothing delegates to would pass for one that was replaced.
      await rm(path, { force: true })
      throw error
    }
    return { removed: old, added: key.keyID, made: path, retired }
  })
}
