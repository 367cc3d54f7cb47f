import { expectedText } from '#shared/parts/dates/planned-day.ts'
import type * as v from 'valibot'
import type { isShowCancelBtn, queryIsCancel } from '#api/calls/cancel.ts'
import { orderName } from '#domain/business-codes.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { orderFigure } from '#shared/engines/order/record/order-figure.ts'
import type { TransactionRecord } from '#shared/engines/order/record/order-steps.ts'
import type { KeyValueItem } from '#ui/lists/KeyValue.tsx'
import { refundRows } from './refund-rows.ts'

export type CancelTerms = Pick<
  v.InferOutput<typeof isShowCancelBtn.payload>,
  'refundTo' | 'refundDate' | 'cancelUntil'
>
type Cancellation = v.InferOutput<typeof queryIsCancel.payload>
type Order = Pick<
  TransactionRecord,
  | 'businessCode'
  | 'dividendMethod'
  | 'fundTypeCode'
  | 'fundName'
  | 'applicationAmt'
  | 'applicationVol'
  | 'applicationCfmAmt'
  | 'applicationCfmVol'
>

/**
 * Returns when a refund arrives: within minutes for today's, else by the end of its day
 * (rules.md#return-of-a-cancelled-orders-money).
 */
function arrival(refundDate: string, today: string): string {
  if (refundDate <= today) return '数分钟内'
  return `${expectedText(refundDate, 'nearWeekday', today)} 23:59 前`
}

/**
 * The question before an order is cancelled: where its money goes and by when, or that its shares
 * become usable.
 */
export function cancelQuestion(
  order: Order,
  { refundTo, refundDate }: CancelTerms,
  now: string,
): { title: string; content: string } {
  const { value, unit } = orderFigure(order)
  const what = `${value} ${unit}`
  const content =
    refundDate === null
      ? `撤单后这笔${orderName(order)}不再处理，${what}恢复可用`
      : `撤单后 ${what}${arrival(refundDate, now.slice(0, 8))}退回${refundTo}`
  return { title: `撤销${order.fundName}的${orderName(order)}`, content }
}

/** Returns where the money or shares of a cancelled order go, and by when. */
export function refundItems(
  { cancelTime, refundTo, refundDate }: Cancellation,
  today: string,
): KeyValueItem[] {
  const when: KeyValueItem = { label: '撤单时间', value: formatDateTime(cancelTime) }
  if (refundDate === null) return [when, { label: '份额', value: '已恢复可用' }]
  return [when, ...refundRows(refundTo, refundDate, today)]
}
