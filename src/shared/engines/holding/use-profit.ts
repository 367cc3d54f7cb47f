import { direction, formatSignedAmount } from '#domain/money/format-figures.ts'
import type { NumberTextProps } from '#ui/text/NumberText.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'

/** A gain or loss in yuan as it is shown: where amounts are hidden, masked and without a colour. */
export function useProfit(): (amount: string) => Required<Pick<NumberTextProps, 'value' | 'tone'>> {
  const { hidden, veil } = useHiddenAmounts()
  return (amount) => ({
    value: veil(formatSignedAmount(amount)),
    tone: hidden ? 'ink' : direction(amount),
  })
}
