import { readReleases, type Release } from '#offline/pack/release.ts'
import { withHalts, type Halt } from '../policy/halts.ts'
import { haltsIn } from './transaction.ts'
import { expiringRoles, firstEnd, type ExpiringRole } from './expiries.ts'
import { haltHolders } from './halt-releases.ts'
import { readTrusted, type Trusted } from './metadata-store.ts'
import type { RoleHolders } from './keys.ts'
import { roleHolders } from './root-metadata.ts'

/** The signers of a role, and the end of their signatures. */
export interface RoleStatus {
  readonly role: ExpiringRole
  /** Number of the role's newest metadata. */
  readonly version: number
  /** ISO 8601, UTC. */
  readonly expires: string
  readonly keyIds: readonly string[]
  /** The number of the keys that have to sign. */
  readonly threshold: number
}

export interface RepositoryStatus {
  /** Newest first; halted releases have `paused` set. */
  readonly releases: readonly Release[]
  /** Emergency halts, including lifted ones. */
  readonly halts: readonly Halt[]
  /** Root, targets, the delegated halts, snapshot, timestamp. */
  readonly roles: readonly RoleStatus[]
  /** The time when devices stop installing: the first end of any role (ISO 8601, UTC). */
  readonly installableUntil: string
}

/**
 * Returns what a repository on disk offers; `null` when there is none. Throws `RepositoryError`
 * when it is damaged.
 */
export async function repositoryStatus(repoDir: string): Promise<RepositoryStatus | null> {
  const trusted = await readTrusted(repoDir)
  if (trusted === null) return null
  const halts = haltsIn(trusted)
  const roles = expiringRoles.flatMap((role): RoleStatus[] => {
    const signed = trusted[role]?.signed
    if (signed === undefined) return []
    const { keys, threshold } = holders(trusted, role)
    const keyIds = keys.map((key) => key.keyID)
    return [{ role, version: signed.version, expires: signed.expires, keyIds, threshold }]
  })
  return {
    releases: withHalts(readReleases(Object.values(trusted.targets.signed.targets)), halts),
    halts,
    roles,
    installableUntil: firstEnd(roles.map((it) => it.expires)),
  }
}

function holders(trusted: Trusted, role: ExpiringRole): RoleHolders {
  return role === 'halt' ? haltHolders(trusted) : roleHolders(trusted.root)[role]
}
