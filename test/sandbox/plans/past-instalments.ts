import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { moneyFundIncome } from '#domain/holding/holding.ts'
import { add, divide, multiply, roundCent, roundShare, type Decimal } from '#domain/money/money.ts'
import type { RawPoint } from '#test/sandbox/market/market.ts'

/** Shares bought on one day, oldest first in a list. */
export interface Tranche {
  /** T. Its dividend is not theirs. */
  date: Date8
  /** From which day on a money fund's income is theirs. */
  earnsFrom: Date8
  shares: Decimal
}

/**
 * The shares on each day on which there is a value: what was bought, and what its dividends and
 * income bought again.
 */
export function sharesByDay(
  points: readonly RawPoint[],
  tranches: readonly Tranche[],
): ReadonlyMap<Date8, Decimal> {
  const days = new Map<Date8, Decimal>()
  const begin = tranches[0]?.date
  if (begin === undefined) return days
  let [bought, earningFrom] = [0, 0]
  let [held, earning] = ['0', '0']
  const gain = (shares: Decimal) => {
    held = add(held, shares)
    earning = add(earning, shares)
  }
  for (const { date, nav, dividend, incomePer10k } of points) {
    if (date < begin) continue
    if (dividend !== null) gain(roundShare(divide(roundCent(multiply(held, dividend)), nav)))
    for (let it = tranches[bought]; it && it.date <= date; it = tranches[bought]) {
      held = add(held, it.shares)
      bought += 1
    }
    for (let it = tranches[earningFrom]; it && it.earnsFrom <= date; it = tranches[earningFrom]) {
      earning = add(earning, it.shares)
      earningFrom += 1
    }
    if (incomePer10k !== null) gain(moneyFundIncome(earning, incomePer10k))
    days.set(date, held)
  }
  return days
}
