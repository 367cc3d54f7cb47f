import { formatAmount } from '../../../../domain/format-figures.ts'
import type { AmountProblem } from '../../../../domain/purchase-amount.ts'

/** What to say, and what to do, about an amount that cannot be ordered. */
export function problemText(problem: AmountProblem): string {
  switch (problem.code) {
    case 'empty':
      return '请输入金额'
    case 'notANumber':
      return '请输入大于 0 的金额'
    case 'belowMinimum':
      return `最低 ${formatAmount(problem.limit)} 元，请提高金额`
    case 'offStep':
      return `金额需为 ${formatAmount(problem.limit)} 元的整数倍`
    case 'aboveMaximum':
      return `单笔最多 ${formatAmount(problem.limit)} 元，请降低金额`
    case 'aboveDailyLeft':
      return `今日还可买入 ${formatAmount(problem.limit)} 元，请降低金额`
    case 'aboveCardSingle':
      return `该银行卡单笔最多 ${formatAmount(problem.limit)} 元，请降低金额或更换银行卡`
    case 'aboveCardDay':
      return `该银行卡今日还可付 ${formatAmount(problem.limit)} 元，请降低金额或更换银行卡`
  }
}
