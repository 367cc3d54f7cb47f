import type { StoppedCall } from './frozen-account.ts'

/** The act of each call that a freeze stops, as a form says it: 不能赠送. */
const ACTS: Readonly<Record<StoppedCall, string>> = {
  applyByEncriptTransPwd: '下单',
  redeem: '下单',
  fastRedeemRepeat: '快速取出',
  signPrivateContract: '签署专户合同',
  answerReturnVisit: '确认回访',
  convert: '转换',
  createPlan: '开始定投',
  createSmartPlan: '开始定投',
  editPlan: '修改定投',
  resumePlan: '恢复定投',
  changePlansCard: '更换扣款卡',
  activateAccount: '激活账户',
  addBankCardReceive: '添加银行卡',
  addBankCardSend: '添加银行卡',
  addOrModifyOcrPersonalAndCRS: '修改个人信息',
  authAddCardAndCRS: '开户',
  bindPensionCard: '绑定资金账户',
  bindPensionFundAccount: '开通基金账户',
  changeMobile: '更换手机号',
  cmbAddBankCard: '添加银行卡',
  cmbAuthTransPwd: '开户',
  cmbOpenSignPage: '银行签约',
  cmbResetTransPwd: '重置交易密码',
  deletePersonalData: '注销账户',
  openPensionBankPage: '前往银行办理',
  resetTransPwd: '设置交易密码',
  sendPensionCardCode: '绑定资金账户',
  setBankCardLimit: '设置限额',
  setDividendMethod: '修改分红方式',
  setMainBankCard: '设为主卡',
  setTransPwdAfterAuth: '设置交易密码',
  submitOcrUserInfo: '提交证件',
  submitRiskAnswers: '提交测评',
  submitServiceRequest: '提交申请',
  unbindBankCard: '解绑银行卡',
  unbindWeChat: '解除绑定',
  withdrawPensionAuthorization: '撤回授权',
  claimVipRight: '领取权益',
  exchangeGoldGoods: '兑换',
  giveCoupon: '赠送',
  openChest: '开启宝箱',
  saveAddress: '修改地址',
  autoLoginUrl: '前往商城',
  createShare: '分享',
  exportPersonalData: '导出个人信息',
  requestPaper: '生成完整文件',
  openPaper: '分享文件',
}

/** Returns why an act cannot be done; what to do about it is the link's: UNFREEZE. */
export const frozenText = (call: StoppedCall): string => `账户已冻结，不能${ACTS[call]}`

/** The words of the way to unfreezing the account. */
export const UNFREEZE = '解除冻结'
