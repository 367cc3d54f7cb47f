import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { MessageEvent } from '#domain/message/message-events.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'

type OrderEvent = Extract<
  MessageEvent,
  | 'orderPaid'
  | 'orderCancelled'
  | 'orderConfirmed'
  | 'orderFailed'
  | 'moneyArrived'
  | 'dividendReinvested'
  | 'holdingChanged'
>

/** Writes the message of an order's event, in the caller's transaction. */
export function announceOrder(
  db: Database,
  order: { readonly apply_no: string; readonly user_id: string },
  event: OrderEvent,
  time: Time14,
): void {
  const { apply_no: subject, user_id: userId } = order
  announce(db, { userId, event, key: subject, subject, time })
}
