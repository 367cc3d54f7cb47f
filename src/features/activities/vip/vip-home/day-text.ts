import { formatAmount } from '#domain/money/format-figures.ts'

/** The origin of a day's points; `veil` masks the assets where amounts are hidden. */
export const dayText = (
  { other, money }: { readonly other: string; readonly money: string },
  veil: (text: string) => string,
) => `（${veil(formatAmount(other))} + 货币基金 ${veil(formatAmount(money))} ÷ 2）÷ 1,000，取整`
