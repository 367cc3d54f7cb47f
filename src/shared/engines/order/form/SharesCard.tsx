import { isZero } from '#domain/money/money.ts'
import { shareOfHolding, type SaleProblem } from '#domain/order/sale-shares.ts'
import { amountForm } from '#domain/money/amount-text.ts'
import { AmountField } from '#ui/fields/AmountField.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Chips } from '#ui/fields/Chips.tsx'
import { FORM_PARTS } from './first-missing.ts'
import { saleProblemText, type SaleVerb } from '#shared/engines/market/problem-text.ts'

const PARTS = [
  { key: '3', label: '1/3' },
  { key: '2', label: '1/2' },
] as const

interface Props {
  readonly verb: SaleVerb
  readonly value: string
  /** The most that may be entered; the quick choices are fractions of it. */
  readonly most: string
  /** The label of the choice of the whole; by default 全部. */
  readonly allLabel?: string
  readonly note?: string | undefined
  readonly problem: SaleProblem | null
  readonly onChange: (value: string) => void
  readonly onLeave: () => void
}

/** The shares or amount to sell: typed, or a third, a half, all. */
export function SharesCard(props: Props) {
  const { verb, value, most, allLabel = '全部', note, problem, onChange, onLeave } = props
  const unit = verb === '取出' ? '元' : '份'
  const thing = unit === '元' ? '金额' : '份额'
  const pick = (parts: '1' | '2' | '3') => {
    onChange(shareOfHolding(most, parts === '1' ? 1 : parts === '2' ? 2 : 3))
    onLeave()
  }
  return (
    <Card id={FORM_PARTS.amount}>
      <AmountField
        label={`${verb}${thing}`}
        form={amountForm}
        unit={unit}
        value={value}
        onChange={onChange}
        onBlur={onLeave}
        placeholder={`请输入${thing}`}
        clearable
        note={note}
        error={problem === null ? undefined : saleProblemText(problem, verb)}
      />
      <Chips
        label="常用比例"
        items={[...PARTS, { key: '1', label: allLabel } as const].map(({ key, label: text }) => ({
          key,
          label: text,
          disabled: isZero(most),
        }))}
        onPick={pick}
      />
    </Card>
  )
}
