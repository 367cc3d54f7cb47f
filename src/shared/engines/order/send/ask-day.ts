import type { OrderDay } from '#domain/order/order-machine.ts'
import { now14 } from '#platform/clock.ts'
import { isAbroad } from '#shared/parts/dates/planned-day.ts'
import { dayText } from '#shared/engines/order/value/day-text.ts'
import { dialog } from '#ui/overlays/dialog.ts'

/**
 * Asks the user to accept another trading day than the one that was shown, after the cut-off.
 * Resolves to whether it is accepted.
 */
export async function acceptsDay(now: OrderDay, verb: string): Promise<boolean> {
  const answer = await dialog.confirm({
    title: '交易日期已变化',
    content: `已过 15:00，本次${verb}按 ${dayText(now.tradeDate, now14().slice(0, 8), isAbroad(now))} 的交易处理，确认和到账日期随之顺延。是否继续？`,
    confirmText: '继续',
  })
  return answer === 'confirm'
}
