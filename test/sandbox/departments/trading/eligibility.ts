import { SHOWN_RET } from '#api/shown-ret.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { runGate, type GateBlock } from '#domain/order/pre-trade-gate.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { Refusal, type RetCode } from '#test/sandbox/kernel/refusal.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import { certificateValid } from '#test/sandbox/departments/identity/person.ts'

/** The reason against buying the fund now, or empty. */
export function purchaseBlock(fund: Fund, hasValue: boolean): string {
  if (fund.applyStatus === 'suspended') return fund.applyToast
  return hasValue ? '' : '该基金暂无净值数据，暂不可购买'
}

const DEFAULT_TOAST = '当前基金暂不可购买'

/**
 * The provider's words for each block: the same checks as the gate's, whatever the page has
 * checked.
 */
const REFUSALS: Record<GateBlock, { retCode: RetCode; message: string }> = {
  fundNotPurchasable: { retCode: SHOWN_RET.notPurchasable, message: DEFAULT_TOAST },
  notAuthenticated: { retCode: SHOWN_RET.notPurchasable, message: '请先完成实名认证' },
  noTradingPassword: { retCode: SHOWN_RET.notPurchasable, message: '请先设置交易密码' },
  documentNotUploaded: { retCode: SHOWN_RET.notPurchasable, message: '请先上传身份证件' },
  documentRejected: {
    retCode: SHOWN_RET.notPurchasable,
    message: '身份证件审核未通过，请重新上传',
  },
  documentExpired: { retCode: SHOWN_RET.notPurchasable, message: '身份证件已过有效期，请先更新' },
  accountInactive: { retCode: SHOWN_RET.notPurchasable, message: '账户未激活，请先激活' },
  noPersonalInfo: { retCode: SHOWN_RET.notPurchasable, message: '请先完善身份信息' },
  noTaxInfo: { retCode: SHOWN_RET.notPurchasable, message: '请先完善税收居民身份信息' },
  noRiskTest: { retCode: SHOWN_RET.riskMismatch, message: '请先完成风险测评' },
  riskTestExpired: { retCode: SHOWN_RET.riskMismatch, message: '风险测评已过期，请重新测评' },
  riskBlocked: { retCode: SHOWN_RET.riskMismatch, message: '该基金超出您的风险承受能力，不能购买' },
  riskWarning: {
    retCode: SHOWN_RET.riskMismatch,
    message: '该基金风险等级高于您的风险承受能力，请先确认风险提示',
  },
}

/**
 * Throws the Refusal of the first block. `riskConfirmed`: the user has read the risk warning for
 * this order.
 */
export function requireEligible(
  user: User,
  fund: Fund,
  at: { today: Date8; hasValue: boolean; riskConfirmed: boolean },
): void {
  const applyToast = purchaseBlock(fund, at.hasValue)
  const result = runGate(
    {
      fund: {
        fundName: fund.name,
        applyFlag: applyToast === '' ? '1' : '0',
        applyToast,
        fundTypeCode: fund.typeCode,
        fundRiskLevel: fund.risk,
      },
      user: {
        authFlag: user.auth_flag,
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
      },
      certificateValid: certificateValid(user, at.today),
      isCheckedPre: false,
    },
    ['documentNotUploaded', ...(at.riskConfirmed ? (['riskWarning'] as const) : [])],
  )
  if (result.pass) return
  const { retCode, message } = REFUSALS[result.block]
  throw new Refusal(retCode, result.block === 'fundNotPurchasable' ? applyToast : message)
}
