/** The differences between the units of ledgers: rules.md#ledger-of-units. */
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { lastPointDay } from './vip-points.ts'

/** Gold coins, water of the gold tree, coupons, draws in the lottery, points of members. */
export type LedgerUnit = 'COIN' | 'WATER' | 'COUPON' | 'DRAW' | 'GROWTH'

interface UnitRule {
  /** The word that follows a number. */
  readonly name: string
  /** The fewest days for which returned units stay valid. */
  readonly returnedDays: number
  /** The last day of units that are earned on a day; null where the grant sets it. */
  readonly lastDay: ((earnedOn: Date8) => Date8) | null
}

/** The last day of units that never expire. */
export const WITHOUT_END: Date8 = '99991231'

export const UNIT_RULES: Readonly<Record<LedgerUnit, UnitRule>> = {
  /** 31 December of the year after the one in which they were earned (assumed). */
  COIN: {
    name: '金币',
    returnedDays: 30,
    lastDay: (earnedOn) => `${Number(earnedOn.slice(0, 4)) + 1}1231`,
  },
  /** Expires with its tree, and is never returned. */
  WATER: { name: '水滴', returnedDays: 0, lastDay: null },
  /** Each expires on the day that its grant sets. */
  COUPON: { name: '张', returnedDays: 0, lastDay: null },
  DRAW: { name: '次', returnedDays: 0, lastDay: () => WITHOUT_END },
  /** Never spent, so never returned. */
  GROWTH: { name: '分', returnedDays: 0, lastDay: lastPointDay },
}

/** The last day of units that were earned on `earnedOn`; `given` where its rule has none. */
export function lastDayOf(unit: LedgerUnit, earnedOn: Date8, given?: Date8): Date8 {
  const last = UNIT_RULES[unit].lastDay?.(earnedOn) ?? given
  if (last === undefined) throw new RangeError(`${unit} needs the day on which it ends`)
  return last
}
