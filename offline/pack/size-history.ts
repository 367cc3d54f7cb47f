import type { Release } from './release.ts'

/** One published content of a pack. */
export interface PublishedSize {
  readonly version: string
  /** Length of the zip. */
  readonly bytes: number
  readonly sha256: string
  /** Path of the zip among the targets. */
  readonly target: string
  /** Numbers of its releases, oldest first. */
  readonly releases: readonly number[]
}

/** The way in which a pack grew: its contents in the order in which they were first released. */
export interface SizeHistory {
  readonly pack: string
  readonly published: readonly PublishedSize[]
}

/** The packs of a repository by name, each with its published contents. */
export function sizeHistory(releases: readonly Release[]): SizeHistory[] {
  const names = [...new Set(releases.map(({ pack }) => pack))].toSorted()
  const oldestFirst = releases.toSorted((a, b) => a.release - b.release)
  return names.map((pack) => {
    const published = new Map<string, PublishedSize>()
    for (const { pack: of, version, bytes, sha256, target, release } of oldestFirst) {
      if (of !== pack) continue
      const before = published.get(sha256)?.releases ?? []
      published.set(sha256, { version, bytes, sha256, target, releases: [...before, release] })
    }
    return { pack, published: [...published.values()] }
  })
}
