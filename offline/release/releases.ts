import { readReleases, type Release } from '../pack/release.ts'
import { roleNames, type RoleName } from './keys.ts'
import { readTrusted } from './metadata-store.ts'
import { holdersOf } from './root-metadata.ts'

/** Who signs for a role, and until when. */
export interface RoleStatus {
  readonly role: RoleName
  /** Number of the role's newest metadata. */
  readonly version: number
  /** ISO 8601, UTC. */
  readonly expires: string
  readonly keyIds: readonly string[]
  /** How many of the keys have to sign. */
  readonly threshold: number
}

export interface RepositoryStatus {
  /** Newest first. */
  readonly releases: readonly Release[]
  /** Root, targets, snapshot, timestamp. */
  readonly roles: readonly RoleStatus[]
}

/** What a repository on disk offers; `null` when there is none. Throws `RepositoryError` when it is damaged. */
export async function repositoryStatus(repoDir: string): Promise<RepositoryStatus | null> {
  const trusted = await readTrusted(repoDir)
  if (trusted === null) return null
  const holders = holdersOf(trusted.root)
  return {
    releases: readReleases(Object.values(trusted.targets.signed.targets)),
    roles: roleNames.map((role) => ({
      role,
      version: trusted[role].signed.version,
      expires: trusted[role].signed.expires,
      keyIds: holders[role].keys.map((key) => key.keyID),
      threshold: holders[role].threshold,
    })),
  }
}
