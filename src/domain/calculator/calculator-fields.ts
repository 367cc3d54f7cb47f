/** The fields of a calculator as data, and what is wrong with what was entered. */
import { compare, parseDecimal, type Decimal } from '#domain/money/money.ts'

interface NumberField {
  /** `count`: a whole number. */
  readonly kind: 'amount' | 'percent' | 'count'
  readonly key: string
  readonly label: string
  readonly note?: string
  /** Of an amount that is none of yuan. */
  readonly unit?: '份'
  readonly least: Decimal
  /** Absent without a limit. */
  readonly most?: Decimal
  /** The words for any other entry, in place of both bounds. */
  readonly wrong?: string
  /** Entries that are filled in by a tap. */
  readonly usual?: {
    readonly label: string
    readonly items: readonly { readonly key: string; readonly label: string }[]
  }
  /** Chosen by dragging too, from 0 to `most` by such steps. */
  readonly slideBy?: Decimal
  /** The reason why no entry is possible, where none is. */
  readonly closed?: string
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

const UNITS = { amount: ' 元', percent: '%', count: '' } as const

const groups = (amount: Decimal) => amount.replace(/\B(?=(\d{3})+$)/g, ',')

/** Returns what to enter instead; null where the entry can be computed with. */
export function fieldProblem(field: CalculatorField, entry: string): string | null {
  switch (field.kind) {
    case 'choice':
      return field.choices.some(({ key }) => key === entry) ? null : `请选择${field.label}`
    case 'month':
      return entry >= field.first && entry <= field.last ? null : `请选择${field.label}`
    case 'amount':
    case 'percent':
    case 'count': {
      const { least, most, label, closed, wrong } = field
      if (closed !== undefined) return closed
      if (entry === '') return `请输入${label}`
      const number = parseDecimal(entry.replace(/\.$/, ''))
      const isWhole = field.kind !== 'count' || /^\d+$/.test(entry)
      const isMost = number !== null && (most === undefined || compare(number, most) <= 0)
      if (isWhole && isMost && compare(number, least) >= 0) return null
      if (wrong !== undefined) return wrong
      const unit = UNITS[field.kind]
      return most === undefined
        ? `${label}至少 ${groups(least)}${unit}`
        : `${label}为 ${groups(least)} 至 ${groups(most)}${unit}`
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
