import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useSnapshot } from 'valtio'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { CallRefused } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { queryFor } from '#api/query.ts'
import { hasAccount, session } from '#session/session.ts'

const isWithoutAccount = (error: Error | null): boolean =>
  error instanceof CallRefused && error.retCode === RET.accountNeeded

/**
 * For whom home is shown, and whether it waits for their holdings: the part below the holdings
 * comes with them, since it would move when they take the place of their skeleton.
 */
export function useHomeUser() {
  const { ready, openId } = useSnapshot(session)
  const enabled = hasAccount()
  const holdings = useQuery({ ...queryFor(listAssetsChannel, {}), enabled })
  // Known by the refusal sooner than by who the user is.
  const user = enabled && !isWithoutAccount(holdings.error)
  const [drawnFor, setDrawnFor] = useState<string | null>(null)
  const areDrawn = holdings.data === undefined ? !holdings.isPending : drawnFor === openId
  return {
    ready,
    /** True for a user with an account. */
    user,
    waiting: !ready || (user && !areDrawn),
    /** To be called in the frame that draws the holdings. */
    drawn: useCallback(() => setDrawnFor(openId), [openId]),
  }
}

export type HomeUser = ReturnType<typeof useHomeUser>
