/** The holdings of past instalments on each day since: rules.md#back-test. */
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { moneyFundIncome } from '#domain/holding/holding.ts'
import { add, divide, multiply, roundCent, roundShare, type Decimal } from '#domain/money/money.ts'

/** One day of a fund: its value, and what it paid out or earned on that day. */
export interface ValueDay {
  readonly date: Date8
  readonly nav: Decimal
  readonly dividend: Decimal | null
  /** The number of shares that each share of the evening before became. */
  readonly split?: Decimal | null | undefined
  /** Of a money fund. */
  readonly incomePer10k: Decimal | null
}

/** Shares bought on one day, oldest first in a list. */
export interface Tranche {
  /** T. Its dividend is not theirs. */
  readonly date: Date8
  /** From which day on a money fund's income is theirs. */
  readonly earnsFrom: Date8
  readonly shares: Decimal
}

/**
 * The shares on each day on which there is a value: what was bought, and what its dividends and
 * income bought again.
 */
export function sharesByDay(
  days: readonly ValueDay[],
  tranches: readonly Tranche[],
): ReadonlyMap<Date8, Decimal> {
  const held = new Map<Date8, Decimal>()
  const begin = tranches[0]?.date
  if (begin === undefined) return held
  let [bought, earningFrom] = [0, 0]
  let [shares, earning] = ['0', '0']
  const gain = (more: Decimal) => {
    shares = add(shares, more)
    earning = add(earning, more)
  }
  for (const { date, nav, dividend, split, incomePer10k } of days) {
    if (date < begin) continue
    const paid = dividend === null ? null : roundCent(multiply(shares, dividend))
    if (split != null) shares = roundShare(multiply(shares, split))
    if (paid !== null) gain(roundShare(divide(paid, nav)))
    for (let it = tranches[bought]; it && it.date <= date; it = tranches[bought]) {
      shares = add(shares, it.shares)
      bought += 1
    }
    for (let it = tranches[earningFrom]; it && it.earnsFrom <= date; it = tranches[earningFrom]) {
      earning = add(earning, it.shares)
      earningFrom += 1
    }
    if (incomePer10k !== null) gain(moneyFundIncome(earning, incomePer10k))
    held.set(date, shares)
  }
  return held
}
