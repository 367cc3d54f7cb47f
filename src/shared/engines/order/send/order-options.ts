import type { useFresh } from '#api/use-fresh.ts'
import type { OrderDay } from '#domain/order/order-machine.ts'
import type { Application } from '#shared/engines/order/value/application.ts'
import type { ConfirmedRisk, OrderValue } from '#shared/engines/order/value/order-value.ts'

/** The trading day of an order, which may pass while its form is open. */
export interface TradingDay {
  /** The day that the form shows. */
  readonly displayed: OrderDay
  /** The verb by which another day is asked about: 买入. */
  readonly verb: string
  /** Fetches the day of an order placed now. */
  readonly current: (fresh: ReturnType<typeof useFresh>) => Promise<OrderDay>
}

/** The changes of a draft that sending its order makes. */
export interface DraftChange {
  readonly application?: Application | null
  /** The answer to a risk warning, which is shown once for a fund. */
  readonly confirmed?: ConfirmedRisk
}

/** An order with what its form says about sending it: the same from the form to the call. */
export interface OrderOptions {
  /** Null while the form is incomplete. */
  readonly order: OrderValue | null
  /** The storage key of the form's draft, which ends with the order. */
  readonly draftKey: string
  /** The application of an earlier attempt, from the draft. */
  readonly application: Application | null
  readonly onDraftChange: (change: DraftChange) => void
  /** Null for orders that are carried out at once, and for plans. */
  readonly tradingDay: TradingDay | null
  /** The address of the result screen, by the number of the order. */
  readonly resultPath: (orderNo: string) => string
  /** The addresses of screens that may follow the result. */
  readonly nextPaths: readonly string[]
}
