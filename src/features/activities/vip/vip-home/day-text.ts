import { formatAmount } from '#domain/money/format-figures.ts'

/** What the points of a day came of. */
export const dayText = ({ other, money }: { readonly other: string; readonly money: string }) =>
  `（${formatAmount(other)} + 货币基金 ${formatAmount(money)} ÷ 2）÷ 1,000，取整`
