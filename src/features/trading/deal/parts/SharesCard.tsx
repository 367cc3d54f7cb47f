import { formatShares } from '../../../../domain/format-figures.ts'
import { isZero } from '../../../../domain/money.ts'
import { partOf, type SaleProblem } from '../../../../domain/sale-shares.ts'
import { AmountField } from '../../../../ui/AmountField.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Chips } from '../../../../ui/Chips.tsx'
import { saleProblemText } from './problem-text.ts'

const PARTS = [
  { key: '3', label: '1/3' },
  { key: '2', label: '1/2' },
] as const

interface Props {
  readonly label: string
  readonly unit: '份' | '元'
  readonly value: string
  /** The most that may be entered: what the parts are parts of. */
  readonly most: string
  /** What taking it all is called; 全部 unless told otherwise. */
  readonly allLabel?: string
  readonly note: string
  readonly problem: SaleProblem | null
  readonly onChange: (value: string) => void
  readonly onLeave: () => void
}

/** How much leaves: typed, or all, half, a third. */
export function SharesCard(props: Props) {
  const { label, unit, value, most, allLabel = '全部', note, problem, onChange, onLeave } = props
  const pick = (parts: '1' | '2' | '3') => {
    onChange(partOf(most, parts === '1' ? 1 : parts === '2' ? 2 : 3))
    onLeave()
  }
  return (
    <Card>
      <AmountField
        label={label}
        unit={unit}
        value={value}
        onChange={onChange}
        onBlur={onLeave}
        placeholder={`最多 ${formatShares(most)}`}
        note={note}
        clearable
        {...(problem === null ? {} : { error: saleProblemText(problem, unit) })}
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
