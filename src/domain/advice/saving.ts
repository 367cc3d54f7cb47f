/** Sums of the goal calculators (rules.md#advice). Floats: what comes of assumptions, not money. */
import type { Decimal } from '#domain/money/money.ts'
import { fromFloat, roundCent, roundTo, toFloat } from '#domain/money/money.ts'

/** The sums that are saved: once now, and at the end of each month. */
export interface Saving {
  readonly now: Decimal
  readonly monthly: Decimal
  readonly years: number
  /** Percent a year. */
  readonly rate: Decimal
}

export const SAVING_LIMITS = { mostRate: 8, leastYears: 1, mostYears: 40 } as const

const cent = (value: number): Decimal => roundCent(roundTo(fromFloat(value) ?? '0', 6))
const monthRate = (rate: Decimal): number => (1 + toFloat(rate) / 100) ** (1 / 12) - 1

/** The sum of payments of 1 at the end of each of `months`. */
const annuity = (months: number, rate: number): number =>
  rate === 0 ? months : ((1 + rate) ** months - 1) / rate

const worthAfter = ({ now, monthly, rate }: Omit<Saving, 'years'>, months: number): number => {
  const month = monthRate(rate)
  return toFloat(now) * (1 + month) ** months + toFloat(monthly) * annuity(months, month)
}

/** The value of saving at its end. */
export const savedValue = (saving: Saving): Decimal => cent(worthAfter(saving, saving.years * 12))

/** The sum that was paid in after some months. */
const paid = ({ now, monthly }: Pick<Saving, 'now' | 'monthly'>, months: number): number =>
  toFloat(now) + toFloat(monthly) * months

export interface SavingYear {
  readonly year: number
  readonly paid: Decimal
  readonly value: Decimal
}

/** The end of each year. */
export const savingYears = (saving: Saving): SavingYear[] =>
  Array.from({ length: saving.years }, (_, index) => {
    const months = (index + 1) * 12
    return {
      year: index + 1,
      paid: cent(paid(saving, months)),
      value: cent(worthAfter(saving, months)),
    }
  })

/** A later sum in today's money. */
export const inTodaysMoney = (value: Decimal, years: number, inflation: Decimal): Decimal =>
  cent(toFloat(value) / (1 + toFloat(inflation) / 100) ** years)

/** The sum that a goal needs each month, rounded up to the cent; 0.00 where nothing is missing. */
export function neededMonthly(
  goal: Decimal,
  { now, years, rate }: Omit<Saving, 'monthly'>,
): Decimal {
  const months = years * 12
  const month = monthRate(rate)
  const open = toFloat(goal) - toFloat(now) * (1 + month) ** months
  if (open <= 0) return '0.00'
  const exact = open / annuity(months, month)
  // A float that is off by a billionth must not cost a cent.
  return roundTo(fromFloat(Math.ceil(exact * 100 - 1e-6) / 100) ?? '0', 2)
}

/** The months until a goal is reached; null where it is not within the longest time. */
export function monthsToGoal(goal: Decimal, saving: Omit<Saving, 'years'>): number | null {
  const most = SAVING_LIMITS.mostYears * 12
  for (let months = 0; months <= most; months += 1)
    if (worthAfter(saving, months) >= toFloat(goal) - 1e-6) return months
  return null
}
