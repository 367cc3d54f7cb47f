import { direction, formatSignedAmount } from '#domain/money/format-figures.ts'
import { NumberText, type NumberTextProps } from '#ui/text/NumberText.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'

interface Props {
  /** Yuan. */
  readonly amount: string
  readonly size?: NumberTextProps['size']
}

/** A gain or loss in yuan. Where amounts are hidden, it is masked and has no colour. */
export function IncomeAmount({ amount, size = 'body' }: Props) {
  const { hidden, veil } = useHiddenAmounts()
  return (
    <NumberText
      size={size}
      tone={hidden ? 'ink' : direction(amount)}
      value={veil(formatSignedAmount(amount))}
    />
  )
}
