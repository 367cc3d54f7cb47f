import { hash } from 'node:crypto'
import type { Release } from '#offline/pack/release.ts'

/**
 * Packs that open together: a common release and one release of each of its parts, in its order.
 */
export interface ReleaseSet {
  readonly release: Release
  /** Empty for a pack that has no parts. */
  readonly parts: readonly Release[]
}

/** Every release of a set, the common one first. */
export function setMembers({ release, parts }: ReleaseSet): readonly Release[] {
  return [release, ...parts]
}

/**
 * A set's number: the highest of its members', so that a part that is released alone makes a newer
 * set.
 */
export function setNumber(set: ReleaseSet): number {
  return Math.max(...setMembers(set).map((it) => it.release))
}

/**
 * Identifies a set by its content: for a pack without parts the SHA-256 of its zip; otherwise the
 * SHA-256 over its members' SHA-256s in lower-case hex, the common one first, each followed by a
 * line feed.
 */
export function setIdentity(zips: readonly string[]): string {
  const [alone = ''] = zips
  return zips.length < 2 ? alone : hash('sha256', zips.map((it) => `${it}\n`).join(''))
}

/**
 * Returns whether a release is a part that was built against this common release, in the same
 * channel.
 */
export function belongsTo(part: Release, common: Release): boolean {
  return (
    part.needs?.app === common.sha256 &&
    part.channel === common.channel &&
    common.parts.includes(part.pack)
  )
}

/**
 * Returns whether a release is one of the pack itself or, for the common pack, of any of its parts.
 */
export function isInFamily(release: Release, pack: string): boolean {
  return release.pack === pack || (pack === 'app' && release.needs !== null)
}

/**
 * The sets of a common release with its parts, the newest first: what the channel offered after
 * each publication. Only releases for which `fits` is true are members. None when a part is
 * missing.
 */
export function* candidateSets(
  release: Release,
  releases: readonly Release[],
  fits: (part: Release) => boolean = () => true,
): Generator<ReleaseSet> {
  if (release.parts.length === 0) {
    yield { release, parts: [] }
    return
  }
  const fitting = releases.filter((it) => belongsTo(it, release) && fits(it))
  let ceiling = Infinity
  for (;;) {
    const parts: Release[] = []
    for (const pack of release.parts) {
      const newest = fitting.reduce<Release | null>(
        (best, it) =>
          it.pack === pack && it.release < ceiling && it.release > (best?.release ?? 0) ? it : best,
        null,
      )
      if (newest === null) return
      parts.push(newest)
    }
    yield { release, parts }
    ceiling = Math.max(...parts.map((it) => it.release))
  }
}
