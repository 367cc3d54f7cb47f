import * as v from 'valibot'
import { declaredMethods } from '#platform/bridge-methods.ts'
import { settle } from '#session/session.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import type { Store } from '#platform/stores/browser-store.ts'
import { handAnswers } from './hand-answers.ts'
import { adoptKeys } from './sign-in.ts'

declare global {
  interface Window {
    /**
     * The signed-in user's keys, from the host that serves the pack (offline/format.md); absent
     * outside the app.
     */
    packKeys?: unknown
    /**
     * The provider's answers to the first calls of the address, which the host fetches for the user
     * of `packKeys` (offline/format.md), or the entry page of a browser for the keys of its session
     * storage (platform/snapshots/early-calls.ts): by call, as bridge/events.ts has them.
     */
    packAnswers?: Readonly<Record<string, Promise<string | null>>>
  }
}

/**
 * Takes the answers to the calls that the entry page of a browser has made, for the user whose keys
 * were in the session storage; empty for a visitor.
 */
export function takeEarlyAnswers(openid: string): void {
  const { packAnswers } = window
  delete window.packAnswers
  if (packAnswers !== undefined) handAnswers(openid, packAnswers)
}

export type Keys = v.InferOutput<typeof declaredMethods.getUserInfo.result>

/** In the session storage of a page whose host has handed another user's keys. */
export const REFUSED = 'handedKeysRefused'

/**
 * Signs in with the keys that the host wrote into the page, so that its first calls need not wait
 * for the bridge; null where there are none, or none to be trusted. To be called inside the app.
 */
export function takeHandedKeys(storage: Store): Keys | null {
  const read = v.safeParse(declaredMethods.getUserInfo.result, window.packKeys)
  const answers = window.packAnswers ?? {}
  delete window.packKeys
  delete window.packAnswers
  if (!read.success || storage.getItem(REFUSED) !== null) return null
  adoptKeys(read.output)
  settle(sessionStore)
  handAnswers(read.output.openId, answers)
  return read.output
}
