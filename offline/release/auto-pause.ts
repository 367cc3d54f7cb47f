/**
 * Reports from devices about one release: how many started it for the first time, and how many
 * failed.
 */
export interface StartReports {
  readonly started: number
  readonly failed: number
}

export interface PauseRule {
  /** The tolerated share of failed first starts: 0.01 is one in a hundred. */
  readonly toleratedShare: number
  /** A release with fewer first starts is never paused. */
  readonly minStarts: number
}

/** Tolerates one failed first start in a hundred, from 200 first starts on. */
export const defaultPauseRule: PauseRule = { toleratedShare: 0.01, minStarts: 200 }

// One-sided 99.9 %: a good release is paused by chance in one of a thousand evaluations.
const Z_SCORE = 3.09

/**
 * Returns whether a release has to be paused: the lower bound of Wilson's interval for its share of
 * failures is above the tolerated share. Throws a `RangeError` for impossible reports.
 */
export function shouldPause(
  { started, failed }: StartReports,
  rule: PauseRule = defaultPauseRule,
): boolean {
  if (!Number.isInteger(started) || !Number.isInteger(failed) || failed < 0 || failed > started) {
    throw new RangeError(`${failed} failures of ${started} starts are impossible.`)
  }
  if (started < rule.minStarts) return false
  const share = failed / started
  const z2 = Z_SCORE ** 2 / started
  const middle = share + z2 / 2
  const spread = Z_SCORE * Math.sqrt((share * (1 - share)) / started + z2 / (4 * started))
  return (middle - spread) / (1 + z2) > rule.toleratedShare
}
