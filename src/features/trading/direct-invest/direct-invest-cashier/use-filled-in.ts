import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { directInvestPaths } from '#paths/direct-invest.ts'
import type { PathInput } from '#paths/path.ts'
import { loadDraft, saveDraft } from '#session/draft.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { EMPTY_PLAN, fillsIn, filledIn, planDraft } from '#shared/plan/plan-draft.ts'

type Input = PathInput<typeof directInvestPaths.directInvestCashier>

/**
 * Fills the draft from the address once, then removes these fields from the address, so that a
 * reload keeps later input.
 */
export function useFilledIn(draftKey: string, input: Input): void {
  const navigate = useNavigate()
  const given = fillsIn(input)
  useState(() => {
    if (!given) return
    const kept = loadDraft(sessionStore, draftKey, planDraft) ?? EMPTY_PLAN
    saveDraft(sessionStore, draftKey, filledIn(kept, input))
  })
  const { fundCode, isCheckedPre, cfmTime } = input
  useEffect(() => {
    if (!given) return
    const rest = directInvestPaths.directInvestCashier.to({ fundCode, isCheckedPre, cfmTime })
    void navigate(rest, { replace: true })
  }, [given, fundCode, isCheckedPre, cfmTime, navigate])
}
