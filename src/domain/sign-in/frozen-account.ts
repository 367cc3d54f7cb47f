/** What a frozen account stops: rules.md#security-centre. */

/**
 * - `order`: places an order or takes money out at once.
 * - `debit`: lets a plan debit, now or from now on.
 * - `change`: changes who the user is, and what they pay with or prove themselves by.
 */
type StoppedBy = 'order' | 'debit' | 'change'

/** By the provider's call; each other call goes on, and so does money that comes in. */
export const STOPPED_WHILE_FROZEN: Readonly<Record<string, StoppedBy>> = {
  applyByEncriptTransPwd: 'order',
  redeem: 'order',
  fastRedeemRepeat: 'order',
  convert: 'order',

  createPlan: 'debit',
  createSmartPlan: 'debit',
  editPlan: 'debit',
  resumePlan: 'debit',
  changePlansCard: 'debit',

  setDividendMethod: 'change',
  changeMobile: 'change',
  resetTransPwd: 'change',
  cmbResetTransPwd: 'change',
  addBankCardSend: 'change',
  addBankCardReceive: 'change',
  cmbAddBankCard: 'change',
  unbindBankCard: 'change',
  setMainBankCard: 'change',
  setBankCardLimit: 'change',
  bindPensionCard: 'change',
  bindPensionFundAccount: 'change',
  submitServiceRequest: 'change',
  unbindWeChat: 'change',
  deletePersonalData: 'change',
}

/** Whether a call is refused while the account is frozen. */
export const isStoppedWhileFrozen = (name: string): boolean =>
  Object.prototype.hasOwnProperty.call(STOPPED_WHILE_FROZEN, name)

/** How far back sign-ins are listed. */
export const SIGN_IN_DAYS = 90
