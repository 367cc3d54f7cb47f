/** The fields of a calculator as data, and what is wrong with what was entered. */
import { compare, parseDecimal, type Decimal } from '#domain/money/money.ts'

interface NumberField {
  readonly kind: 'amount' | 'percent'
  readonly key: string
  readonly label: string
  readonly note?: string
  readonly least: Decimal
  readonly most: Decimal
}

interface MonthOfField {
  readonly kind: 'month'
  readonly key: string
  readonly label: string
  readonly note?: string
  /** YYYYMM, both included. */
  readonly first: string
  readonly last: string
}

interface ChoiceField {
  readonly kind: 'choice'
  readonly key: string
  readonly label: string
  readonly choices: readonly {
    readonly key: string
    readonly label: string
    readonly notes: readonly string[]
  }[]
}

export type CalculatorField = NumberField | MonthOfField | ChoiceField

const groups = (amount: Decimal) => amount.replace(/\B(?=(\d{3})+$)/g, ',')

/** What to enter instead; null where the entry can be computed with. */
export function fieldProblem(field: CalculatorField, entry: string): string | null {
  switch (field.kind) {
    case 'choice':
      return field.choices.some(({ key }) => key === entry) ? null : `请选择${field.label}`
    case 'month':
      return entry >= field.first && entry <= field.last ? null : `请选择${field.label}`
    case 'amount':
    case 'percent': {
      const { least, most, label } = field
      if (entry === '') return `请输入${label}`
      const number = parseDecimal(entry.replace(/\.$/, ''))
      if (number !== null && compare(number, least) >= 0 && compare(number, most) <= 0) return null
      const unit = field.kind === 'amount' ? ' 元' : '%'
      return `${label}为 ${groups(least)} 至 ${groups(most)}${unit}`
    }
  }
}

/** The first field that needs something, with what. */
export function firstProblem(
  fields: readonly CalculatorField[],
  entries: Readonly<Record<string, string>>,
): { readonly key: string; readonly problem: string } | null {
  for (const field of fields) {
    const problem = fieldProblem(field, entries[field.key] ?? '')
    if (problem !== null) return { key: field.key, problem }
  }
  return null
}
