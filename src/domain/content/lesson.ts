/** The way in which a lesson is learned: rules.md#company-and-experts. */

/** Right answers of three that pass. */
export const PASS = 2
const HEARD_SHARE = 0.9

/** Returns whether so much of a recording was heard that the lesson counts as done. */
export const isHeard = (seconds: number, whole: number): boolean =>
  whole > 0 && seconds >= whole * HEARD_SHARE

interface Learned {
  /** True if the lesson has a text: of its own, or in place of its recording. */
  readonly hasText: boolean
  /** True if the text was read to its end. */
  readonly read: boolean
  /** Seconds of the recording that were heard; 0 of a text. */
  readonly heard: number
  readonly whole: number
}

/** Returns whether a lesson is done: by its text, or by enough of its recording. */
export const isLearned = ({ hasText, read, heard, whole }: Learned): boolean =>
  (hasText && read) || isHeard(heard, whole)

/** From one second of a recording to another. */
export type Played = readonly [from: number, to: number]

/**
 * Returns how much of a recording was played: what was skipped does not count, what was repeated
 * once.
 */
export function playedSeconds(ranges: readonly Played[]): number {
  let sum = 0
  let end = 0
  const ordered = [...ranges]
  ordered.sort(([a], [b]) => a - b)
  for (const [from, to] of ordered) {
    sum += Math.max(0, to - Math.max(from, end))
    end = Math.max(end, to)
  }
  return sum
}

/**
 * Returns how much of a recording was heard in all visits. The provider keeps the furthest second
 * and how many seconds were heard, not which: of a part that was already passed, no more can be new
 * than was skipped before.
 */
export function heardSeconds(
  before: { readonly seconds: number; readonly heard: number },
  played: readonly Played[],
  whole: number,
): number {
  const passed = played.map(([from, to]): Played => [from, Math.min(to, before.seconds)])
  const beyond = played.map(([from, to]): Played => [Math.max(from, before.seconds), to])
  const skipped = Math.max(0, before.seconds - before.heard)
  const heard = before.heard + Math.min(skipped, playedSeconds(passed)) + playedSeconds(beyond)
  return Math.min(whole, heard)
}

/** As fast as a recording is played. */
const FASTEST = 2
/** The seconds that a first report may name: nothing is known of when its listener began. */
const FIRST_SECONDS = 30

interface Report {
  readonly claimed: number
  /** The seconds that counted before. */
  readonly before: number
  /** Seconds since the last report; null for the first one. */
  readonly elapsed: number | null
}

/**
 * Returns what of a report counts: no more than the time since the last one allows, and never less.
 */
export const creditedSeconds = ({ claimed, before, elapsed }: Report): number =>
  Math.max(
    before,
    Math.min(claimed, before + (elapsed === null ? FIRST_SECONDS : FASTEST * Math.max(0, elapsed))),
  )

/** Returns where a recording goes on: where it was left, from the beginning once it was heard. */
export const startSecond = (reached: number, whole: number): number =>
  isHeard(reached, whole) ? 0 : Math.min(reached, whole)

interface Progress {
  readonly seconds: number
  readonly heard: number
  readonly done: boolean
  readonly passed: boolean
}

export type LessonStep = 'new' | 'begun' | 'quiz' | 'passed'

/** The reader's position in a lesson; without a user nothing is stored, so the lesson is new. */
export function lessonStep(progress: Progress | null): LessonStep {
  if (progress === null) return 'new'
  if (progress.passed) return 'passed'
  if (progress.done) return 'quiz'
  return progress.seconds > 0 ? 'begun' : 'new'
}

/** Percent of a lesson that was read or heard, rounded down; never 100 before it is done. */
export const learnedPercent = (seconds: number, whole: number): number =>
  whole > 0 ? Math.min(99, Math.floor((100 * seconds) / whole)) : 0

/** The slide of a moment: the last that has begun. */
export function slideAt<Slide extends { readonly second: number }>(
  slides: readonly Slide[],
  second: number,
): Slide | null {
  const begun = slides.filter((it) => it.second <= second)
  return begun[begun.length - 1] ?? slides[0] ?? null
}
