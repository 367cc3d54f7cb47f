import { hash } from 'node:crypto'
import type { Release } from './release.ts'

/** What opens together: a common release and, in the order in which it names them, one release of each of its parts. */
export interface ReleaseSet {
  readonly release: Release
  /** Empty for a pack that has no parts. */
  readonly parts: readonly Release[]
}

/** Every release of a set, the common one first. */
export function membersOf({ release, parts }: ReleaseSet): readonly Release[] {
  return [release, ...parts]
}

/** A set's number: the highest of its members', so that a part which is released alone makes a newer set. */
export function setNumber(set: ReleaseSet): number {
  return Math.max(...membersOf(set).map((it) => it.release))
}

/**
 * What tells sets apart: for a pack without parts the SHA-256 of its zip; otherwise the SHA-256 of its members' in small hex, the common
 * one's first, with a line feed after each.
 */
export function setIdentity(zips: readonly string[]): string {
  const [alone = ''] = zips
  return zips.length < 2 ? alone : hash('sha256', zips.map((it) => `${it}\n`).join(''))
}

/** Whether a release is a part that opens with this common release, whatever its own policy says. */
export function belongsTo(part: Release, common: Release): boolean {
  return (
    part.needs?.app === common.sha256 &&
    part.channel === common.channel &&
    common.parts.includes(part.pack)
  )
}

/** Whether a release belongs to a pack with all of its parts: the pack itself, or whatever stands on the common pack. */
export function isOfFamily(release: Release, pack: string): boolean {
  return release.pack === pack || (pack === 'app' && release.needs !== null)
}

/**
 * The sets that a common release makes with its parts, the newest first: what stood in the channel after each publication. `fits` says
 * which releases may be members. None when a part is missing.
 */
export function* setsOf(
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
