import { NumberText, type NumberTextProps } from '#ui/text/NumberText.tsx'
import { useProfit } from './use-profit.ts'

interface Props extends Omit<NumberTextProps, 'value' | 'tone'> {
  /** Yuan. */
  readonly amount: string
}

/** A gain or loss in yuan. Where amounts are hidden, it is masked and has no colour. */
export function ProfitAmount({ amount, ...text }: Props) {
  const profit = useProfit()
  return <NumberText {...text} {...profit(amount)} />
}
