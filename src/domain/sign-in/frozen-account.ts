/**
 * The acts that a frozen account stops: rules.md#security-centre. Each call that changes something
 * is in one of these tables, so that a new one has to choose.
 */

/**
 * - `order`: places an order or takes money out at once.
 * - `debit`: lets a plan debit, now or from now on.
 * - `change`: changes who the user is, and what they pay with or prove themselves by.
 * - `gives`: gives something of the account away, spends it, or says where it is sent.
 * - `shows`: shows the account whole, or to somebody else, or signs it in elsewhere.
 */
export type StoppedBy = 'order' | 'debit' | 'change' | 'gives' | 'shows'

/** By the provider's call. */
export const STOPPED_WHILE_FROZEN = {
  applyByEncriptTransPwd: 'order',
  redeem: 'order',
  fastRedeemRepeat: 'order',
  convert: 'order',
  signPrivateContract: 'order',
  answerReturnVisit: 'order',
  signAdvice: 'order',
  applyPortfolio: 'order',
  redeemPortfolio: 'order',
  stopAdvice: 'order',

  createPlan: 'debit',
  createSmartPlan: 'debit',
  editPlan: 'debit',
  resumePlan: 'debit',
  changePlansCard: 'debit',

  activateAccount: 'change',
  addBankCardReceive: 'change',
  addBankCardSend: 'change',
  addOrModifyOcrPersonalAndCRS: 'change',
  authAddCardAndCRS: 'change',
  bindPensionCard: 'change',
  bindPensionFundAccount: 'change',
  changeMobile: 'change',
  cmbAddBankCard: 'change',
  cmbAuthTransPwd: 'change',
  cmbOpenSignPage: 'change',
  cmbResetTransPwd: 'change',
  deletePersonalData: 'change',
  openPensionBankPage: 'change',
  resetTransPwd: 'change',
  sendPensionCardCode: 'change',
  setBankCardLimit: 'change',
  setDividendMethod: 'change',
  setMainBankCard: 'change',
  setTransPwdAfterAuth: 'change',
  submitOcrUserInfo: 'change',
  submitRiskAnswers: 'change',
  submitServiceRequest: 'change',
  unbindBankCard: 'change',
  unbindWeChat: 'change',
  withdrawPensionAuthorization: 'change',

  claimVipRight: 'gives',
  exchangeGoldGoods: 'gives',
  giveCoupon: 'gives',
  openChest: 'gives',
  saveAddress: 'gives',

  autoLoginUrl: 'shows',
  createShare: 'shows',
  exportPersonalData: 'shows',
} as const satisfies Readonly<Record<string, StoppedBy>>

/** Calls that a freeze stops where a field has this value. */
export const STOPPED_BY_FIELD = {
  requestPaper: { field: 'masked', value: '0', by: 'shows' },
  openPaper: { field: 'purpose', value: 'share', by: 'shows' },
} as const satisfies Readonly<
  Record<string, { readonly field: string; readonly value: string; readonly by: StoppedBy }>
>

/** A call that a freeze stops, always or by one of its fields. */
export type StoppedCall = keyof typeof STOPPED_WHILE_FROZEN | keyof typeof STOPPED_BY_FIELD

const has = <T extends object>(table: T, name: PropertyKey): name is keyof T =>
  Object.prototype.hasOwnProperty.call(table, name)

/** Returns whether a call with these fields is refused while the account is frozen. */
export function isStoppedWhileFrozen(
  name: string,
  fields: Readonly<Record<string, unknown>> = {},
): boolean {
  if (has(STOPPED_WHILE_FROZEN, name)) return true
  if (!has(STOPPED_BY_FIELD, name)) return false
  const { field, value } = STOPPED_BY_FIELD[name]
  return fields[field] === value
}

/** The number of days back for which sign-ins are listed. */
export const SIGN_IN_DAYS = 90
