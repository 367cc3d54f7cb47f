/** What the field reports of one release: how often it was started for the first time, and how often that failed. */
export interface StartReports {
  readonly started: number
  readonly failed: number
}

export interface PauseRule {
  /** The share of failed first starts that is still borne: 0.01 is one in a hundred. */
  readonly bearable: number
  /** Fewer first starts than this say nothing. */
  readonly enough: number
}

/** One failed first start in a hundred is borne, judged from 200 on. */
export const defaultPauseRule: PauseRule = { bearable: 0.01, enough: 200 }

// One chance in a thousand that a good release is paused for bad luck at any one look.
const CERTAINTY = 3.09

/**
 * Whether a release has to be paused: its failures are more than the rule bears, and by more than chance explains
 * (the lower end of Wilson's interval). Throws a `RangeError` for reports that cannot be.
 */
export function shouldPause(
  { started, failed }: StartReports,
  rule: PauseRule = defaultPauseRule,
): boolean {
  if (!Number.isInteger(started) || !Number.isInteger(failed) || failed < 0 || failed > started) {
    throw new RangeError(`${failed} failures of ${started} starts cannot be.`)
  }
  if (started < rule.enough) return false
  const share = failed / started
  const z2 = CERTAINTY ** 2 / started
  const middle = share + z2 / 2
  const spread = CERTAINTY * Math.sqrt((share * (1 - share)) / started + z2 / (4 * started))
  return (middle - spread) / (1 + z2) > rule.bearable
}
