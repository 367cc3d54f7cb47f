import { formatAmount, formatRate } from '#domain/money/format-figures.ts'
import { DIVIDEND_METHODS, isMoneyMarket } from '#domain/business-codes.ts'
import { compare, toFloat } from '#domain/money/money.ts'
import { arrivalWords } from '#domain/order/arrival-words.ts'
import { fundDateKind } from '#domain/calendar/trading-dates.ts'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { HOLDING_DAYS_WORDS } from './holding-words.ts'

/**
 * The limit of quick withdrawals per person, fund and calendar day, in yuan
 * (rules.md#quick-withdrawal).
 */
const QUICK_LIMIT = '10000.00'

/** The rules of a purchase, in words (rules.md#trading-day). */
export function purchaseRules(fund: Fund): readonly string[] {
  const money = isMoneyMarket(fund)
  return [
    '交易日 15:00 前提交的申请按当日办理，15:00 后或非交易日提交的顺延到下一个交易日',
    money
      ? '每份净值固定为 1.0000 元，份额确认当日开始计算收益，周末和节假日同样有收益'
      : '按办理当日的净值成交，提交时净值尚未公布',
    fundDateKind(fund) === 'qdii'
      ? '投资境外市场，净值晚一个交易日公布，确认和到账时间也更长'
      : '交易日不含周六、周日和法定节假日，调休上班的周末也不交易',
    '申请在办理当日 15:00 前可以撤销，资金按原路退回',
    ...(money
      ? []
      : [`分红方式默认为${DIVIDEND_METHODS.get(fund.defaultDividendMethod)}，持有后可以修改`]),
  ]
}

/** The rules of a redemption: fees, and when the money arrives. */
export function redemptionRules(fund: Fund): readonly string[] {
  const money = isMoneyMarket(fund)
  const paid = fund.redemptionTiers.filter(({ rate }) => compare(rate, '0') > 0)
  return [
    `卖出后资金预计 ${arrivalWords(fund.arrivalDays)}（T 为办理日，按交易日计算），实际以银行入账为准`,
    ...(money ? [`快速取出每人每只基金每天最多 ${formatAmount(QUICK_LIMIT)} 元`] : []),
    ...(paid.length === 0
      ? []
      : [
          '先买入的份额先卖出，每笔份额按持有天数分别计费',
          `持有天数${HOLDING_DAYS_WORDS[fund.holdingEnd]}`,
          '转换、红利再投资得到的份额，持有天数从其确认日重新计算',
        ]),
    ...fund.redemptionTiers
      .filter(({ daysUnder, rate }) => daysUnder === 7 && toFloat(rate) > 0)
      .map(({ rate }) => `持有不满 7 天卖出，收取 ${formatRate(rate)} 的赎回费，全部归基金财产`),
  ]
}
