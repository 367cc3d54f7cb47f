import { brand } from '#domain/brand.ts'
import { formatAmount, formatShares } from '#domain/money/format-figures.ts'
import type { AmountProblem } from '#domain/order/purchase-amount.ts'
import type { SaleProblem } from '#domain/order/sale-shares.ts'

/**
 * The error of an amount that cannot be ordered, with what to do. A wallet's only limit is its
 * balance.
 */
export function problemText(problem: AmountProblem, payment: 'card' | 'wallet'): string {
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
      return payment === 'wallet'
        ? `${brand.walletName}可用 ${formatAmount(problem.limit)} 元，请降低金额或更换付款方式`
        : `该银行卡单笔最多 ${formatAmount(problem.limit)} 元，请降低金额或更换银行卡`
    case 'aboveCardDay':
      return `该银行卡今日还可付 ${formatAmount(problem.limit)} 元，请降低金额或更换银行卡`
  }
}

/** The verb of a sale, a conversion, or a withdrawal from a money-market fund. */
export type SaleVerb = '卖出' | '转出' | '取出' | '模拟卖出'

/** The minimum of one order, in words. */
export function leastText(least: string, verb: SaleVerb): string {
  return `最少${verb} ${formatShares(least)} ${verb === '取出' ? '元' : '份'}，或全部${verb}`
}

/** The error of shares to sell, or of an amount to withdraw. */
export function saleProblemText(problem: SaleProblem, verb: SaleVerb): string {
  const unit = verb === '取出' ? '元' : '份'
  const thing = unit === '份' ? '份额' : '金额'
  switch (problem.code) {
    case 'empty':
      return `请输入${thing}`
    case 'notANumber':
      return `请输入大于 0 的${thing}`
    case 'aboveUsable':
      return `最多 ${formatShares(problem.limit)} ${unit}，请减少${thing}`
    case 'belowMinimum':
      return leastText(problem.limit, verb)
    case 'aboveQuickLeft':
      return `今日还可快速取出 ${formatAmount(problem.limit)} 元，超出部分请用普通取出`
  }
}
