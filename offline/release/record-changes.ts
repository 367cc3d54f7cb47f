import { percentage } from '../policy/explain-choice.ts'
import type { Release, ReleaseChange } from '#offline/pack/release.ts'

/** The number of changes that a release records, so that signed metadata stays small. */
const MAX_CHANGES = 20

/** Adds a record to each new or changed release: who changed it, when, and how. */
export function recordChanges(
  before: readonly Release[],
  after: readonly Release[],
  { at, by }: Pick<ReleaseChange, 'at' | 'by'>,
): Release[] {
  const known = new Map(before.map((it) => [it.release, it]))
  return after.map((release) => {
    const what = whatChanged(known.get(release.release) ?? null, release)
    if (what === null) return release
    return { ...release, changes: [{ at, by, what }, ...release.changes].slice(0, MAX_CHANGES) }
  })
}

/**
 * The change of a release in words, such as `rollout 10 % to 50 %`; `null` when nothing changed.
 */
export function whatChanged(before: Release | null, after: Release): string | null {
  if (before === null) {
    const share = `for ${percentage(after.basisPoints)}`
    return after.rollbackOf === null
      ? `published ${share}`
      : `published ${share} in place of ${after.rollbackOf}`
  }
  const said = [
    before.basisPoints === after.basisPoints
      ? ''
      : `rollout ${percentage(before.basisPoints)} to ${percentage(after.basisPoints)}`,
    before.paused === after.paused ? '' : after.paused ? 'paused' : 'resumed',
    before.liftedHalts === after.liftedHalts ? '' : 'halt lifted',
    before.expired === after.expired ? '' : 'withdrawn',
  ].filter(Boolean)
  return said.length === 0 ? null : said.join(', ')
}
