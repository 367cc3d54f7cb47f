import { send } from '#api/client.ts'
import { wxAppletLoginEnhance, wxAppletLoginEnhanceV2 } from '#api/calls/login.ts'
import { bridge } from '#platform/bridge.ts'
import { keepMiniToken, markTrip } from '#session/marks.ts'
import { endTrip, isSignedIn, signIn, signOut } from '#session/session.ts'
import { keepUserInfo } from '#session/user-info.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { ownAddress } from './own-place.ts'

/**
 * Signs in with the mini-program's login code (rules.md#login-entry). `older`: with the call of
 * older mini-programs, which gives no token.
 */
export async function exchangeAppletCode(code: string, older: boolean): Promise<void> {
  const newer = older ? null : await send(wxAppletLoginEnhanceV2, { code })
  const answer = newer ?? (await send(wxAppletLoginEnhance, { code }))
  if (!answer.ok) {
    return signOut(sessionStore, { type: 'failed', why: 'refused', text: answer.retMsg })
  }
  const { openid, encid, userInfo } = answer.payload
  signIn(sessionStore, { openId: openid, encOpenId: encid })
  if (newer?.ok === true) keepMiniToken(newer.payload.token)
  keepUserInfo(sessionStore, userInfo, 'mini-program')
}

/**
 * Opens the mini-program's own login page, which loads this page again with a token. Who comes back
 * without one has cancelled.
 */
export async function openLoginPage(): Promise<'signed-in' | 'cancelled'> {
  markTrip(sessionStore, ownAddress())
  await bridge().call('login', {})
  endTrip(sessionStore)
  if (isSignedIn()) return 'signed-in'
  signOut(sessionStore, { type: 'failed', why: 'cancelled' })
  return 'cancelled'
}
