import * as v from 'valibot'
import { dropDraft, loadDraft, saveDraft } from '#session/draft.ts'
import { sessionStore } from '#platform/stores/session-store.ts'

/**
 * The order that was sent under an application number, shown by the result screen while the
 * provider has no record of it.
 */
const sentOrder = v.object({
  subject: v.string(),
  /** Formatted. */
  amount: v.string(),
  unit: v.picklist(['元', '份']),
})
export type SentOrder = v.InferOutput<typeof sentOrder>

/** The history state of a result whose answer was lost, which is shown as unknown at once. */
export const LOST_ANSWER = 'lostAnswer'

const storageKey = (applyNo: string): string => `sent:${applyNo}`

export const saveSent = (applyNo: string, sent: SentOrder): void =>
  saveDraft(sessionStore, storageKey(applyNo), sent)

export const loadSent = (applyNo: string): SentOrder | null =>
  loadDraft(sessionStore, storageKey(applyNo), sentOrder)

export const dropSent = (applyNo: string): void => dropDraft(sessionStore, storageKey(applyNo))
