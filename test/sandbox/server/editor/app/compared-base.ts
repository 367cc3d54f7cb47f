import type { Version } from './calls.ts'

type Past = Pick<Version, 'version' | 'state' | 'publishedAt'>

/**
 * The version to compare another with unless somebody chooses: the live one; for the live one
 * itself, or where none is on, the one that customers saw before. Else the version before it; null
 * for the first. `versions` are newest first.
 */
export function comparedBase(versions: readonly Past[], version: number): number | null {
  const live = versions.find(({ state }) => state === 'live')
  if (live !== undefined && live.version !== version) return live.version
  const earlier = versions.filter((it) => it.version < version)
  return (earlier.find(({ publishedAt }) => publishedAt !== null) ?? earlier[0])?.version ?? null
}
