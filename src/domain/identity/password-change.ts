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
  /** True if something proved lets a password be set. */
  readonly hasToken: boolean
  /** True if the new password has been typed once. */
  readonly hasFirst: boolean
}

/** The step that is possible now, whatever the address wishes: a reload has lost both facts. */
export function passwordStep({ wish, change, hasToken, hasFirst }: PasswordFacts): PasswordStep {
  if (!hasToken) return change ? 'old' : 'card'
  return wish === '2' && hasFirst ? 'second' : 'first'
}

/**
 * The way in which a password came to be set: there was none, the old one was proved, or a card
 * was.
 */
export const PASSWORD_SET = ['first', 'changed', 'reset'] as const
export type PasswordSet = (typeof PASSWORD_SET)[number]

/** `before` is whether a password was set. */
export const passwordSet = (change: boolean, before: '0' | '1'): PasswordSet =>
  change ? 'changed' : before === '0' ? 'first' : 'reset'

/**
 * The effect of a password whose setting is done. Another one in place of the old ends the sessions
 * of other devices (rules.md#session-end); a card's proof lifts a lock as well.
 */
export const PASSWORD_SET_WORDS: Readonly<
  Record<PasswordSet, { readonly title: string; readonly note: string }>
> = {
  first: { title: '交易密码已设置', note: '现在可以买入、卖出和取出' },
  changed: {
    title: '交易密码已修改',
    note: '现在起请使用新密码，其他设备需重新登录。定投计划不受影响，继续按期扣款',
  },
  reset: {
    title: '交易密码已重置',
    note: '原密码失效，锁定已解除，其他设备需重新登录。定投计划不受影响，继续按期扣款',
  },
}

/**
 * Returns what became of a password whose answer was lost: `tpwdFlag` shows it where none was set
 * before; where one was, only a use of the new one shows it.
 */
export function lostPasswordAnswer(
  before: '0' | '1',
  now: '0' | '1' | null,
): 'set' | 'notSet' | 'tryIt' | 'unknown' {
  if (now === null) return 'unknown'
  if (before === '1') return 'tryIt'
  return now === '1' ? 'set' : 'notSet'
}
