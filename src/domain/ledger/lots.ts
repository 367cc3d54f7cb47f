/** Units of a ledger as lots, whatever the unit: rules.md#ledger-of-units. */
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { UNIT_RULES, type LedgerUnit } from './unit-rules.ts'

/** Units that were earned at once and end on one day. */
export interface Lot {
  readonly lotId: number
  readonly amount: number
  readonly earnedAt: string
  /** The last day on which they can be spent. */
  readonly expiresAt: Date8
}

/** The part of one lot that was spent. */
export interface SpentPart {
  readonly lotId: number
  readonly amount: number
  readonly expiresAt: Date8
}

const byExpiryThenAge = (a: Lot, b: Lot): number =>
  a.expiresAt.localeCompare(b.expiresAt) ||
  a.earnedAt.localeCompare(b.earnedAt) ||
  a.lotId - b.lotId

/**
 * Returns what of which lot pays for `amount` on `today`: what ends first, then what is older; null
 * where there is not enough.
 */
export function spendLots(
  lots: readonly Lot[],
  amount: number,
  today: Date8,
): readonly SpentPart[] | null {
  let left = amount
  const spent: SpentPart[] = []
  const usable = lots.filter(({ expiresAt }) => expiresAt >= today)
  usable.sort(byExpiryThenAge)
  for (const lot of usable) {
    const taken = Math.min(lot.amount, left)
    if (taken > 0) spent.push({ lotId: lot.lotId, amount: taken, expiresAt: lot.expiresAt })
    left -= taken
  }
  return left === 0 ? spent : null
}

/** The last day of a lot, and the one that it had first. */
export interface LotEnds {
  readonly expiresAt: Date8
  readonly firstEnd: Date8
}

/**
 * Until when units count that come back on `today`: as before, but some days more at least. Units
 * that have had such days before have them no further than from the end that they had first.
 */
export function returnedExpiry(
  unit: LedgerUnit,
  { expiresAt, firstEnd }: LotEnds,
  today: Date8,
): Date8 {
  const days = UNIT_RULES[unit].returnedDays
  const [fromNow, fromFirst] = [addDays(today, days), addDays(firstEnd, days)]
  const hadThem = expiresAt > firstEnd
  const least = hadThem && fromFirst < fromNow ? fromFirst : fromNow
  return expiresAt > least ? expiresAt : least
}
