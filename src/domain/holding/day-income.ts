/** The income of one day over several funds, of which some may not have that day's value yet. */
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { isStale } from '#domain/fund/data-holes.ts'
import { sumDecimals } from './holding.ts'
import type { Decimal } from '#domain/money/money.ts'

/** A fund's income of a day; null where it is not known. */
export interface FundIncome {
  readonly income: Decimal | null
  /** Day of the fund's newest value. */
  readonly navDate: Date8
}

/**
 * `pending`: the day's value is still to come. `missing`: it is there without the one before it, or
 * will not come.
 */
export type IncomeState = 'known' | 'pending' | 'missing'

export function incomeState({ income, navDate }: FundIncome, date: Date8): IncomeState {
  if (income !== null) return 'known'
  return navDate < date && !isStale(navDate, date) ? 'pending' : 'missing'
}

export interface DayIncome {
  /** The sum of what is known; null where nothing is. */
  readonly income: Decimal | null
  /** The number of funds that are missing in it, by reason. */
  readonly pendingFunds: number
  readonly missingFunds: number
}

/** The sum of a day, as far as it is known, and how many funds are not in it. */
export function sumDayIncome(funds: readonly FundIncome[], date: Date8): DayIncome {
  const known = funds.flatMap(({ income }) => income ?? [])
  const count = (state: IncomeState) =>
    funds.filter((fund) => incomeState(fund, date) === state).length
  return {
    income: known.length === 0 && funds.length > 0 ? null : sumDecimals(known),
    pendingFunds: count('pending'),
    missingFunds: count('missing'),
  }
}
