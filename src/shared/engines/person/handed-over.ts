import { sessionStore } from '#platform/stores/session-store.ts'
import { send } from '#api/client.ts'
import {
  getLoginUserInfo,
  getOpenIdByToken,
  signOut as endSession,
  wxAppletLoginEnhance,
  wxAppletLoginEnhanceV2,
} from '#api/calls/login.ts'
import { switchQuestion } from '#domain/sign-in/account-name.ts'
import type { CallKeys } from '#domain/sign-in/answer-use.ts'
import { entrance, type HandedOver } from '#domain/sign-in/arrival.ts'
import type { UserInfo } from '#domain/sign-in/user-info.ts'
import { homePaths } from '#paths/home.ts'
import { forgetRecords } from '#session/history.ts'
import { keepMiniToken, markByAddress, markLoginOver } from '#session/marks.ts'
import { isSignedIn, session, signIn, signOut } from '#session/session.ts'
import { keepUserInfo } from '#session/user-info.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/base/toast.ts'

/** The user whom a code or token identifies, who is not signed in yet. */
interface Brought {
  readonly keys: CallKeys
  /** Null where the exchange did not say it. */
  readonly info: UserInfo | null
  /** Gives a mini-program's user new keys once, `''` for none. */
  readonly token: string
}

type Exchanged = { readonly brought: Brought } | { readonly refusal: string }

async function exchange(it: HandedOver): Promise<Exchanged> {
  if (it.by === 'token') {
    const answer = await send(getOpenIdByToken, { token: it.token })
    if (!answer.ok) return { refusal: answer.retMsg }
    return { brought: { keys: answer.payload.retValue, info: null, token: '' } }
  }
  const newer = it.older ? null : await send(wxAppletLoginEnhanceV2, { code: it.code })
  const answer = newer ?? (await send(wxAppletLoginEnhance, { code: it.code }))
  if (!answer.ok) return { refusal: answer.retMsg }
  const { openid, encid, userInfo: info } = answer.payload
  const token = newer?.ok === true ? newer.payload.token : ''
  return { brought: { keys: { openid, encid }, info, token } }
}

function enter({ keys, info, token }: Brought, asked: boolean): void {
  const isNew = session.openId !== keys.openid
  signIn(sessionStore, { openId: keys.openid, encOpenId: keys.encid })
  if (isNew) markByAddress(sessionStore, asked)
  if (token !== '') keepMiniToken(token)
  if (info !== null) keepUserInfo(sessionStore, info, 'mini-program')
}

/**
 * Signs in with what the container, or a link, has put into the address, where no user is signed in
 * or this tab has begun the login.
 */
async function enterAtOnce(it: HandedOver): Promise<void> {
  const exchanged = await exchange(it)
  if ('brought' in exchanged) return enter(exchanged.brought, it.asked)
  signOut(sessionStore, { type: 'failed', why: 'refused', text: exchanged.refusal })
}

type Asked = { readonly user: UserInfo } | 'over' | 'unknown'

/** The user who has these keys; `over`: no user any more. */
async function userOf(keys: CallKeys): Promise<Asked> {
  const answer = await send(getLoginUserInfo, {}, { keys }).catch(() => null)
  if (answer === null) return 'unknown'
  return answer.ok ? { user: answer.payload } : 'over'
}

/** Shows home as another user's, with nothing left of the one before in the page. */
export type ShowHome = () => void

const showHome: ShowHome = () => location.replace(homePaths.home.to())

/**
 * Offers the user whom a link brings, while another one is signed in and stays so: the link may be
 * anybody's. Without an answer, without both names or after a refusal nothing changes. Resolves with
 * whether the link's user is signed in now.
 */
export async function offerSwitch(it: HandedOver, show: ShowHome = showHome): Promise<boolean> {
  const present: CallKeys = { openid: session.openId, encid: session.encOpenId }
  const exchanged = await exchange(it)
  if ('refusal' in exchanged) return false
  const { brought } = exchanged
  const isSame = brought.keys.openid === present.openid
  if (isSame) {
    enter(brought, false)
    return true
  }
  const [now, next] = await Promise.all([
    userOf(present),
    brought.info === null ? userOf(brought.keys) : { user: brought.info },
  ])
  const goes = () => {
    void send(endSession, {}, { keys: brought.keys }).catch(() => null)
    return false
  }
  // The user may have signed out, or another one in, meanwhile.
  if (session.openId !== present.openid) return goes()
  if (typeof next === 'string' || now === 'unknown') {
    toast.show('暂时无法切换账户，请稍后再试')
    return goes()
  }
  if (now !== 'over') {
    const isSameAccount = now.user.appUserId !== '' && now.user.appUserId === next.user.appUserId
    if (entrance(it.asked, isSameAccount ? 'same' : 'another') === 'ask') {
      const answer = await dialog.confirm({
        title: '切换账户',
        content: switchQuestion(next.user, now.user),
        confirmText: '切换',
        cancelText: '不切换',
      })
      if (answer !== 'confirm' || session.openId !== present.openid) return goes()
    }
  }
  enter(brought, false)
  forgetRecords(sessionStore)
  show()
  return true
}

/** Takes what the container, or a link, has put into the address (rules.md#login-entry). */
export async function takeHandedOver(it: HandedOver): Promise<void> {
  if (it.asked) markLoginOver(sessionStore)
  if (it.asked || !isSignedIn()) return enterAtOnce(it)
  // The page goes on as the present user's meanwhile. A call that fails has said so.
  void offerSwitch(it).catch(() => {})
}

/**
 * Signs in the user of a partner's hand-over; another one who is present is asked, and `show` opens
 * what follows a switch. Resolves with whether the hand-over's user is signed in now.
 */
export async function enterByToken(token: string, show: () => void): Promise<boolean> {
  const it = { by: 'token', token, asked: false } as const
  if (isSignedIn()) return offerSwitch(it, show)
  await enterAtOnce(it)
  return isSignedIn()
}
