import { percentage } from '../policy/explain-choice.ts'
import type { Release, ReleaseChange } from '../policy/release.ts'

/** A release keeps the record of its latest changes, so that signed metadata stays small. */
const KEPT = 20

/** Adds to each release that is new, or other than before, who changed it, when, and how. */
export function recordChanges(
  before: readonly Release[],
  after: readonly Release[],
  { at, by }: Pick<ReleaseChange, 'at' | 'by'>,
): Release[] {
  const known = new Map(before.map((it) => [it.release, it]))
  return after.map((release) => {
    const what = whatChanged(known.get(release.release) ?? null, release)
    if (what === null) return release
    return { ...release, changes: [{ at, by, what }, ...release.changes].slice(0, KEPT) }
  })
}

/** What an engineer did to a release, in words; `null` for nothing. */
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
