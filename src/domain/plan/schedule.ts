/**
 * The debit days of a plan, seen ahead: rules.md#regular-plans. What the provider answers is
 * explained by the same rules, so that a debit that was moved can be marked before it is agreed to.
 */
import { addDays, weekdayNumber, type Date8 } from '#domain/calendar/calendar-date.ts'
import type { TradingCalendar } from '#domain/calendar/trading-dates.ts'
import { nextDebitDate, plannedDays, type PlanCycle } from './regular-plan.ts'

/** As chosen and sent: a weekday from 1 Monday to 5 Friday, a day of the month, or null for daily. */
export interface AskedCycle {
  readonly cycle: 'daily' | 'weekly' | 'fortnightly' | 'monthly'
  readonly cycleDay: number | null
}

const MOST_DAY = { weekly: 5, fortnightly: 5, monthly: 31 } as const

/** The cycle that counts from `firstDay`; null where cycle and day do not go together. */
export function planCycle(
  { cycle: kind, cycleDay }: AskedCycle,
  firstDay: Date8,
): PlanCycle | null {
  if (kind === 'daily') return cycleDay === null ? { kind } : null
  if (cycleDay === null || !Number.isInteger(cycleDay)) return null
  if (cycleDay < 1 || cycleDay > MOST_DAY[kind]) return null
  switch (kind) {
    case 'weekly':
      return { kind, weekday: cycleDay }
    case 'fortnightly':
      return { kind, first: firstDay }
    case 'monthly':
      return { kind, day: cycleDay }
  }
}

/**
 * The planned day from which a cycle made on `today` counts: the day after, or its next weekday.
 */
export function firstPlanDay({ cycle, cycleDay }: AskedCycle, today: Date8): Date8 {
  const tomorrow = addDays(today, 1)
  if (cycle !== 'fortnightly' || cycleDay === null) return tomorrow
  return addDays(tomorrow, (cycleDay - weekdayNumber(tomorrow) + 7) % 7)
}

/** The next `count` debits after the day `after`. Planned days that meet on one day are one debit. */
export function upcomingDebits(
  cycle: PlanCycle,
  after: Date8,
  count: number,
  isTradingDay: TradingCalendar,
): Date8[] {
  const debits: Date8[] = []
  for (let day = after; debits.length < count;) {
    day = nextDebitDate(cycle, day, isTradingDay)
    debits.push(day)
  }
  return debits
}

export interface ExplainedDebit {
  readonly date: Date8
  /** The planned days that it covers, oldest first: several where they coincide. */
  readonly planned: readonly Date8[]
  /** True if a planned day was closed, so that it is debited later. */
  readonly moved: boolean
}

/**
 * The planned days that each of a plan's debits covers. `dates` are all debits after the day
 * `after`, in order; a day that was planned before and has moved past `after` is found too.
 */
export function explainDebits(
  cycle: PlanCycle,
  dates: readonly Date8[],
  after: Date8,
): ExplainedDebit[] {
  return dates.map((date, index) => {
    // A daily plan has no day of its own that could be closed.
    if (cycle.kind === 'daily') return { date, planned: [date], moved: false }
    const since = dates[index - 1] ?? after
    const own = plannedDays(cycle, since, date)
    const planned = own.length > 0 ? own : plannedDays(cycle, null, date).slice(-1)
    return { date, planned, moved: planned.some((day) => day !== date) }
  })
}
