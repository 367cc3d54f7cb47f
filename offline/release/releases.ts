import * as v from 'valibot'
import { releaseSchema, type ReleaseInfo } from '../pack/release.ts'
import type { RoleName } from './keys.ts'
import { readTrusted, type Trusted } from './metadata-store.ts'

export interface Released extends ReleaseInfo {
  readonly target: string
  readonly bytes: number
  readonly sha256: string
}

export interface RepositoryStatus {
  /** Newest first. */
  readonly releases: readonly Released[]
  /** When each role's signature ends: ISO 8601, UTC. */
  readonly expires: Readonly<Record<RoleName, string>>
}

/** What a repository on disk offers; `null` when there is none. Throws `RepositoryError` when it is damaged. */
export async function repositoryStatus(repoDir: string): Promise<RepositoryStatus | null> {
  const trusted = await readTrusted(repoDir)
  if (trusted === null) return null
  const { root, targets, snapshot, timestamp } = trusted
  return {
    releases: listReleases(trusted),
    expires: {
      root: root.signed.expires,
      targets: targets.signed.expires,
      snapshot: snapshot.signed.expires,
      timestamp: timestamp.signed.expires,
    },
  }
}

/** The packs among the targets, newest first. */
export function listReleases({ targets }: Trusted): Released[] {
  const released: Released[] = []
  for (const target of Object.values(targets.signed.targets)) {
    const info = v.safeParse(releaseSchema, target.custom)
    const sha256 = target.hashes['sha256']
    if (!info.success || sha256 === undefined) continue
    released.push({ ...info.output, target: target.path, bytes: target.length, sha256 })
  }
  return released.toSorted((a, b) => b.release - a.release)
}
