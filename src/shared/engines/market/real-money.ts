import { formatAmount, formatLimit } from '#domain/money/format-figures.ts'
import { compare } from '#domain/money/money.ts'
import { arrivalWords } from '#domain/order/arrival-words.ts'
import { mostToBuy } from '#domain/order/purchase-amount.ts'
import { BASIS_WORDS } from '#shared/parts/fund/own-rates.ts'
import { problemText } from './problem-text.ts'
import type { Market } from './market.ts'

const QUICK = ['1000', '5000', '10000', '50000'] as const

/** Real money, which cards and the wallet pay. */
export const REAL_MONEY: Market = {
  mark: '',
  verbs: { buy: '买入', sell: '卖出' },
  proceeds: ({ arrivalDays }) => `卖出后资金 ${arrivalWords(arrivalDays)}`,
  basis: BASIS_WORDS,
  amounts(limits) {
    const most = mostToBuy(limits)
    return QUICK.map((key) => ({
      key,
      label: formatLimit(key),
      disabled: compare(key, most) > 0 || compare(key, limits.minAmount) < 0,
    }))
  },
  most(limits) {
    const most = mostToBuy(limits)
    return compare(most, limits.maxAmount) < 0
      ? `按限额本次最多 ${formatAmount(most)} 元`
      : `单笔最多 ${formatAmount(most)} 元`
  },
  problem: problemText,
}
