/** The annual bill: rules.md#annual-bill. Sums are yuan with two places. */
import { daysBetween, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import {
  compare,
  divide,
  isZero,
  multiply,
  subtract,
  sum,
  type Decimal,
} from '#domain/money/money.ts'
import { reconciles, type DatedFlow, type MonthSums } from '#domain/report/month-report.ts'

/** The first year of which there is a bill. */
export const FIRST_BILL_YEAR = 2020

/** The bill of a year is there from the middle of the next January, when every value is out. */
export const billOpensAt = (year: number): Time14 => `${year + 1}0115000000`

/** The last moment at which its award can be claimed. */
export const billClaimUntil = (year: number): Time14 => `${year + 1}0331235959`

export const daysOfYear = (year: number): number => daysBetween(`${year}0101`, `${year + 1}0101`)

interface BillParts extends MonthSums {
  readonly closing: Decimal
  readonly months: readonly { readonly profit: Decimal }[]
  readonly funds: readonly { readonly profit: Decimal }[]
}

/**
 * Returns whether a bill adds up to the cent: its equation holds, it has twelve months, and months
 * and funds each come to the profit of the year.
 */
export function billAddsUp(bill: BillParts): boolean {
  const comesTo = (parts: readonly { readonly profit: Decimal }[]) =>
    compare(sum(parts.map(({ profit }) => profit)), bill.profit) === 0
  return (
    bill.months.length === 12 && reconciles(bill) && comesTo(bill.months) && comesTo(bill.funds)
  )
}

export type BillState = 'ready' | 'checking' | 'none' | 'unverified' | 'notBegun'

/** The bill that is shown, or why none is: figures only where they add up, whatever is said of them. */
export function shownBill<B extends BillParts>({
  state,
  bill,
}: {
  readonly state: BillState
  readonly bill: B | null
}): B | Exclude<BillState, 'ready'> {
  if (state !== 'ready') return state
  return bill !== null && billAddsUp(bill) ? bill : 'checking'
}

/**
 * The money of a year on average: its opening, and each flow by the days after its own. Not
 * rounded.
 */
export function yearBase(
  opening: Decimal,
  flows: readonly DatedFlow[],
  { first, last }: { readonly first: Date8; readonly last: Date8 },
): Decimal {
  const days = String(daysBetween(first, last) + 1)
  const moneyDays = flows.map(({ date, amount }) =>
    multiply(amount, String(daysBetween(date, last))),
  )
  return divide(sum([multiply(opening, days), ...moneyDays]), days)
}

/** The kind of a year, for the words of its bill. */
export type YearKind = 'whole' | 'first' | 'cleared'

export function yearKind(
  year: number,
  bill: { readonly since: Date8; readonly closing: Decimal },
): YearKind {
  if (isZero(bill.closing)) return 'cleared'
  return bill.since > `${year}0101` ? 'first' : 'whole'
}

/** Awards in their order: the first that fits is given. */
export const BILL_AWARDS = ['keeping', 'staying', 'spreading', 'beginning'] as const
export type BillAward = (typeof BILL_AWARDS)[number]

/** The least that an award needs. */
export const KEPT_INSTALMENTS = 10
export const SPREAD_TYPES = 3
/** The coins of each award. */
export const AWARD_COINS = 20

export interface AwardFacts {
  readonly paidInstalments: number
  readonly holdDays: number
  readonly yearDays: number
  readonly fundTypes: number
}

export function billAward(facts: AwardFacts): BillAward | null {
  const fits: Readonly<Record<BillAward, boolean>> = {
    keeping: facts.paidInstalments >= KEPT_INSTALMENTS,
    staying: facts.holdDays >= facts.yearDays,
    spreading: facts.fundTypes >= SPREAD_TYPES,
    beginning: facts.holdDays > 0,
  }
  return BILL_AWARDS.find((award) => fits[award]) ?? null
}

/** Months in which the account fell, and what was bought in them. */
export function fallingMonths(
  months: readonly { readonly profit: Decimal; readonly bought: Decimal }[],
): { readonly falling: number; readonly boughtIn: number; readonly amount: Decimal } {
  const falling = months.filter(({ profit }) => compare(profit, '0') < 0)
  const bought = falling.filter(({ bought: amount }) => compare(amount, '0') > 0)
  return {
    falling: falling.length,
    boughtIn: bought.length,
    amount: sum(bought.map((it) => it.bought)),
  }
}

/** The part of its instalments that plans have paid, percent without places; null of none. */
export function keptShare({
  paid,
  failed,
  skipped,
}: {
  readonly paid: number
  readonly failed: number
  readonly skipped: number
}): number | null {
  const all = paid + failed + skipped
  return all === 0 ? null : Math.floor((paid * 100) / all)
}

/** Returns how much more plans are worth than the same money put in at once; below 0: less. */
export const aheadOfLump = (value: Decimal, lump: Decimal): Decimal => subtract(value, lump)
