import { formatAmount } from '#domain/money/format-figures.ts'
import type { AmountProblem } from '#domain/order/purchase-amount.ts'
import type { GoalProblem, PlanWarning } from '#domain/plan/plan-terms.ts'
import { brand } from '#domain/brand.ts'

/** The error of an amount that no instalment may have, with what to do. */
export function planAmountText(problem: AmountProblem): string {
  switch (problem.code) {
    case 'empty':
      return '请输入每期金额'
    case 'notANumber':
      return '请输入大于 0 的金额'
    case 'belowMinimum':
      return `每期最低 ${formatAmount(problem.limit)} 元，请提高金额`
    case 'offStep':
      return `每期金额需为 ${formatAmount(problem.limit)} 元的整数倍`
    case 'aboveMaximum':
    case 'aboveDailyLeft':
      return `每期最多 ${formatAmount(problem.limit)} 元，请降低金额`
    case 'aboveCardSingle':
      return `该银行卡单笔最多 ${formatAmount(problem.limit)} 元，请降低金额或更换银行卡`
    case 'aboveCardDay':
      return `该银行卡单日最多 ${formatAmount(problem.limit)} 元，请降低金额或更换银行卡`
  }
}

export const GOAL_TEXTS: Record<GoalProblem, string> = {
  empty: '请输入止盈目标，或关闭止盈',
  notANumber: '止盈目标只能是数字，最多两位小数，例如 20',
  outOfRange: '止盈目标需在 5% 至 100% 之间',
}

/** Returns what may make a debit fail, and what to do about it. */
export function planWarningText(warning: PlanWarning): string {
  switch (warning.code) {
    case 'walletShort':
      return `${brand.walletName}余额不足一期（最多需 ${formatAmount(warning.needs)} 元），请在扣款日 09:30 前存入，余额不足时本期扣款失败`
    case 'aboveCard':
      return `智能定投单期最多扣 ${formatAmount(warning.most)} 元，超过该银行卡可付的 ${formatAmount(warning.limit)} 元，超出时本期扣款失败`
  }
}
