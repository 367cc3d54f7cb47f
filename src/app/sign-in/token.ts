import { send } from '#api/client.ts'
import { getOpenIdByToken } from '#api/calls/login.ts'
import { keepMiniToken } from '#session/marks.ts'
import { session, signIn } from '#session/session.ts'
import { sessionStore } from '#platform/stores/session-store.ts'

/** Gets new keys for the token of the mini-program's login, which works once. */
export async function renewByToken(): Promise<boolean> {
  const { token } = session
  if (token === '') return false
  keepMiniToken('')
  const answer = await send(getOpenIdByToken, { token })
  if (!answer.ok) return false
  const { openid, encid } = answer.payload.retValue
  signIn(sessionStore, { openId: openid, encOpenId: encid })
  return true
}
