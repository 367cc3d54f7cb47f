import { fetchOrThrow } from '#api/query.ts'
import { queryTransactionList } from '#api/calls/transaction.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { formatNearTime } from '#domain/calendar/format-dates.ts'
import { sameOrder, type OrderAsked } from '#domain/order/repeated-order.ts'
import { now14 } from '#platform/clock.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import type { SentOrder } from '#shared/engines/order/value/sent-order.ts'

const LIST = {
  purchase: 'purchase',
  redeem: 'redeem',
  fastRedeem: 'redeem',
  convert: 'convert',
} as const

/** The largest page: more orders of one fund in a day are no mistake. */
const SIZE = 50

/**
 * Asks the user before an order that equals one of the last 24 hours in the provider's records.
 * Resolves to whether the order may be sent. `own` is its application number: a repeat under the
 * same number is not a second order.
 */
export async function acceptsRepeat(
  orderInput: OrderAsked,
  { subject, amount, unit }: SentOrder,
  own: string | null,
): Promise<boolean> {
  const now = now14()
  const { records } = await fetchOrThrow(queryTransactionList, {
    page: 1,
    size: SIZE,
    fundCode: orderInput.fundCode,
    kind: LIST[orderInput.kind],
    from: addDays(now.slice(0, 8), -1),
  })
  const others = records.filter(({ applyNo }) => applyNo !== own)
  const earlier = sameOrder(orderInput, others, now)
  if (earlier === null) return true
  const { operTime } = earlier
  const time = formatNearTime(operTime, now)
  const answer = await dialog.choose({
    title: '刚刚已提交一笔相同的订单',
    content: `您在 ${time} 提交过${subject} ${amount} ${unit}。再次提交会成为另一笔订单`,
    // The primary button is the one without cost.
    actions: [
      { key: 'again', text: '再次提交' },
      { key: 'stop', text: '不再提交', primary: true },
    ],
  })
  return answer === 'again'
}
