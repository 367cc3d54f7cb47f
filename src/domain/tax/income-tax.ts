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

const percentOf = (amount: Decimal, rate: Decimal) => multiply(multiply(amount, rate), '0.01')

export type IncomeKind = 'comprehensive' | 'business'

/** The years for which a rule is in force. */
export interface InForce {
  readonly from: number
  /** The last year, where the law itself names an end; null: until another rule is published. */
  readonly until: number | null
}

export interface LawSource {
  readonly title: string
  readonly published: Date8
}

export interface TaxTable extends InForce {
  readonly kind: IncomeKind
  readonly brackets: readonly Bracket[]
  readonly source: LawSource
}

/** The newest of some rules that is in force in a year; null where none is. */
export function inForce<R extends InForce>(rules: readonly R[], year: number): R | null {
  const all = rules.filter(({ from, until }) => year >= from && (until === null || year <= until))
  return all.reduce<R | null>((a, b) => (a !== null && a.from >= b.from ? a : b), null)
}

/**
 * Yearly brackets of comprehensive income. Source: the Individual Income Tax Law, as amended on
 * 2018-08-31, in force from 2019.
 */
const COMPREHENSIVE: TaxTable = {
  kind: 'comprehensive',
  from: 2019,
  until: null,
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
  kind: 'business',
  from: 2019,
  until: null,
  brackets: [
    { upTo: '30000', rate: '5' },
    { upTo: '90000', rate: '10' },
    { upTo: '300000', rate: '20' },
    { upTo: '500000', rate: '30' },
    { upTo: null, rate: '35' },
  ],
  source: { title: '《中华人民共和国个人所得税法》税率表二', published: '20180831' },
}

export const TAX_TABLES: readonly TaxTable[] = [COMPREHENSIVE, BUSINESS]

/** The table of a year; null for a year before the first one. */
export const taxTableOf = (
  year: number,
  kind: IncomeKind = 'comprehensive',
  tables: readonly TaxTable[] = TAX_TABLES,
): TaxTable | null =>
  inForce(
    tables.filter((it) => it.kind === kind),
    year,
  )

/** A part of the tax on a sole trader's business income that is not collected. */
export interface TaxRelief extends InForce {
  /** Yuan of taxable income, on whose tax it is. */
  readonly upTo: Decimal
  /** Percent of the tax that is still due. */
  readonly due: Decimal
  readonly source: LawSource
}

/**
 * Half the tax of sole traders up to two million. The announcement is for 个体工商户 alone: neither
 * partners nor owners of a sole proprietorship have it.
 */
export const SOLE_TRADER_RELIEFS: readonly TaxRelief[] = [
  {
    from: 2023,
    until: 2027,
    upTo: '2000000',
    due: '50',
    source: {
      title: '财政部、税务总局公告2023年第12号，个体工商户减半征收至 2027-12-31',
      published: '20230802',
    },
  },
]

/** A table with a relief in it: up to its end each rate by what is still due. */
export function relievedTable(table: TaxTable, { upTo: end, due }: TaxRelief): TaxTable {
  const brackets: Bracket[] = []
  let isOver: boolean = false
  for (const bracket of table.brackets) {
    const reduced = percentOf(bracket.rate, due)
    const reachesEnd: boolean =
      !isOver && (bracket.upTo === null || compare(bracket.upTo, end) >= 0)
    if (reachesEnd) brackets.push({ upTo: end, rate: reduced })
    if (bracket.upTo === null || !reachesEnd || compare(bracket.upTo, end) > 0) {
      brackets.push({ upTo: bracket.upTo, rate: isOver || reachesEnd ? bracket.rate : reduced })
    }
    isOver ||= reachesEnd
  }
  return { ...table, brackets }
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
  /** The way in which it comes about, the highest bracket first. */
  readonly slices: readonly TaxSlice[]
}

/**
 * Returns what paying into a deductible account saves in a year: the difference of two taxes, not
 * the marginal rate times the amount. What is paid beyond the income saves nothing.
 */
export function savingOf(table: TaxTable, taxable: Decimal, paid: Decimal): Saving {
  const left = maximum('0', subtract(taxable, paid))
  return {
    saved: subtract(incomeTax(table, taxable), incomeTax(table, left)),
    slices: taxSlices(table, left, taxable),
  }
}
