import { RateComparison, type RatioBounds, type ReportBatch } from './rate-comparison.ts'

/** The things that happen to a device, by which a release is judged. */
export type GuardName = 'failedStart' | 'rolledBack' | 'slowOpening' | 'pageError'

export interface Guard {
  /** In words, of devices: 1 of 40 `failed to start it`. */
  readonly words: string
  /**
   * The smallest rise in the share of devices that is a reason to pause. With millions of devices a
   * difference may be certain that is too small to matter.
   */
  readonly leastRise: number
  /** The guard's part of the error rate; all of them make 1. */
  readonly part: number
}

export const GUARDS: Readonly<Record<GuardName, Guard>> = {
  failedStart: { words: 'failed to start', leastRise: 0.001, part: 0.4 },
  rolledBack: { words: 'went back to an older release', leastRise: 0.001, part: 0.2 },
  slowOpening: { words: 'opened a screen in more than a second', leastRise: 0.02, part: 0.2 },
  pageError: { words: 'had an error on a page', leastRise: 0.005, part: 0.2 },
}

export const GUARD_NAMES: readonly GuardName[] = [
  'failedStart',
  'rolledBack',
  'slowOpening',
  'pageError',
]

/**
 * The probability with which a release that is as good as the one before it is paused, whatever the
 * number of looks and guards.
 */
export const ERROR_RATE = 0.001

/**
 * Reports of one guard, of one step and one hour in which they happened: smaller parts give a rise
 * that an hour in which everybody fails does not bend.
 */
export interface GuardBatch extends ReportBatch {
  readonly guard: GuardName
}

/** The judgement of a release by one guard. */
export interface GuardVerdict {
  readonly guard: GuardName
  readonly release: { readonly devices: number; readonly failed: number }
  readonly control: { readonly devices: number; readonly failed: number }
  /** The ratio of the reports' likelihood with a worse release to that with one as good. */
  readonly evidence: number
  /** The evidence at which the release is paused. */
  readonly needed: number
  /** Of the odds of failing, release to control, at the guard's part of the error rate. */
  readonly bounds: RatioBounds
  /**
   * The rise in the share of devices that fail, weighted over batches as Mantel and Haenszel do it;
   * null where no batch has devices of both groups.
   */
  readonly rise: number | null
  readonly isReasonToPause: boolean
}

/**
 * Judges a release by all reports so far, each batch of them once. It may be asked at any time and
 * as often as one likes (see `RateComparison`): the guards share the error rate. Throws a
 * `RangeError` for impossible counts.
 */
export function judgeReports(
  batches: readonly GuardBatch[],
  errorRate: number = ERROR_RATE,
): readonly GuardVerdict[] {
  return GUARD_NAMES.map((guard) =>
    judge(
      guard,
      batches.filter((it) => it.guard === guard),
      errorRate * GUARDS[guard].part,
    ),
  )
}

function judge(guard: GuardName, batches: readonly ReportBatch[], errorRate: number): GuardVerdict {
  const comparison = new RateComparison()
  const release = { devices: 0, failed: 0 }
  const control = { devices: 0, failed: 0 }
  let [risen, weight] = [0, 0]
  for (const batch of batches) {
    comparison.add(batch)
    for (const [sum, part] of [
      [release, batch.release],
      [control, batch.control],
    ] as const) {
      sum.devices += part.devices
      sum.failed += part.failed
    }
    const all = batch.release.devices + batch.control.devices
    if (all === 0) continue
    risen +=
      (batch.release.failed * batch.control.devices -
        batch.control.failed * batch.release.devices) /
      all
    weight += (batch.release.devices * batch.control.devices) / all
  }
  const rise = weight === 0 ? null : risen / weight
  const needed = 1 / errorRate
  return {
    guard,
    release,
    control,
    // Within what JSON can hold.
    evidence: Math.exp(Math.min(comparison.logEvidence, 600)),
    needed,
    bounds: comparison.bounds(errorRate),
    rise,
    isReasonToPause:
      comparison.logEvidence >= Math.log(needed) &&
      rise !== null &&
      rise >= GUARDS[guard].leastRise,
  }
}
