import { amountForm } from '#domain/money/amount-text.ts'
import { parseDecimal } from '#domain/money/money.ts'
import { fieldProblem, type CalculatorField } from '#domain/calculator/calculator-fields.ts'
import { AmountField } from '#ui/fields/AmountField.tsx'
import { Chips } from '#ui/fields/Chips.tsx'
import { Choices } from '#ui/fields/Choices.tsx'
import { MonthField } from '#ui/fields/day/MonthField.tsx'
import { Slider } from './Slider.tsx'

interface Props {
  readonly field: CalculatorField
  readonly entry: string
  readonly onChange: (entry: string) => void
}

/** One field of a calculator, without a card of its own. */
export function CalculatorEntry({ field, entry, onChange }: Props) {
  const note = 'note' in field && field.note !== undefined ? { note: field.note } : {}
  switch (field.kind) {
    case 'choice':
      return (
        <Choices title={field.label} choices={field.choices} value={entry} onChange={onChange} />
      )
    case 'month':
      return (
        <MonthField
          label={field.label}
          value={entry}
          first={field.first}
          last={field.last}
          onChoose={onChange}
          {...note}
        />
      )
    case 'amount':
    case 'percent':
    case 'count': {
      const { kind, label, unit = kind === 'amount' ? '元' : undefined, usual } = field
      const isUntouched = entry === '' && field.closed === undefined
      const problem = isUntouched ? null : fieldProblem(field, entry)
      return (
        <>
          <AmountField
            label={kind === 'percent' ? `${label}（%）` : label}
            form={amountForm}
            unit={unit}
            value={entry}
            onChange={onChange}
            clearable
            {...note}
            error={problem ?? undefined}
          />
          {field.slideBy === undefined || field.most === undefined ? null : (
            <Slider
              label={`拖动调整${label}`}
              least={0}
              most={Number(field.most)}
              step={Number(field.slideBy)}
              value={Number(parseDecimal(entry.replace(/\.$/, '')) ?? 0)}
              text={`${entry === '' ? '0' : entry}${unit === undefined ? '' : ` ${unit}`}`}
              onChange={(value) => onChange(String(value))}
            />
          )}
          {usual === undefined ? null : (
            <Chips label={usual.label} items={usual.items} onPick={onChange} />
          )}
        </>
      )
    }
  }
}
