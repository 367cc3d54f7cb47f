import type { ReactNode } from 'react'
import { firstProblem, type CalculatorField } from '#domain/calculator/calculator-fields.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Stepper } from '#ui/lists/Stepper.tsx'
import { CalculatorEntry } from './calculator/CalculatorEntry.tsx'
import { FormTemplate } from './FormTemplate.tsx'
import { RiskLine } from './RiskLine.tsx'

export type Entries = Readonly<Record<string, string>>

interface Shared {
  readonly fields: readonly CalculatorField[]
  /** The entries, by the fields' keys. */
  readonly entries: Entries
  readonly onChange: (key: string, entry: string) => void
}

interface ByButton extends Shared {
  /** The steps of which these are the fields of one, and which; no steps by default. */
  readonly steps?: { readonly names: readonly string[]; readonly current: number }
  /** The words of the button: 计算. */
  readonly text: string
  readonly onCompute: () => void
  /** Above the fields: what is computed, and for whom. */
  readonly children?: ReactNode
  /** Below the fields: other ways to compute. */
  readonly below?: ReactNode
}

interface Live extends Shared {
  /** The edition that the fields are of, among several. */
  readonly edition: {
    readonly label: string
    readonly key: string
    readonly items: readonly { readonly key: string; readonly label: string }[]
  }
  /** Below the fields, computed with each entry. */
  readonly result: ReactNode
}

/** The element id of a field. */
const idOf = (key: string) => `calculator-${key}`

/** A calculator: the fields are data, and what is entered stays on this device. */
export function CalculatorTemplate(props: ByButton | Live) {
  return 'result' in props ? <LiveCalculator {...props} /> : <CalculatorForm {...props} />
}

/** Its button computes. */
function CalculatorForm({
  fields,
  steps,
  entries,
  onChange,
  text,
  onCompute,
  children,
  below,
}: ByButton) {
  const wrong = firstProblem(fields, entries)
  return (
    <FormTemplate
      action={{
        text,
        missing: wrong === null ? null : { reason: wrong.problem, target: idOf(wrong.key) },
        onClick: onCompute,
      }}
      footNote={<RiskLine>填写的内容只在本机计算，不会上传</RiskLine>}
    >
      {steps === undefined ? null : <Stepper steps={steps.names} current={steps.current} />}
      {children}
      {fields.map((field) => {
        const entry = (
          <CalculatorEntry
            field={field}
            entry={entries[field.key] ?? ''}
            onChange={(typed) => onChange(field.key, typed)}
          />
        )
        return (
          <div key={field.key} id={idOf(field.key)}>
            {field.kind === 'choice' ? entry : <Card>{entry}</Card>}
          </div>
        )
      })}
      {below}
    </FormTemplate>
  )
}

/** Computed with each entry, on a page of another template, which has its foot note. */
function LiveCalculator({ fields, entries, onChange, edition, result }: Live) {
  const { label, key, items } = edition
  const shown = items.find((it) => it.key === entries[key])
  return (
    <>
      <Segments
        label={label}
        items={items}
        value={shown?.key ?? ''}
        onChange={(chosen) => onChange(key, chosen)}
      />
      <Card>
        {fields.map((field) => (
          <CalculatorEntry
            key={field.key}
            field={field}
            entry={entries[field.key] ?? ''}
            onChange={(typed) => onChange(field.key, typed)}
          />
        ))}
      </Card>
      {result}
    </>
  )
}
