import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { dealPaths } from '#paths/deal.ts'
import type { PathInput } from '#paths/path.ts'
import { loadDraft, saveDraft } from '#session/draft.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import {
  draftKey,
  EMPTY_PURCHASE,
  purchaseDraft,
  type PurchaseDraft,
} from '#shared/order-form/deal-draft.ts'

type PurchaseQuery = PathInput<typeof dealPaths.purchase>

/** The draft with the amount and card of an address in place of its own. */
export function prefilled(draft: PurchaseDraft, query: PurchaseQuery): PurchaseDraft {
  const { amount = draft.amount, bankSerial, channelId } = query
  return bankSerial === undefined || channelId === undefined
    ? { ...draft, amount }
    : { ...draft, amount, bankSerial, channelId }
}

/**
 * Fills the draft from the address once, then removes these fields from the address, so that a
 * reload keeps later input.
 */
export function usePrefilled(type: 'purchase' | 'deposit', query: PurchaseQuery): void {
  const navigate = useNavigate()
  const { fundCode, amount, isCheckedPre, cfmTime } = query
  useState(() => {
    if (amount === undefined) return
    const key = draftKey(type, fundCode)
    const kept = loadDraft(sessionStore, key, purchaseDraft) ?? EMPTY_PURCHASE
    saveDraft(sessionStore, key, prefilled(kept, query))
  })
  useEffect(() => {
    if (amount === undefined) return
    const answer = {
      ...(isCheckedPre === '1' ? { isCheckedPre: '1' as const } : {}),
      ...(cfmTime === undefined ? {} : { cfmTime }),
    }
    void navigate(dealPaths[type].to({ fundCode, ...answer }), { replace: true })
  }, [type, fundCode, amount, isCheckedPre, cfmTime, navigate])
}
