import { useSnapshot } from 'valtio'
import { hasAccount, session } from '#session/session.ts'

/** Returns whether the user has an account; renders again once that is known. */
export function useAccount(): boolean {
  const { openId, state } = useSnapshot(session)
  return openId !== '' && state.at !== 'visitor' && hasAccount()
}
