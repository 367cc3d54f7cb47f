import { useEffect } from 'react'
import { track } from '#platform/tracking/track.ts'
import { loadSent } from '#shared/engines/order/value/sent-order.ts'

/** The calls whose success is reported to an advertiser, by what a result page can find placed. */
const CALLS = { purchase: 'applyByEncriptTransPwd', plan: 'createPlan' } as const

/**
 * Reports to tracking an order whose answer was lost, once its result page has found it
 * (rules.md#tracking). An answered order has been reported by then, and is no longer stored as
 * sent. `what` is null for an order that is reported to no advertiser.
 */
export function useFoundOrder(
  what: keyof typeof CALLS | null,
  applyNo: string,
  placed: boolean,
): void {
  useEffect(() => {
    if (!placed || what === null || loadSent(applyNo) === null) return
    track({ name: 'answered', call: CALLS[what], code: 0 })
  }, [placed, what, applyNo])
}
