import { direction, formatSignedAmount } from '#domain/money/format-figures.ts'
import { Figure, type FigureProps } from '#ui/text/Figure.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'

interface Props {
  /** Yuan. */
  readonly amount: string
  readonly size?: FigureProps['size']
}

/** A gain or loss in yuan, which can be hidden; then without its colour too. */
export function IncomeAmount({ amount, size = 'body' }: Props) {
  const { hidden, veil } = useHiddenAmounts()
  return (
    <Figure
      size={size}
      tone={hidden ? 'ink' : direction(amount)}
      value={veil(formatSignedAmount(amount))}
    />
  )
}
