/** Reminders of published figures: rules.md#price-reminders. */
import { compare, type Decimal } from '#domain/money/money.ts'

/** The value rises to or falls to a limit; the change of a day is that far up or down. */
export const FUND_KINDS = ['valueUp', 'valueDown', 'changeUp', 'changeDown'] as const
/** The percentile of an index's valuation rises to or falls to a limit. */
export const INDEX_KINDS = ['percentileDown', 'percentileUp'] as const
export const REMINDER_KINDS = [...FUND_KINDS, ...INDEX_KINDS] as const
export type ReminderKind = (typeof REMINDER_KINDS)[number]

export const REMINDER_SUBJECTS = ['fund', 'index'] as const
export type ReminderSubject = (typeof REMINDER_SUBJECTS)[number]

export const MOST_REMINDERS = 5
/** Of all funds and indexes together. */
export const REMINDERS_A_DAY = 50

export interface PriceReminder {
  readonly kind: ReminderKind
  /** Yuan a share, percent of a day, or a percentile; above 0. */
  readonly limit: Decimal
}

/** A newly published value of a fund, or percentile of an index. */
export interface Published {
  readonly level: Decimal
  /** Percent; null where there is no day before, and of an index. */
  readonly dayChange: Decimal | null
}

const INDEX: readonly ReminderKind[] = INDEX_KINDS

/** The subject of each kind of reminder. */
export const reminderSubject = (kind: ReminderKind): ReminderSubject =>
  INDEX.includes(kind) ? 'index' : 'fund'

const isOfChange = (kind: ReminderKind): boolean => kind === 'changeUp' || kind === 'changeDown'

/** Returns whether a published figure is at the limit or beyond it. */
export function isReached(
  { kind, limit }: PriceReminder,
  { level, dayChange }: Published,
): boolean {
  switch (kind) {
    case 'valueUp':
    case 'percentileUp':
      return compare(level, limit) >= 0
    case 'valueDown':
    case 'percentileDown':
      return compare(level, limit) <= 0
    case 'changeUp':
      return dayChange !== null && compare(dayChange, limit) >= 0
    case 'changeDown':
      return dayChange !== null && compare(dayChange, `-${limit}`) <= 0
  }
}

/** A whole percentile that some day can be at or beyond on either side. */
const WHOLE_PERCENTILE = /^[1-9]\d?$/

/**
 * Returns why a reminder cannot be set; null where it can. A figure that is past the limit already
 * would be at it at once. Without the newest figure that is not known.
 */
export function reminderProblem(
  reminder: PriceReminder,
  newest: Published | null,
): 'reached' | 'notPositive' | 'notPercentile' | null {
  const { kind, limit } = reminder
  if (reminderSubject(kind) === 'index') {
    if (!WHOLE_PERCENTILE.test(limit)) return 'notPercentile'
  } else if (compare(limit, '0') <= 0) return 'notPositive'
  if (newest === null || isOfChange(kind)) return null
  return isReached(reminder, newest) ? 'reached' : null
}
