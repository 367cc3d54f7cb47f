/**
 * What a frozen account stops: rules.md#security-centre. Each call that changes something is in one
 * of these tables, so that a new one has to choose.
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
}

/** Calls that a freeze stops where a field has this value. */
export const STOPPED_BY_FIELD: Readonly<
  Record<string, { readonly field: string; readonly value: string; readonly by: StoppedBy }>
> = {
  requestPaper: { field: 'masked', value: '0', by: 'shows' },
  openPaper: { field: 'purpose', value: 'share', by: 'shows' },
}

/**
 * - `brings`: brings something into the account, or gives it back.
 * - `ends`: ends or pauses what would go out or be seen.
 * - `signsIn`: signs in, out or proves who it is: without these nobody could unfreeze.
 * - `prepares`: is a step whose own end is stopped, or of an account that is not open yet.
 * - `plays`: simulated money, water and lessons, of which nothing leaves the account.
 * - `speaks`: what the user says to others under a public name, or to the company.
 * - `notes`: notes what was seen or is wished; it shows and moves nothing.
 */
export type GoesOnBecause =
  | 'brings'
  | 'ends'
  | 'signsIn'
  | 'prepares'
  | 'plays'
  | 'speaks'
  | 'notes'

export const GOES_ON_WHILE_FROZEN: Readonly<Record<string, GoesOnBecause>> = {
  bindInvite: 'brings',
  claimActivityReward: 'brings',
  claimAward: 'brings',
  claimBillAward: 'brings',
  claimCoupon: 'brings',
  claimExperience: 'brings',
  claimGiftPack: 'brings',
  claimGoldCoinsTask: 'brings',
  claimGoldCoinsTaskByCategory: 'brings',
  claimGoldTreeStage: 'brings',
  claimInviteChallenge: 'brings',
  claimInviteTask: 'brings',
  claimMilestone: 'brings',
  keepClaimRewards: 'brings',
  processGoldCoinsTask: 'brings',
  redeemCode: 'brings',
  signIn: 'brings',
  takeGift: 'brings',
  updateRewardStatus: 'brings',

  cancel: 'ends',
  cancelGift: 'ends',
  cancelGoldExchange: 'ends',
  deleteAddress: 'ends',
  deleteMine: 'ends',
  pausePlan: 'ends',
  removePriceReminder: 'ends',
  revokePaper: 'ends',
  revokeShare: 'ends',
  skipPlan: 'ends',
  terminatePlan: 'ends',
  withdrawConsent: 'ends',

  bindWeChat: 'signsIn',
  bindWeChatByCard: 'signsIn',
  freezeAccount: 'signsIn',
  getOpenIdByToken: 'signsIn',
  proveIdentity: 'signsIn',
  queryOpenId: 'signsIn',
  registerByMobile: 'signsIn',
  sendMobileCode: 'signsIn',
  sendProofCode: 'signsIn',
  sendUnfreezeCode: 'signsIn',
  signOut: 'signsIn',
  signOutDevice: 'signsIn',
  unfreezeAccount: 'signsIn',
  verifyMobileCode: 'signsIn',
  verifyTransPwd: 'signsIn',
  wxAppletBind: 'signsIn',
  wxAppletLoginEnhance: 'signsIn',
  wxAppletLoginEnhanceV2: 'signsIn',

  authMsgCodeValidate: 'prepares',
  authMsgSend: 'prepares',
  cmbSaveAuthInfo: 'prepares',
  ocrIdCardIdentify: 'prepares',
  resetTransPwdSend: 'prepares',
  saveCMBAuthStatus: 'prepares',
  saveCMBStatus: 'prepares',
  saveOpeningInfo: 'prepares',
  takePostTicket: 'prepares',
  uploadProofImage: 'prepares',
  verifyBankMsgCode: 'prepares',

  buyGameFund: 'plays',
  joinActivity: 'plays',
  openVip: 'plays',
  receiveGameMoney: 'plays',
  sellGameFund: 'plays',
  startInviteChallenge: 'plays',
  submitQuiz: 'plays',
  waterGoldTree: 'plays',

  addComment: 'speaks',
  applyExpert: 'speaks',
  castVote: 'speaks',
  postItem: 'speaks',
  reopenComplaint: 'speaks',
  reportContent: 'speaks',
  submitComplaint: 'speaks',

  markFaqHelpful: 'notes',
  markWelcomed: 'notes',
  readFundProtocol: 'notes',
  readMessages: 'notes',
  reportConversion: 'notes',
  saveLessonProgress: 'notes',
  setContentSettings: 'notes',
  setFollow: 'notes',
  setInviteConsent: 'notes',
  setMark: 'notes',
  setMessageSetting: 'notes',
  setPriceReminder: 'notes',
  syncWatched: 'notes',
}

const has = (table: object, name: string): boolean =>
  Object.prototype.hasOwnProperty.call(table, name)

/** Whether a call with these fields is refused while the account is frozen. */
export function isStoppedWhileFrozen(
  name: string,
  fields: Readonly<Record<string, unknown>> = {},
): boolean {
  if (has(STOPPED_WHILE_FROZEN, name)) return true
  const by = has(STOPPED_BY_FIELD, name) ? STOPPED_BY_FIELD[name] : undefined
  return by !== undefined && fields[by.field] === by.value
}

/** How far back sign-ins are listed. */
export const SIGN_IN_DAYS = 90
