import * as v from 'valibot'
import type { Release, SignedTarget } from './release.ts'

/** The delegated role whose targets are halts. It has no other effect: nothing that it names is ever a release. */
export const HALT_ROLE = 'halt'
export const HALT_FILE = `${HALT_ROLE}.json`
/** The only paths that the targets delegate to it. */
export const HALT_PATHS = `${HALT_ROLE}/*`

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const haltSchema = v.object({
  kind: v.literal('halt'),
  release: count,
  /** It holds while the release's `liftedHalts` is lower, and that is signed by the targets' keys alone. */
  number: count,
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: v.pipe(v.string(), v.maxLength(100)),
  reason: v.pipe(v.string(), v.maxLength(500)),
})

/** An emergency stop of one release: nobody gets it until the holders of the targets' keys lift that. */
export type Halt = v.InferOutput<typeof haltSchema>

/** Reads the halts out of the delegated role's targets. What is no halt is left out: the role can say nothing else. */
export function readHalts(targets: Iterable<SignedTarget>): Halt[] {
  return [...targets].flatMap(({ custom }) => {
    const halt = v.safeParse(haltSchema, custom)
    return halt.success ? [halt.output] : []
  })
}

/** A target's path and `custom` field for a halt; the inverse of `readHalts`. */
export function writeHalt(halt: Omit<Halt, 'kind'>) {
  return {
    path: `${HALT_ROLE}/release-${halt.release}`,
    custom: v.parse(haltSchema, { kind: 'halt', ...halt }),
  }
}

/** The halt that holds a release back; `null` when none does. */
export function effectiveHalt(
  release: Pick<Release, 'release' | 'liftedHalts'>,
  halts: readonly Halt[],
): Halt | null {
  return (
    halts.find((it) => it.release === release.release && it.number > release.liftedHalts) ?? null
  )
}

/** The releases with those paused that a halt holds back. A halt never changes anything else. */
export function withHalts(releases: readonly Release[], halts: readonly Halt[]): Release[] {
  return releases.map((it) => (effectiveHalt(it, halts) === null ? it : { ...it, paused: true }))
}

/**
 * The halts that were in force before and are missing now although the targets' keys have not lifted them: nobody who
 * follows the rules publishes that. A release that is withdrawn needs no halt.
 */
export function lostHalts(
  before: readonly Halt[],
  now: readonly Halt[],
  releases: readonly Release[],
): Halt[] {
  return before.filter((old) => {
    const release = releases.find((it) => it.release === old.release && !it.expired)
    if (release === undefined || effectiveHalt(release, [old]) === null) return false
    return effectiveHalt(release, now) === null
  })
}
