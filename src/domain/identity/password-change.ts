/** Setting, changing and resetting the trading password: rules.md#trading-password. */

/**
 * `card` is another page, where card and code prove who is there; `old` asks for the password that
 * is set; `first` and `second` type the new one.
 */
export type PasswordStep = 'card' | 'old' | 'first' | 'second'

export interface PasswordFacts {
  /** The step that the address names. */
  readonly wish: '1' | '2'
  /** The old password is to be proved, not a card. */
  readonly change: boolean
  /** Whether something proved lets a password be set. */
  readonly hasToken: boolean
  /** Whether the new password has been typed once. */
  readonly hasFirst: boolean
}

/** The step that is possible now, whatever the address wishes: a reload has lost both facts. */
export function passwordStep({ wish, change, hasToken, hasFirst }: PasswordFacts): PasswordStep {
  if (!hasToken) return change ? 'old' : 'card'
  return wish === '2' && hasFirst ? 'second' : 'first'
}

/**
 * What became of a password whose answer was lost: `tpwdFlag` tells it where none was set before;
 * where one was, only using the new one tells.
 */
export function lostPasswordAnswer(
  before: '0' | '1',
  now: '0' | '1' | null,
): 'set' | 'notSet' | 'tryIt' | 'unknown' {
  if (now === null) return 'unknown'
  if (before === '1') return 'tryIt'
  return now === '1' ? 'set' : 'notSet'
}
