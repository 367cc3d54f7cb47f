import { formatAmount, formatSignedAmount } from '#domain/money/format-figures.ts'
import type { Decimal } from '#domain/money/money.ts'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'

/** Returns how sums of the user are shown: with their unit, or hidden with all amounts. */
export function useYuan() {
  const { veil } = useHiddenAmounts()
  return {
    yuan: (amount: Decimal): string => `${veil(formatAmount(amount))} 元`,
    signedYuan: (amount: Decimal): string => `${veil(formatSignedAmount(amount))} 元`,
    veil,
  }
}
