/** Gold coins as lots: rules.md#tasks-and-rewards. */
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'

/** Coins that were earned at once and end on one day. */
export interface CoinLot {
  readonly lotId: number
  readonly amount: number
  readonly earnedAt: string
  /** The last day on which they can be spent. */
  readonly expiresAt: Date8
}

/** What of one lot was spent. */
export interface SpentCoins {
  readonly lotId: number
  readonly amount: number
  readonly expiresAt: Date8
}

/** Coins that come back can be spent for at least so many days more. */
const RETURNED_DAYS = 30

/** 31 December of the year after the one in which they were earned (assumed). */
export const coinExpiry = (earnedOn: Date8): Date8 => `${Number(earnedOn.slice(0, 4)) + 1}1231`

const byExpiryThenAge = (a: CoinLot, b: CoinLot): number =>
  a.expiresAt.localeCompare(b.expiresAt) ||
  a.earnedAt.localeCompare(b.earnedAt) ||
  a.lotId - b.lotId

/**
 * What of which lot pays for `amount` coins on `today`: what ends first, then what is older; null
 * where there are not enough.
 */
export function spendCoins(
  lots: readonly CoinLot[],
  amount: number,
  today: Date8,
): readonly SpentCoins[] | null {
  let left = amount
  const spent: SpentCoins[] = []
  for (const lot of lots.filter(({ expiresAt }) => expiresAt >= today).toSorted(byExpiryThenAge)) {
    const taken = Math.min(lot.amount, left)
    if (taken > 0) spent.push({ lotId: lot.lotId, amount: taken, expiresAt: lot.expiresAt })
    left -= taken
  }
  return left === 0 ? spent : null
}

/** Until when coins count that come back on `today`: as before, but 30 days at least. */
export function returnedExpiry(expiresAt: Date8, today: Date8): Date8 {
  const least = addDays(today, RETURNED_DAYS)
  return expiresAt > least ? expiresAt : least
}
