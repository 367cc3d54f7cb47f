/** Individual income tax of a year: rules.md#income-tax. */
import {
  add,
  compare,
  maximum,
  minimum,
  multiply,
  roundCent,
  subtract,
  type Decimal,
} from '#domain/money/money.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'

interface Bracket {
  /** Taxable income of a year up to which the rate holds, yuan; null for the last one. */
  readonly upTo: Decimal | null
  /** Percent. */
  readonly rate: Decimal
}

export interface TaxTable {
  /** The first year for which it is in force. */
  readonly from: number
  /** The last year for which it is known to be. */
  readonly until: number
  readonly brackets: readonly Bracket[]
  readonly source: { readonly title: string; readonly published: Date8 }
}

/**
 * Yearly brackets of comprehensive income. Source: the Individual Income Tax Law, as amended on
 * 2018-08-31, in force from 2019.
 */
const COMPREHENSIVE: TaxTable = {
  from: 2019,
  until: 2026,
  brackets: [
    { upTo: '36000', rate: '3' },
    { upTo: '144000', rate: '10' },
    { upTo: '300000', rate: '20' },
    { upTo: '420000', rate: '25' },
    { upTo: '660000', rate: '30' },
    { upTo: '960000', rate: '35' },
    { upTo: null, rate: '45' },
  ],
  source: { title: '《中华人民共和国个人所得税法》税率表一', published: '20180831' },
}

/** Yearly brackets of business income, by the same law. */
const BUSINESS: TaxTable = {
  from: 2019,
  until: 2026,
  brackets: [
    { upTo: '30000', rate: '5' },
    { upTo: '90000', rate: '10' },
    { upTo: '300000', rate: '20' },
    { upTo: '500000', rate: '30' },
    { upTo: null, rate: '35' },
  ],
  source: { title: '《中华人民共和国个人所得税法》税率表二', published: '20180831' },
}

const TABLES = { comprehensive: COMPREHENSIVE, business: BUSINESS } as const
export type IncomeKind = keyof typeof TABLES

/** The table of a year; null for a year that no table is known for. */
export function taxTableOf(year: number, kind: IncomeKind = 'comprehensive'): TaxTable | null {
  const table = TABLES[kind]
  return year >= table.from && year <= table.until ? table : null
}

/** A part of an income in one bracket. */
export interface TaxSlice {
  /** Percent. */
  readonly rate: Decimal
  /** Yuan of income in the bracket. */
  readonly amount: Decimal
  /** Yuan, exact. */
  readonly tax: Decimal
}

const percentOf = (amount: Decimal, rate: Decimal) => multiply(multiply(amount, rate), '0.01')

/** The parts of the income between two amounts, the highest bracket first; empty brackets are left out. */
export function taxSlices(table: TaxTable, low: Decimal, high: Decimal): readonly TaxSlice[] {
  const slices: TaxSlice[] = []
  let floor: Decimal = '0'
  for (const { upTo, rate } of table.brackets) {
    const top = upTo === null ? high : minimum(upTo, high)
    const amount = subtract(top, maximum(floor, low))
    if (compare(amount, '0') > 0) slices.unshift({ rate, amount, tax: percentOf(amount, rate) })
    if (upTo !== null) floor = upTo
  }
  return slices
}

/** Tax on the taxable income of a year, yuan to the cent; nothing on an income that is not positive. */
export const incomeTax = (table: TaxTable, taxable: Decimal): Decimal =>
  roundCent(taxSlices(table, '0', taxable).reduce((sum, { tax }) => add(sum, tax), '0'))

export interface Saving {
  /** Yuan to the cent: `tax(x) - tax(x - paid)`. */
  readonly saved: Decimal
  /** How it comes about, the highest bracket first. */
  readonly slices: readonly TaxSlice[]
}

/**
 * What paying into a deductible account saves in a year: the difference of two taxes, not the
 * marginal rate times the amount. What is paid beyond the income saves nothing.
 */
export function savingOf(table: TaxTable, taxable: Decimal, paid: Decimal): Saving {
  const left = maximum('0', subtract(taxable, paid))
  return {
    saved: subtract(incomeTax(table, taxable), incomeTax(table, left)),
    slices: taxSlices(table, left, taxable),
  }
}
