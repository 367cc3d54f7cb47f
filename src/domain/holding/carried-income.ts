/** The daily income of money in a money-market fund: rules.md#money-funds. */
import { add, divide, multiply, roundCent, type Decimal } from '#domain/money/money.ts'

export interface CarriedIncome {
  /** Yuan, one for each day. */
  readonly days: readonly Decimal[]
  readonly sum: Decimal
}

/**
 * The income of each day to the cent, which earns income itself from the next day on; `incomes` are
 * yuan per 10,000 shares, oldest first.
 */
export function carriedIncome(amount: Decimal, incomes: readonly Decimal[]): CarriedIncome {
  const days: Decimal[] = []
  let sum: Decimal = '0'
  for (const per10k of incomes) {
    const income = roundCent(divide(multiply(add(amount, sum), per10k), '10000'))
    days.push(income)
    sum = add(sum, income)
  }
  return { days, sum: roundCent(sum) }
}
