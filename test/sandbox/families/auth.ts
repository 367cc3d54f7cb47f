import { isCertDateValid, queryUserStatus } from '#src/api/auth.ts'
import { maskName } from '#src/domain/masking.ts'
import { userCard } from '../store/users.ts'
import { certificateValid } from '../trading/eligibility.ts'
import { forUser } from './route.ts'

export const authFamily = [
  forUser(queryUserStatus, (_fields, { clock }, user) => ({
    ...userCard(user),
    openId: user.open_id,
    bindFlag: '1' as const,
    headerUrl: '',
    userName: maskName(user.name),
    gender: '' as const,
    hasLoginPwd: '1' as const,
    yebFlag: user.auth_flag,
    serverTime: clock.now(),
    tpwdFlag: user.tpwd_flag,
    uploadStatus: user.upload_status,
    approveStatus: user.approve_status,
    approveOnlineStatus: user.approve_online_status,
    approveRemark: user.approve_remark,
    activeFlag: user.active_flag,
    hasPersonalInfo: user.has_personal_info === 1,
    hasCRS: user.has_crs === 1,
    riskTest: user.risk_test,
    clientRiskLevel: user.risk_level,
  })),

  forUser(isCertDateValid, (_fields, { clock }, user) => ({
    valid: certificateValid(user, clock.now().slice(0, 8)),
  })),
]
