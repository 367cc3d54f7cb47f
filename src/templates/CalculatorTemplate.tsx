import type { ReactNode } from 'react'
import { amountForm } from '#domain/money/amount-text.ts'
import {
  fieldProblem,
  firstProblem,
  type CalculatorField,
} from '#domain/calculator/calculator-fields.ts'
import { AmountField } from '#ui/fields/AmountField.tsx'
import { Choices } from '#ui/fields/Choices.tsx'
import { MonthField } from '#ui/fields/day/MonthField.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Stepper } from '#ui/lists/Stepper.tsx'
import { FormTemplate } from './FormTemplate.tsx'
import { RiskLine } from './RiskLine.tsx'

export type Entries = Readonly<Record<string, string>>

interface Props {
  readonly fields: readonly CalculatorField[]
  /** The steps of which these are the fields of one, and which; no steps by default. */
  readonly steps?: { readonly names: readonly string[]; readonly current: number }
  /** What is entered, by the fields' keys. */
  readonly entries: Entries
  readonly onChange: (key: string, entry: string) => void
  /** What the button says: 计算. */
  readonly text: string
  readonly onCompute: () => void
  /** Above the fields: what is computed, and for whom. */
  readonly children?: ReactNode
  /** Below the fields: other ways to compute. */
  readonly below?: ReactNode
}

/** The element id of a field. */
const idOf = (key: string) => `calculator-${key}`

/** A calculator's form: the fields are data, and what is entered stays on this device. */
export function CalculatorTemplate({
  fields,
  steps,
  entries,
  onChange,
  text,
  onCompute,
  children,
  below,
}: Props) {
  const wrong = firstProblem(fields, entries)
  return (
    <FormTemplate
      action={{
        text,
        missing: wrong === null ? null : { reason: wrong.problem, target: idOf(wrong.key) },
        busy: false,
        onClick: onCompute,
      }}
      footNote={<RiskLine>填写的内容只在本机计算，不会上传</RiskLine>}
    >
      {steps === undefined ? null : <Stepper steps={steps.names} current={steps.current} />}
      {children}
      {fields.map((field) => (
        <div key={field.key} id={idOf(field.key)}>
          <Entry
            field={field}
            entry={entries[field.key] ?? ''}
            onChange={(entry) => onChange(field.key, entry)}
          />
        </div>
      ))}
      {below}
    </FormTemplate>
  )
}

interface EntryProps {
  readonly field: CalculatorField
  readonly entry: string
  readonly onChange: (entry: string) => void
}

function Entry({ field, entry, onChange }: EntryProps) {
  const note = 'note' in field && field.note !== undefined ? { note: field.note } : {}
  switch (field.kind) {
    case 'choice':
      return (
        <Choices title={field.label} choices={field.choices} value={entry} onChange={onChange} />
      )
    case 'month':
      return (
        <Card>
          <MonthField
            label={field.label}
            value={entry}
            first={field.first}
            last={field.last}
            onChoose={onChange}
            {...note}
          />
        </Card>
      )
    case 'amount':
    case 'percent':
    case 'count': {
      const isUntouched = entry === '' && field.closed === undefined
      const problem = isUntouched ? null : fieldProblem(field, entry)
      return (
        <Card>
          <AmountField
            label={field.kind === 'percent' ? `${field.label}（%）` : field.label}
            form={amountForm}
            {...(field.kind === 'amount' ? { unit: '元' } : {})}
            value={entry}
            onChange={onChange}
            clearable
            {...note}
            {...(problem === null ? {} : { error: problem })}
          />
        </Card>
      )
    }
  }
}
