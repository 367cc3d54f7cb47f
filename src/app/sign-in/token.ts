import { send } from '#api/client.ts'
import { getOpenIdByToken } from '#api/calls/login.ts'
import { keepMiniToken } from '#session/marks.ts'
import { session, signIn, signOut } from '#session/session.ts'
import { sessionStore } from '#platform/stores/session-store.ts'

async function exchange(token: string) {
  const answer = await send(getOpenIdByToken, { token })
  if (answer.ok) {
    const { openid, encid } = answer.payload.retValue
    signIn(sessionStore, { openId: openid, encOpenId: encid })
  }
  return answer
}

/** Signs in with the token that a container hands over (rules.md#error-catalogue). */
export async function exchangeToken(token: string): Promise<void> {
  const answer = await exchange(token)
  if (!answer.ok) {
    signOut(sessionStore, { type: 'failed', why: 'refused', text: answer.retMsg })
  }
}

/** Gets new keys for the token of the mini-program's login, which works once. */
export async function renewByToken(): Promise<boolean> {
  const { token } = session
  if (token === '') return false
  keepMiniToken('')
  return (await exchange(token)).ok
}
