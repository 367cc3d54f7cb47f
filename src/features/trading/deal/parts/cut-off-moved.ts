import { dialog } from '../../../../ui/dialog.ts'
import { dayText } from './DatesCard.tsx'

/** The trading day of an order placed now, and until when it holds. */
export interface Day {
  readonly cutoffTime: string
  readonly tradeDate: string
}

/**
 * Asks again when the day that the form showed is no longer the day that the provider would take the order for. True: the order
 * may go on.
 */
export async function acceptsDay(shown: Day, now: Day, verb: string): Promise<boolean> {
  if (shown.cutoffTime === now.cutoffTime) return true
  const answer = await dialog.confirm({
    title: '交易日期已变化',
    content: `已过 15:00，本次${verb}按 ${dayText(now.tradeDate)} 的交易处理，确认和到账日期随之顺延。是否继续`,
    confirmText: '继续',
  })
  return answer === 'confirm'
}
