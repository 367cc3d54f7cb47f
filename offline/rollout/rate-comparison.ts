import { EVERYONE } from '#offline/pack/release.ts'

/** Devices of one group that were counted, and how many of them had the event that is watched for. */
export interface GroupCounts {
  readonly devices: number
  readonly failed: number
}

/** Reports of one step of a rollout. Each device is counted once a step. */
export interface ReportBatch {
  /**
   * The probability with which chance put a device of this step into the release's group, in (0, 1):
   * `shareOfStep`.
   */
  readonly share: number
  readonly release: GroupCounts
  readonly control: GroupCounts
}

/** The result so far as plain data: it can be stored, and gone on from. */
export interface ComparisonState {
  /** Failures in the release's group. */
  readonly failed: number
  /** For each of `ODDS_RATIOS`, the sum over all failures of log(1 + share * (ratio - 1)). */
  readonly logMeans: readonly number[]
}

/** Bounds of the odds ratio of failing, release to control; null where there is none yet. */
export interface RatioBounds {
  readonly atLeast: number | null
  readonly atMost: number | null
}

/**
 * Logarithms of the odds ratios above 1 for which evidence is kept: 1.02 to 49, each half as far
 * from 1 again as the one before.
 */
const STEPS = Array.from({ length: 14 }, (_, at) => 0.02 * 1.5 ** at)
const LOG_RATIOS: readonly number[] = [...STEPS.map((step) => -step).toReversed(), 0, ...STEPS]
const EQUAL = STEPS.length
/** The odds ratios for which evidence is kept, from 1/49 to 49. */
export const ODDS_RATIOS: readonly number[] = LOG_RATIOS.map(Math.exp)

/**
 * Returns the probability with which a device that a rollout had not reached gets the release in the
 * step from one percentage to the next, both in hundredths of a percent. Throws a `RangeError` where
 * the step leaves no control or adds no device.
 */
export function shareOfStep(before: number, after: number): number {
  if (!(before >= 0 && before < after && after < EVERYONE)) {
    throw new RangeError(`A step from ${before} to ${after} of ${EVERYONE} compares nothing.`)
  }
  return (after - before) / (EVERYONE - before)
}

/**
 * Compares how often devices with a release fail with how often those of a concurrent control do,
 * at any number of looks: whether it is judged once or every minute, a release that is as good as
 * the control has evidence of 1 / errorRate against it with a probability of at most errorRate
 * (Ville's inequality for nonnegative supermartingales).
 *
 * A hash of the device decides whether a step reaches it. So whatever a good release's devices
 * report, and however the share that fails changes with the hour, each failure is the release's with
 * the probability `share`; reports that come late or get lost change nothing in it. For every odds
 * ratio psi, `(psi if it is the release's, else 1) / (1 + share * (psi - 1))` has a mean of 1, and
 * products over failures are a martingale. The evidence is the mean of these products over
 * `ODDS_RATIOS` above 1. Where failures are rare, psi is the ratio of the shares that fail.
 *
 * Sources: R. Turner, A. Ly, P. Grünwald, Generic E-variables for exact sequential k-sample tests
 * that allow for optional stopping, J. Stat. Plan. Inference 230 (2024) 106116; the likelihood ratio
 * is Wald's sequential probability ratio, mixed over alternatives as Robbins does it.
 */
export class RateComparison {
  #failed: number
  readonly #logMeans: Float64Array

  /** Throws a `RangeError` for a state that was not made by this class. */
  constructor(state?: ComparisonState) {
    const { failed = 0, logMeans = ODDS_RATIOS.map(() => 0) } = state ?? {}
    const isWhole = logMeans.length === ODDS_RATIOS.length && logMeans.every(Number.isFinite)
    if (!isWhole || !Number.isSafeInteger(failed) || failed < 0) {
      throw new RangeError('This is no state of a comparison.')
    }
    this.#failed = failed
    this.#logMeans = Float64Array.from(logMeans)
  }

  get state(): ComparisonState {
    return { failed: this.#failed, logMeans: [...this.#logMeans] }
  }

  /** Adds a batch, each once and in any order. Throws a `RangeError` for impossible counts. */
  add({ share, release, control }: ReportBatch): void {
    checkCounts(release)
    checkCounts(control)
    if (!(share > 0 && share < 1)) {
      throw new RangeError(`A share of ${share} compares nothing.`)
    }
    const failures = release.failed + control.failed
    this.#failed += release.failed
    for (const [at, ratio] of ODDS_RATIOS.entries()) {
      this.#logMeans[at] = (this.#logMeans[at] ?? 0) + failures * Math.log1p(share * (ratio - 1))
    }
  }

  /** The logarithm of the evidence that the release fails more often than the control. */
  get logEvidence(): number {
    return this.#logEvidenceAbove(EQUAL)
  }

  /**
   * Bounds of the odds ratio that hold at every look at once, each with a probability of at least
   * 1 - errorRate; as fine as `ODDS_RATIOS`.
   */
  bounds(errorRate: number): RatioBounds {
    const needed = -Math.log(errorRate)
    const places = [...ODDS_RATIOS.keys()]
    const least = places.findLast((at) => this.#logEvidenceAbove(at) >= needed)
    const most = places.find((at) => this.#logEvidenceBelow(at) >= needed)
    return {
      atLeast: least === undefined ? null : (ODDS_RATIOS[least] ?? null),
      atMost: most === undefined ? null : (ODDS_RATIOS[most] ?? null),
    }
  }

  /** Evidence against an odds ratio of `ODDS_RATIOS[place]` or less. */
  #logEvidenceAbove(place: number): number {
    return this.#mixed(place, (at) => at > place)
  }

  /** Evidence against an odds ratio of `ODDS_RATIOS[place]` or more. */
  #logEvidenceBelow(place: number): number {
    return this.#mixed(place, (at) => at < place)
  }

  #mixed(place: number, isAlternative: (at: number) => boolean): number {
    const [log = 0, mean = 0] = [LOG_RATIOS[place], this.#logMeans[place]]
    const logs = LOG_RATIOS.flatMap((ratio, at) =>
      isAlternative(at) ? [this.#failed * (ratio - log) - (this.#logMeans[at] ?? 0) + mean] : [],
    )
    return logs.length === 0 ? -Infinity : logSum(logs) - Math.log(logs.length)
  }
}

function checkCounts({ devices, failed }: GroupCounts): void {
  const areCounts = Number.isSafeInteger(devices) && Number.isSafeInteger(failed)
  if (!areCounts || failed < 0 || failed > devices) {
    throw new RangeError(`${failed} failures of ${devices} devices are impossible.`)
  }
}

/** log(exp(a) + exp(b) + ...), without overflow. */
function logSum(logs: readonly number[]): number {
  const largest = logs.reduce((most, log) => Math.max(most, log), -Infinity)
  return largest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - largest), 0))
}
