/** The calls of a signed-in user who has no account: rules.md#calls-without-an-account. */

/**
 * - `finds`: says whether there is an account, or ties or makes one.
 * - `opens`: a step of an account opening, which ends with an account.
 * - `proves`: a code or a random word that one of the former needs.
 * - `own`: what the user is or has without an account: consents, comments, games, tasks.
 */
export type WithoutAccount = 'finds' | 'opens' | 'proves' | 'own'

/** By the provider's call; each other one that needs a user needs an account as well. */
export const WITHOUT_ACCOUNT: Readonly<Record<string, WithoutAccount>> = {
  weChatLoginEnhance: 'finds',
  getLoginUserInfo: 'finds',
  queryUserStatus: 'finds',
  queryWxAppletStatus: 'finds',
  wxAppletBind: 'finds',
  bindWeChat: 'finds',
  bindWeChatByCard: 'finds',
  isUserAccountAuth: 'finds',
  registerByMobile: 'finds',

  queryOpeningProgress: 'opens',
  saveOpeningInfo: 'opens',
  queryOcrStatus: 'opens',
  ocrIdCardIdentify: 'opens',
  submitOcrUserInfo: 'opens',
  certValidate: 'opens',
  queryBankCardBin: 'opens',
  authMsgSend: 'opens',
  authMsgCodeValidate: 'opens',
  authAddCardAndCRS: 'opens',
  cmbOpenSignPage: 'opens',
  cmbQuerySignStatus: 'opens',
  cmbQueryReturnData: 'opens',
  cmbAuthTransPwd: 'opens',
  cmbSaveAuthInfo: 'opens',

  queryRandomCode: 'proves',
  queryCaptchaSts: 'proves',
  sendMobileCode: 'proves',
  resetTransPwdSend: 'proves',

  queryPrivacyInfo: 'own',
  exportPersonalData: 'own',
  withdrawConsent: 'own',
  deletePersonalData: 'own',
  markFaqHelpful: 'own',
  mncjActivityIndex: 'own',
  queryInvite: 'own',
  mncjActivityUser: 'own',
  receiveGameMoney: 'own',
  updateRewardStatus: 'own',
  mncjPositionInfo: 'own',
  mncjActivityHdMncjPositionDetails: 'own',
  buyGameFund: 'own',
  sellGameFund: 'own',
  directHomepage: 'own',
  directInvestList: 'own',
  directClaimRewards: 'own',
  directCanJoin: 'own',
  keepHomepage: 'own',
  keepInvestList: 'own',
  keepClaimRewards: 'own',
  canJoinActivity: 'own',
  autoLoginUrl: 'own',
  processGoldCoinsTask: 'own',
  claimGoldCoinsTask: 'own',
  claimGoldCoinsTaskByCategory: 'own',
  listGoldRecords: 'own',
  exchangeGoldGoods: 'own',
  queryGoldExchange: 'own',
  listGoldExchanges: 'own',
  cancelGoldExchange: 'own',
  listAddresses: 'own',
  saveAddress: 'own',
  deleteAddress: 'own',
  queryGoldTree: 'own',
  listGoldTreeRecords: 'own',
  waterGoldTree: 'own',
  claimGoldTreeStage: 'own',
  getUserWelfareInfo: 'own',
  joinActivity: 'own',
  startQuiz: 'own',
  nextQuestion: 'own',
  answerQuestion: 'own',
  quizResult: 'own',
  quizRank: 'own',
  submitCheck: 'own',
  claimLearningRight: 'own',
  queryGuessRound: 'own',
  listGuesses: 'own',
  submitGuess: 'own',
  markWelcomed: 'own',
  addComment: 'own',
  postItem: 'own',
  setMark: 'own',
  setFollow: 'own',
  castVote: 'own',
  deleteMine: 'own',
  reportContent: 'own',
  listMyContent: 'own',
  setContentSettings: 'own',
  saveLessonProgress: 'own',
  submitQuiz: 'own',
  applyExpert: 'own',
  listAwards: 'own',
  claimAward: 'own',
}

/** Returns whether a call concerns an account: without one it is refused (RET.accountNeeded). */
export const needsAccount = ({
  name,
  needsUser,
}: {
  readonly name: string
  readonly needsUser: boolean
}): boolean => needsUser && !Object.hasOwn(WITHOUT_ACCOUNT, name)
