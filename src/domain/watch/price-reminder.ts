/** When a published value is worth a message to its user: rules.md#price-reminders. */
import { compare, type Decimal } from '#domain/money/money.ts'

/** The value rises to or falls to a limit; the change of a day is that far up or down. */
export const REMINDER_KINDS = ['valueUp', 'valueDown', 'changeUp', 'changeDown'] as const
export type ReminderKind = (typeof REMINDER_KINDS)[number]

export const MOST_REMINDERS = 5
/** Of all funds together. */
export const REMINDERS_A_DAY = 50

export interface PriceReminder {
  readonly kind: ReminderKind
  /** Yuan a share, or percent of a day; above 0. */
  readonly limit: Decimal
}

/** A newly published value. */
export interface Published {
  readonly nav: Decimal
  /** Percent; null where there is no day before. */
  readonly dayChange: Decimal | null
}

export const isOfValue = (kind: ReminderKind): boolean => kind === 'valueUp' || kind === 'valueDown'

/** Whether a published value is at the limit or beyond it. */
export function isReached({ kind, limit }: PriceReminder, { nav, dayChange }: Published): boolean {
  switch (kind) {
    case 'valueUp':
      return compare(nav, limit) >= 0
    case 'valueDown':
      return compare(nav, limit) <= 0
    case 'changeUp':
      return dayChange !== null && compare(dayChange, limit) >= 0
    case 'changeDown':
      return dayChange !== null && compare(dayChange, `-${limit}`) <= 0
  }
}

/**
 * Why a reminder cannot be set; null where it can. A value that is past the limit already would be
 * at it at once.
 */
export function reminderProblem(
  reminder: PriceReminder,
  newest: Published,
): 'reached' | 'notPositive' | null {
  if (compare(reminder.limit, '0') <= 0) return 'notPositive'
  return isOfValue(reminder.kind) && isReached(reminder, newest) ? 'reached' : null
}
