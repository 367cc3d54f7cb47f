import { plannedText } from '#shared/parts/dates/planned-day.ts'
import type { TransactionRecord } from '#shared/engines/order/record/order-steps.ts'
import type { KeyValueItem } from '#ui/lists/KeyValue.tsx'

type Order = Pick<
  TransactionRecord,
  'status' | 'payeeName' | 'paymentDate' | 'paidDate' | 'paymentTimeTxt'
>

const PAYING: ReadonlySet<string> = new Set(['1', '3', '5'])

const day = (date: string): string => plannedText(date, 'fullWeekday')

/**
 * The payout of a sale or cash dividend: account, expected and actual day; null where no money is
 * paid.
 */
export function payoutItems(order: Order): KeyValueItem[] | null {
  const { status, payeeName, paymentDate, paidDate, paymentTimeTxt } = order
  if (payeeName === '' || !PAYING.has(status)) return null
  const expected = paymentDate === null ? paymentTimeTxt : day(paymentDate)
  return [
    { label: '到账账户', value: payeeName },
    ...(expected === '' ? [] : [{ label: '预计到账', value: expected.replace(/^预计 /u, '') }]),
    ...(paidDate === null ? [] : [{ label: '实际到账', value: day(paidDate) }]),
  ]
}
