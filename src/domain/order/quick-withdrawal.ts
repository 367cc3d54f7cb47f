import { formatAmount } from '#domain/money/format-figures.ts'
import { compare, isZero, type Decimal } from '#domain/money/money.ts'

/** The limits of a money-market fund's quick withdrawals: sums in yuan, of one user and day. */
interface Limits {
  readonly quickFlag: '0' | '1'
  /** The reason why there is none, of `quickFlag` 0. */
  readonly quickToast: string
  readonly quickDayLimit: Decimal
  readonly quickLeft: Decimal
  readonly quickTimesLeft: number
}

interface Account {
  readonly available: boolean
  readonly unavailableReason: string
}

/** Returns why a quick withdrawal is not possible now, in words; empty when it is. */
export function quickBlock(limits: Limits, account: Account | null): string {
  if (limits.quickFlag === '0') return limits.quickToast || '该基金暂不支持快速取出'
  if (account !== null && !account.available)
    return account.unavailableReason || '该银行卡暂时不能收款'
  if (limits.quickTimesLeft === 0) return '今日快速取出次数已用完，明日恢复'
  if (isZero(limits.quickLeft)) return '今日快速取出额度已用完，明日恢复'
  return ''
}

/** The amount and times left today; the day's limit as well once a part of it is used. */
export function quickLeftTexts({ quickLeft, quickTimesLeft, quickDayLimit }: Limits): string[] {
  const left = `今日还可取 ${formatAmount(quickLeft)} 元，剩余 ${quickTimesLeft} 次`
  return compare(quickLeft, quickDayLimit) === 0
    ? [left]
    : [left, `每日限额 ${formatAmount(quickDayLimit)} 元`]
}
