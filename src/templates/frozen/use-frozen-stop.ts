import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { querySecurity } from '#api/calls/security.ts'
import { queryFor } from '#api/query.ts'
import type { StoppedCall } from '#domain/sign-in/frozen-account.ts'
import { frozenText, UNFREEZE } from '#domain/sign-in/frozen-words.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { hasAccount } from '#session/session.ts'
import type { Missing } from '#ui/base/Button.tsx'

/** The words of a form, and the answer of its button, while a freeze stops its call. */
export interface FrozenStop {
  readonly text: string
  readonly missing: Missing
  readonly act: { readonly text: string; readonly onClick: () => void }
}

/** By the call: null where a freeze does not stop it, or nothing is frozen. */
export type FrozenStopFor = (call: StoppedCall | undefined) => FrozenStop | null

/**
 * Returns why a frozen account stops the acts of a screen. The banner above all screens reads the
 * answer, so that no form asks for it a second time.
 */
export function useFrozenStops(): FrozenStopFor {
  const navigate = useNavigate()
  const { data } = useQuery({ ...queryFor(querySecurity, {}), enabled: false })
  return (call) => {
    if (call === undefined || data?.frozen !== '1' || !hasAccount()) return null
    const text = frozenText(call)
    return {
      text,
      missing: { reason: `${text}，请先${UNFREEZE}` },
      act: { text: UNFREEZE, onClick: () => void navigate(myCenterPaths.security.to()) },
    }
  }
}

/** Returns why a frozen account stops the act of this call; null while it does not. */
export const useFrozenStop = (call: StoppedCall | undefined): FrozenStop | null =>
  useFrozenStops()(call)
