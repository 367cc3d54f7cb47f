import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { DepartmentEvent } from '#test/sandbox/kernel/events.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { Order } from './order-row.ts'

/** A bank that took its time has paid an order. */
export const orderPaidLate = new DepartmentEvent<{
  readonly db: Database
  readonly order: Order
  readonly time: Time14
}>('orderPaidLate')

/** An order that waited for its bank was never paid. */
export const orderUnpaid = new DepartmentEvent<{
  readonly db: Database
  readonly market: Market
  readonly order: Order
  readonly reason: string
  readonly time: Time14
}>('orderUnpaid')
