import * as v from 'valibot'
import { sessionStore } from '#platform/stores/session-store.ts'
import { loadDraft } from '#session/draft.ts'

/** The entries and ticks of a contract that is not signed yet. */
export const signDraft = v.object({
  requestNo: v.string(),
  amount: v.string(),
  /** Clauses that were ticked, each by itself, and hashes of papers read to the end. */
  ticked: v.array(v.string()),
  read: v.array(v.string()),
})

export const signDraftKey = (fundCode: string): string => `private-sign ${fundCode}`

/** The number of ticked clauses of a plan; null where no signing was begun. */
export const tickedClauses = (fundCode: string): number | null =>
  loadDraft(sessionStore, signDraftKey(fundCode), signDraft)?.ticked.length ?? null
