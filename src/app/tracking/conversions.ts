import * as v from 'valibot'
import { reportConversion } from '#api/calls/track.ts'
import { CONVERSION_CALLS, conversionKey, conversionPath } from '#domain/tracking/conversions.ts'
import { publicAddress } from '#platform/public-address.ts'
import { KeptItems } from '#platform/tracking/kept-items.ts'
import { session } from '#session/session.ts'
import type { Transport } from './transport.ts'

/** More than anyone comes by; the oldest is forgotten. */
const MOST = 50

const kept = new KeptItems(
  'conversion:',
  v.object({ sent: v.boolean(), report: reportConversion.request }),
)

export const forgetConversions = (): void => kept.clear()

/**
 * Notes what an advertisement's click has led to, once for each click and event
 * (rules.md#tracking). `row` is the path of the page in view.
 */
export function noteConversion(call: string, row: string, now: number): void {
  const eventType = CONVERSION_CALLS.get(call)
  const { adClickId: callback, adAccountId: accountId, adPlanId: planId } = session
  if (eventType === undefined || callback === '') return
  const all = kept.all()
  const key = conversionKey(eventType, callback)
  if (all.some((it) => it.key === key)) return
  const webUrl = publicAddress(conversionPath(row))
  const report = { eventType, callback, webUrl, params: { accountId, planId } }
  kept.put(key, now, { sent: false, report })
  for (const old of all.slice(0, Math.max(0, all.length + 1 - MOST))) kept.remove(old.key)
}

let sending = false

/** Reports what is not reported yet; what is lost on the way waits for the next time. */
export async function sendConversions(transport: Transport): Promise<void> {
  if (sending) return
  sending = true
  try {
    // Another may be noted while one is on its way.
    const next = () => kept.all().find(({ item }) => !item.sent)
    for (let it = next(); it; it = next()) {
      if ((await transport.conversion(it.item.report)) === 'lost') return
      kept.put(it.key, it.at, { ...it.item, sent: true })
    }
  } finally {
    sending = false
  }
}
