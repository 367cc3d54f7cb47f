import * as v from 'valibot'
import type { Release, SignedTarget } from '#offline/pack/release.ts'

/**
 * The delegated role whose targets are halts. It can do nothing else: none of its targets is ever a
 * release.
 */
export const HALT_ROLE = 'halt'
export const HALT_FILE = `${HALT_ROLE}.json`
/** The only target paths that are delegated to it. */
export const HALT_PATHS = `${HALT_ROLE}/*`

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const haltSchema = v.object({
  kind: v.literal('halt'),
  release: count,
  /**
   * The halt is in force while the release's `liftedHalts`, which only the targets key signs, is
   * lower.
   */
  number: count,
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: v.pipe(v.string(), v.maxLength(100)),
  reason: v.pipe(v.string(), v.maxLength(500)),
})

/** An emergency stop of one release: no device installs it until the targets key lifts the halt. */
export type Halt = v.InferOutput<typeof haltSchema>

/** Reads the halts from the delegated role's targets, and ignores every other target. */
export function readHalts(targets: Iterable<SignedTarget>): Halt[] {
  return [...targets].flatMap(({ custom }) => {
    const halt = v.safeParse(haltSchema, custom)
    return halt.success ? [halt.output] : []
  })
}

/**
 * A target's path and `custom` field for a halt; the inverse of `readHalts`. Throws a valibot
 * error.
 */
export function writeHalt(halt: Omit<Halt, 'kind'>) {
  return {
    path: `${HALT_ROLE}/release-${halt.release}`,
    custom: v.parse(haltSchema, { kind: 'halt', ...halt }),
  }
}

/** The halt that is in force for a release; `null` when there is none. */
export function effectiveHalt(
  release: Pick<Release, 'release' | 'liftedHalts'>,
  halts: readonly Halt[],
): Halt | null {
  return (
    halts.find((it) => it.release === release.release && it.number > release.liftedHalts) ?? null
  )
}

/** Returns who halted what for which reason, as the commands show it. */
export const describeHalt = ({ at, by, reason }: Halt): string =>
  `halted since ${at} by ${by}: ${reason}`

/** The releases, with `paused` set on those for which a halt is in force. */
export function withHalts(releases: readonly Release[], halts: readonly Halt[]): Release[] {
  return releases.map((it) => (effectiveHalt(it, halts) === null ? it : { ...it, paused: true }))
}

/**
 * The halts that were in force before and are missing now although the targets key has not lifted
 * them, which only a tampered repository shows. A withdrawn release needs no halt.
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
