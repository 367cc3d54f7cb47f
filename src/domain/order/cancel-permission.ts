/** Says whether an order may be cancelled: rules.md#cancel-permission. */
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { isBeforeCutOff } from '#domain/calendar/trading-dates.ts'

/**
 * The table of rules.md#cancel-permission: statuses in which a code may be cancelled. 49
 * (fundraising failed) is left out of the subscription codes, and 60 (plan cancelled) out of the
 * plan's: nothing is left to cancel.
 */
const CANCELLABLE: ReadonlyMap<string, readonly string[]> = new Map([
  ['20', ['1', '3', '9', '5', '2']],
  ['22', ['1']],
  ['24', ['3', '1']],
  ['30', ['1']],
  ['39', ['1']],
  ['59', ['1']],
  ['61', ['1']],
])

/**
 * A case that the table lacks: a purchase or an instalment that is paid and not confirmed. Taken
 * alone, the table would let no user cancel one, since status 1 comes a day after the cut-off; yet
 * cancelled orders have a refund route and date.
 */
const PAID_AND_WAITING: ReadonlySet<string> = new Set(['22', '39'])

/** The table of rules.md#cancel-permission alone, without the time. */
export function mayCancel(order: { businessCode: string; status: string }): boolean {
  return CANCELLABLE.get(order.businessCode)?.includes(order.status) ?? false
}

export type CancelPermission = 'allowed' | 'notInThisState' | 'tooLate'

/**
 * The table, or paid and waiting; and either way only until 15:00 of the order's trading day. The
 * provider's `isShowCancelBtn` and `cancel` decide by this and by what they hold: nothing is taken
 * back twice, nor where nothing was given.
 */
export function cancelPermission(
  order: { businessCode: string; status: string; tradeDay: Date8 },
  now: Time14,
): CancelPermission {
  const waits = PAID_AND_WAITING.has(order.businessCode) && order.status === '3'
  if (!waits && !mayCancel(order)) return 'notInThisState'
  return isBeforeCutOff(order.tradeDay, now) ? 'allowed' : 'tooLate'
}
