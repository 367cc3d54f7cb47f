/**
 * The calls that change something and go on in a frozen account, each with its reason: what is in no
 * table of `frozen-account.ts` has to be here.
 */

/**
 * - `brings`: brings something into the account, or gives it back.
 * - `ends`: ends or pauses what would go out or be seen.
 * - `signsIn`: signs in, out or proves who it is: without these nobody could unfreeze.
 * - `prepares`: is a step whose own end is stopped, or of an account that is not open yet.
 * - `plays`: simulated money, water and lessons, of which nothing leaves the account.
 * - `speaks`: what the user says to others under a public name, or to the company.
 * - `notes`: notes what was seen or is wished; it shows and moves nothing.
 */
type GoesOnBecause = 'brings' | 'ends' | 'signsIn' | 'prepares' | 'plays' | 'speaks' | 'notes'

export const GOES_ON_WHILE_FROZEN: Readonly<Record<string, GoesOnBecause>> = {
  bindInvite: 'brings',
  claimAward: 'brings',
  claimLearningRight: 'brings',
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
  directClaimRewards: 'brings',
  keepClaimRewards: 'brings',
  processGoldCoinsTask: 'brings',
  redeemCode: 'brings',
  signIn: 'brings',
  takeGift: 'brings',
  updateRewardStatus: 'brings',

  cancel: 'ends',
  cancelGift: 'ends',
  cancelPrivateContract: 'ends',
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

  confirmTargetInvestor: 'prepares',
  submitCertificate: 'prepares',
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
  answerQuestion: 'plays',
  nextQuestion: 'plays',
  startInviteChallenge: 'plays',
  startQuiz: 'plays',
  submitCheck: 'plays',
  submitGuess: 'plays',
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
  setAnonymous: 'notes',
  setContentSettings: 'notes',
  setFollow: 'notes',
  setInviteConsent: 'notes',
  setMark: 'notes',
  setMessageSetting: 'notes',
  setPriceReminder: 'notes',
  syncWatched: 'notes',
}
