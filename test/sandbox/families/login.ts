import { RET } from '#src/api/endpoint.ts'
import { getLoginUserInfo, queryOpenId } from '#src/api/login.ts'
import { Refusal } from '../refusal.ts'
import { openSession, redeemCode, userCard } from '../store/users.ts'
import { forAnyone, forUser } from './route.ts'

export const loginFamily = [
  forAnyone(queryOpenId, ({ code }, { db, clock }) => {
    const user = redeemCode(db, code, clock.now())
    if (!user) throw new Refusal(RET.authorizationExpired, '授权已失效，请重新授权')
    if (user.login_refusal !== '') throw new Refusal(RET.codeRejected, user.login_refusal)
    return { openid: user.open_id, encid: openSession(db, user.user_id) }
  }),

  forUser(getLoginUserInfo, (_fields, _world, user) => ({
    ...userCard(user),
    appMobileUserFlag: '1',
    wxBindFlag: '1' as const,
    hasBindWeChat: '1' as const,
    bindMobileFlag: '1' as const,
  })),
]
