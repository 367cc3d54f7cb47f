import { send } from '#api/client.ts'
import { getLoginUserInfo, queryWxAppletStatus, weChatLoginEnhance } from '#api/calls/login.ts'
import { accountSentence } from '#domain/sign-in/account-name.ts'
import { signInContainer } from '#platform/bridge.ts'
import { session } from '#session/session.ts'
import { markSaid } from '#session/marks.ts'
import { keepUserInfo } from '#session/user-info.ts'
import { toast } from '#ui/base/toast.ts'
import { sessionStore } from '#platform/stores/session-store.ts'

/**
 * Asks who is signed in (rules.md#login-helper). In the messaging app the first answer also says
 * whether an account is bound; in a mini-program a call of its own says whether a number is.
 * A user whom an address has signed in is then shown the account (rules.md#login-entry). Without an
 * answer nothing changes: calls that need an account are refused by themselves.
 */
export async function queryUserInfo(): Promise<void> {
  const { encOpenId, userInfo } = session
  const container = await signInContainer()
  const isFirst = userInfo === null
  const [answer, applet] = await Promise.all([
    send(container === 'wechat' && isFirst ? weChatLoginEnhance : getLoginUserInfo, {}),
    container === 'mini-program' ? send(queryWxAppletStatus, {}) : null,
  ])
  // Another user may have signed in meanwhile.
  if (!answer.ok || session.encOpenId !== encOpenId) return
  const known = applet?.ok === true ? { bindMobileFlag: applet.payload.bindMobileFlag } : {}
  keepUserInfo(sessionStore, { ...answer.payload, ...known }, container)
  if (session.accountUnsaid === '') return
  toast.show(accountSentence(answer.payload))
  markSaid(sessionStore)
}
