import { formatAmount } from '#domain/money/format-figures.ts'
import { compare, divide, roundDownTo } from '#domain/money/money.ts'
import type { Market } from '#shared/engines/market/market.ts'
import { problemText } from '#shared/engines/market/problem-text.ts'

/** Parts of the cash, by the number that they are one of. */
const PARTS = [
  { by: '4', label: '1/4' },
  { by: '2', label: '1/2' },
  { by: '1', label: '全部' },
] as const

const BASIS = '费用按公布的费率估算，模拟交易不产生真实费用'

/** The market of the simulated game: the limit of an order is the cash. */
export const GAME_MARKET: Market = {
  mark: '模拟',
  verbs: { buy: '模拟买入', sell: '模拟卖出' },
  proceeds: () => '卖出后模拟资金在确认日到账',
  basis: { own: BASIS, published: BASIS, awaited: BASIS, unknown: BASIS },
  amounts: ({ maxAmount, minAmount }) =>
    PARTS.map(({ by, label }) => {
      // Rounded down, so that two halves are never more than all.
      const key = roundDownTo(divide(maxAmount, by), 2)
      return { key, label, disabled: compare(key, minAmount) < 0 }
    }),
  most: ({ maxAmount }) => `可用模拟资金 ${formatAmount(maxAmount)} 元`,
  problem: (problem, payment) =>
    problem.code === 'aboveMaximum'
      ? `可用模拟资金 ${formatAmount(problem.limit)} 元，请降低金额`
      : problemText(problem, payment),
}
