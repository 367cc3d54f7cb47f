import { Targets } from '@tufjs/models'
import { HALT_FILE, HALT_ROLE } from '../policy/halts.ts'
import { transaction, withRepositoryLock, type RepositoryPlace } from './transaction.ts'
import { firstEnd, roleTerms, type ExpiringRole, type RoleTerm } from './expiries.ts'
import { haltHolders } from './halt-releases.ts'
import { KeyError, openHolders, openRole, type Signer } from './keys.ts'
import {
  expiry,
  lifetimes,
  specVersion,
  writeHalts,
  writeSnapshot,
  writeTimestamp,
  type Trusted,
} from './metadata-store.ts'

const DAY = 24 * 60 * 60 * 1000
/** The time before its expiry at which a role is renewed when its key is available, in ms. */
const RENEW_BEFORE = { snapshot: lifetimes.snapshot / 2, halt: 60 * DAY }

export interface RefreshOptions extends RepositoryPlace {
  /** The number of days before its expiry in which a role has the state `soon`; 14 when absent. */
  readonly warnDays?: number
  /** Renews the targets too, which takes their key. */
  readonly all?: boolean
}

export interface RefreshedRole extends RoleTerm {
  readonly renewed: boolean
  /** The work of a person before it expires; `null` when cron renews it. */
  readonly todo: string | null
}

export interface Refreshed {
  readonly roles: readonly RefreshedRole[]
  /** The time when devices stop installing: the first end of any role (ISO 8601, UTC). */
  readonly installableUntil: string
}

/**
 * For cron, every few hours: renews the timestamp always, the snapshot and the halts well before
 * their expiry, and returns the expiry of every role. Roles with offline keys are only reported;
 * `all` renews the targets too. Throws `RepositoryError`, `KeyError`.
 */
export async function refresh(options: RefreshOptions): Promise<Refreshed> {
  const { warnDays = 14, all = false } = options
  const now = options.now?.() ?? new Date()
  if (all) await transaction(options, (releases) => ({ releases, value: null }))
  return withRepositoryLock(options, async (trusted) => {
    const renewed = new Map<ExpiringRole, string>()
    const missing = new Set<ExpiringRole>()
    if (all) {
      const ends = expiry(now, lifetimes.targets)
      for (const role of ['targets', 'snapshot'] as const) renewed.set(role, ends)
    }
    const isDue = (role: 'snapshot' | 'halt') => {
      const expires = trusted[role]?.signed.expires
      if (expires === undefined || renewed.has(role)) return false
      const before = Math.max(RENEW_BEFORE[role], warnDays * DAY)
      return Date.parse(expires) - now.getTime() <= before
    }
    const openIfDue = async (role: 'snapshot' | 'halt') => {
      if (!isDue(role)) return null
      return openOnlineRole(options, trusted, role).catch((error: unknown) => {
        if (!(error instanceof KeyError)) throw error
        missing.add(role)
        return null
      })
    }
    const halt = await openIfDue('halt')
    // Renewed halts become visible only through a new snapshot.
    const snapshot =
      halt === null
        ? await openIfDue('snapshot')
        : await openOnlineRole(options, trusted, 'snapshot')
    const timestamp = await openOnlineRole(options, trusted, 'timestamp')
    for (const role of ['halt', 'snapshot'] as const) {
      if ((role === 'halt' ? halt : snapshot) !== null)
        renewed.set(role, expiry(now, lifetimes[role]))
    }
    renewed.set('timestamp', expiry(now, lifetimes.timestamp))
    if (options.dryRun !== true) {
      await sign(options, trusted, { halt, snapshot, timestamp }, now)
    }
    const roles = roleTerms(trusted, now, warnDays).map((term): RefreshedRole => {
      const { role, expires, state } = term
      const ends = renewed.get(role)
      return ends === undefined
        ? { role, expires, state, renewed: false, todo: todoFor(term, missing.has(role)) }
        : { role, expires: ends, state: 'good', renewed: true, todo: null }
    })
    return { roles, installableUntil: firstEnd(roles.map((it) => it.expires)) }
  })
}

function openOnlineRole(
  { keysDir, signers }: RepositoryPlace,
  trusted: Trusted,
  role: 'snapshot' | 'timestamp' | 'halt',
): Promise<Signer[]> {
  const sources = { folders: [keysDir], signers }
  if (role !== 'halt') return openRole(sources, role, trusted.root.signed)
  return openHolders(sources, role, haltHolders(trusted))
}

async function sign(
  { repoDir }: RepositoryPlace,
  { halt, snapshot, timestamp }: Trusted,
  keys: {
    readonly halt: readonly Signer[] | null
    readonly snapshot: readonly Signer[] | null
    readonly timestamp: readonly Signer[]
  },
  now: Date,
): Promise<void> {
  const versions = {
    snapshot: snapshot.signed.version + 1,
    timestamp: timestamp.signed.version + 1,
  }
  if (keys.snapshot === null) {
    const { snapshotMeta } = timestamp.signed
    await writeTimestamp(repoDir, keys, versions.timestamp, snapshotMeta, now)
    return
  }
  let { meta } = snapshot.signed
  if (keys.halt !== null && halt !== null) {
    const fresh = new Targets({
      version: halt.signed.version + 1,
      specVersion,
      expires: expiry(now, lifetimes[HALT_ROLE]),
      targets: halt.signed.targets,
    })
    meta = { ...meta, [HALT_FILE]: await writeHalts(repoDir, keys.halt, fresh) }
  }
  const online = { snapshot: keys.snapshot, timestamp: keys.timestamp }
  await writeSnapshot(repoDir, online, meta, versions, now)
}

/** Returns what a person has to do for a role that this run has not renewed; `null` for nothing. */
function todoFor({ role, state }: RoleTerm, keyMissing: boolean): string | null {
  if (role === 'root') return 'the custodians of the root keys run "h5pack keys renew"'
  if (role === 'targets') return 'the holder of the targets key runs "h5pack refresh --all"'
  if (keyMissing) return `the holder of the ${role} key runs "h5pack refresh"`
  return state === 'good' ? null : `the holder of the ${role} key runs "h5pack refresh"`
}
