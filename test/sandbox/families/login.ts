import { RET } from '#src/api/endpoint.ts'
import { getLoginUserInfo, queryOpenId } from '#src/api/login.ts'
import { maskName } from '#src/domain/masking.ts'
import { Refusal } from '../refusal.ts'
import { openSession, redeemCode } from '../store/users.ts'
import { forAnyone, forUser } from './route.ts'

export const loginFamily = [
  forAnyone(queryOpenId, ({ code }, { db, clock }) => {
    const user = redeemCode(db, code, clock.now())
    if (!user) throw new Refusal(RET.authorizationExpired, '授权已失效，请重新授权')
    if (user.login_refusal !== '') throw new Refusal(RET.codeRejected, user.login_refusal)
    return { openid: user.open_id, encid: openSession(db, user.user_id) }
  }),

  forUser(getLoginUserInfo, (_fields, _world, user) => ({
    appUserId: user.user_id,
    appUserFlag: '1',
    appMobileUserFlag: '1',
    authFlag: user.auth_flag,
    wxBindFlag: '1' as const,
    certificateNo: user.certificate_masked,
    mobileNo: user.mobile_masked,
    custName: maskName(user.name),
    hasBindWeChat: '1' as const,
    bindMobileFlag: '1' as const,
  })),
]
