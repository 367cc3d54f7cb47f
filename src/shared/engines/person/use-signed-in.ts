import { useSnapshot } from 'valtio'
import { session } from '#session/session.ts'

/** Returns whether there is a user: what is of one is not queried for a visitor. */
export const useSignedIn = (): boolean => useSnapshot(session).openId !== ''
