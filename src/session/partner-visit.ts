import * as v from 'valibot'
import { sessionStore } from '#platform/stores/session-store.ts'
import { HAND_OVER_STEPS } from '#domain/navigation/hand-over.ts'
import { session } from './session.ts'

/** The context of a partner's customer in this tab, as long as they are signed in. */
const visit = v.object({
  openId: v.string(),
  handOverId: v.string(),
  partnerName: v.string(),
  next: v.picklist(HAND_OVER_STEPS),
  prefill: v.array(v.object({ label: v.string(), value: v.string() })),
  fundCode: v.string(),
  amount: v.nullable(v.string()),
  back: v.string(),
  backHost: v.string(),
})
export type PartnerVisit = v.InferOutput<typeof visit>

const KEY = 'partnerVisit'

export const keepPartnerVisit = (it: Omit<PartnerVisit, 'openId'>): void =>
  void sessionStore.setItem(KEY, JSON.stringify({ ...it, openId: session.openId }))

/** Null where this tab was not entered from a partner, or by another user. */
export function partnerVisit(): PartnerVisit | null {
  try {
    const read = v.safeParse(visit, JSON.parse(sessionStore.getItem(KEY) ?? 'null'))
    return read.success && read.output.openId === session.openId ? read.output : null
  } catch {
    return null
  }
}
