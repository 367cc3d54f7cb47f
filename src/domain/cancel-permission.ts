/** Whether an order may be offered for cancelling: specification section 4, "Cancel permission". */
import type { Date8, Time14 } from './calendar-date.ts'
import { beforeCutOffOf } from './trading-dates.ts'

/**
 * Statuses in which a code may be cancelled. 49 (fundraising failed) is left out of the subscription codes, and 60 (plan
 * cancelled) out of the plan's: nothing is left to cancel.
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

export function mayCancel(order: { businessCode: string; status: string }): boolean {
  return CANCELLABLE.get(order.businessCode)?.includes(order.status) ?? false
}

export type CancelPermission = 'allowed' | 'notInThisState' | 'tooLate'

/** `mayCancel`, and until 15:00 of the order's trading day (domain.md "Buy, redeem, convert"). */
export function cancelPermission(
  order: { businessCode: string; status: string; tradeDay: Date8 },
  now: Time14,
): CancelPermission {
  if (!mayCancel(order)) return 'notInThisState'
  return beforeCutOffOf(order.tradeDay, now) ? 'allowed' : 'tooLate'
}
