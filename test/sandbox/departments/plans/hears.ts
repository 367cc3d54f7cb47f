import { orderPaidLate, orderUnpaid } from '#test/sandbox/departments/trading/events.ts'
import { instalmentFailed, instalmentPaid } from './instalment.ts'
import type { Hearing } from '#test/sandbox/kernel/events.ts'

/** The part that this department has in events of others. */
export const hears: readonly Hearing[] = [
  orderPaidLate.hearing(({ db, order, time }) => instalmentPaid(db, order, time)),
  orderUnpaid.hearing(({ db, market, order, ...failure }) =>
    instalmentFailed(db, market, order, failure),
  ),
]
