/**
 * The laws of income tax and of the personal pension, as one set that a provider can replace:
 * rules.md#income-tax.
 */
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { PENSION_TERMS, pensionTermsOn, type PensionTerms } from './pension-terms.ts'
import {
  inForce,
  relievedTable,
  SOLE_TRADER_RELIEFS,
  TAX_TABLES,
  taxTableOf,
  type IncomeKind,
  type TaxRelief,
  type TaxTable,
} from './income-tax.ts'
import {
  BONUS,
  DEDUCTIONS,
  type BonusTable,
  type DeductionAmounts,
  type SalaryLaw,
} from './salary-income.ts'

export interface TaxRules {
  /** The day on which the set was compared with what is published. */
  readonly knownOn: Date8
  readonly tables: readonly TaxTable[]
  readonly bonus: readonly BonusTable[]
  readonly soleTraderReliefs: readonly TaxRelief[]
  readonly deductions: readonly DeductionAmounts[]
  /** Newest first. */
  readonly pension: readonly PensionTerms[]
}

/** The set of this version, for who is offline and until the provider answers. */
export const BUILT_IN_TAX_RULES: TaxRules = {
  knownOn: '20261128',
  tables: TAX_TABLES,
  bonus: [BONUS],
  soleTraderReliefs: SOLE_TRADER_RELIEFS,
  deductions: [DEDUCTIONS],
  pension: PENSION_TERMS,
}

/** The newer of two sets: a provider that was not brought up to date takes nothing back. */
export const newerTaxRules = (own: TaxRules, sent: TaxRules | undefined): TaxRules =>
  sent !== undefined && sent.knownOn >= own.knownOn ? sent : own

/** The year after which rules are taken to stay as they are: the last one that the set knows. */
export const lastKnownYear = ({ knownOn }: TaxRules): number => Number(knownOn.slice(0, 4))

/** Kinds of taxpayers: a sole trader has a relief on the business table. */
export type Earner = IncomeKind | 'soleTrader'

export interface YearLaw {
  /** Null for a year before the first table. */
  readonly table: TaxTable | null
  /** The relief that the table has in it; null for none. */
  readonly relief: TaxRelief | null
  readonly terms: PensionTerms
}

/** The law of a year for who earns so. */
export function taxLawOf(rules: TaxRules, year: number, earner: Earner): YearLaw {
  const kind = earner === 'soleTrader' ? 'business' : earner
  const plain = taxTableOf(year, kind, rules.tables)
  const relief = earner === 'soleTrader' ? inForce(rules.soleTraderReliefs, year) : null
  const table = plain !== null && relief !== null ? relievedTable(plain, relief) : plain
  return { table, relief, terms: pensionTermsOn(`${year}1231`, rules.pension) }
}

/** The law of a year for who has a salary; null for a year before the first table. */
export function salaryLawOf(rules: TaxRules, year: number): SalaryLaw | null {
  const { table } = taxLawOf(rules, year, 'comprehensive')
  if (table === null) return null
  const deductions = inForce(rules.deductions, year) ?? DEDUCTIONS
  return { table, bonus: inForce(rules.bonus, year), deductions }
}
