/**
 * The conditions by which a user narrows a list of funds (rules.md#fund-lists): each condition is
 * one predicate.
 */
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { monthsPassed } from '#domain/calendar/months-passed.ts'
import { compare, type Decimal } from '#domain/money/money.ts'
import type { FundRiskLevel } from '#domain/identity/risk.ts'
import type { FundFigures } from './figures.ts'

/** The fields of a fund that a rule reads. */
export interface RuledFund {
  readonly fundCode: string
  readonly fundName: string
  readonly fundTypeCode: string
  readonly fundRiskLevel: FundRiskLevel
  /** Names the fund whose share class it is. */
  readonly family: string
  /** A, C, Y; empty for the only one. */
  readonly className: string
  /** Empty where it is not known. */
  readonly companyId: string
  /** The people who manage it now. */
  readonly managerIds: readonly string[]
  readonly managerSince: Date8 | null
  /** Its start, or a day on which it is known to have been there; null where none is. */
  readonly since: Date8 | null
  readonly isOpen: boolean
  readonly isPension: boolean
  readonly minAmount: Decimal
  /** Null where no plan can buy it. */
  readonly planMinAmount: Decimal | null
  /** The factor on front fees; null for none. */
  readonly discount: Decimal | null
  /** Months for which a share cannot be sold; null where it always can. */
  readonly lockMonths: number | null
  /** Days from which selling is free of its fee; null where that is never so, or not known. */
  readonly freeAfterDays: number | null
  /** Percent of stocks by the newest report; null without one. */
  readonly equityShare: Decimal | null
  readonly figures: FundFigures
}

/** Absent narrows nothing. */
export interface Conditions {
  /** Any of these. */
  readonly types?: readonly string[] | undefined
  /** A level that no fund has fits none. */
  readonly risks?: readonly number[] | undefined
  readonly company?: string | undefined
  readonly theme?: string | undefined
  readonly fmUid?: string | undefined
  /** Codes of the funds that words have found. */
  readonly words?: ReadonlySet<string> | undefined
  /** Percent, the deepest fall of three years at most. */
  readonly maxDrawdown?: Decimal | undefined
  readonly maxFee?: Decimal | undefined
  readonly maxMinAmount?: Decimal | undefined
  readonly minAgeMonths?: number | undefined
  readonly minManagerMonths?: number | undefined
  readonly plan?: boolean | undefined
  /** Can be sold without a fee after so many days. */
  readonly holdDays?: number | undefined
}
export type Condition = keyof Conditions

const atMost = (figure: Decimal | null, most: Decimal): boolean =>
  figure !== null && compare(figure, most) <= 0

/** A fund of which the day is not known does not count. */
export const isAged = (from: Date8 | null, months: number, today: Date8): boolean =>
  from !== null && monthsPassed(from, months, today)

const MONTH_DAYS = 30

/** A share that cannot be sold yet is not free either. */
const isFreeAfter = ({ freeAfterDays, lockMonths }: RuledFund, days: number): boolean =>
  freeAfterDays !== null && Math.max(freeAfterDays, (lockMonths ?? 0) * MONTH_DAYS) <= days

const FITS: {
  readonly [K in Condition]: (
    fund: RuledFund,
    wanted: NonNullable<Conditions[K]>,
    today: Date8,
  ) => boolean
} = {
  types: (fund, types) => types.includes(fund.fundTypeCode),
  risks: (fund, risks) => risks.includes(fund.fundRiskLevel),
  company: (fund, id) => fund.companyId === id,
  theme: (fund, theme) => fund.fundName.includes(theme),
  fmUid: (fund, id) => fund.managerIds.includes(id),
  words: (fund, found) => found.has(fund.fundCode),
  maxDrawdown: (fund, most) => atMost(fund.figures.spans['3y'].maxDrawdown, most),
  maxFee: (fund, most) => atMost(fund.figures.plain.feeTotal, most),
  maxMinAmount: (fund, most) => atMost(fund.minAmount, most),
  minAgeMonths: (fund, months, today) => isAged(fund.since, months, today),
  minManagerMonths: (fund, months, today) => isAged(fund.managerSince, months, today),
  plan: (fund, wanted) => !wanted || fund.planMinAmount !== null,
  holdDays: (fund, days) => isFreeAfter(fund, days),
}

const CONDITIONS: readonly Condition[] = [
  'types',
  'risks',
  'company',
  'theme',
  'fmUid',
  'words',
  'maxDrawdown',
  'maxFee',
  'maxMinAmount',
  'minAgeMonths',
  'minManagerMonths',
  'plan',
  'holdDays',
]

/** The conditions that narrow. */
export const setConditions = (conditions: Conditions): readonly Condition[] =>
  CONDITIONS.filter((key) => conditions[key] !== undefined)

/** Returns whether the fund fits one condition; one that is absent fits every fund. */
export function fits<K extends Condition>(
  fund: RuledFund,
  key: K,
  wanted: Conditions[K],
  today: Date8,
): boolean {
  return wanted === undefined || wanted === null || FITS[key](fund, wanted, today)
}
