import { ALL_RET } from '#api/shown-ret.ts'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { endpoints, families } from './contract.ts'
import { type Endpoint, fillPath, pathFields, type Progress } from './endpoint.ts'
import { RET_MEANINGS } from './ret-meanings.ts'

/** rules.md#calls, call by call. `ANY`: no method is given. */
const SECTION_7 = `
GET /api/hd/mncjActivity/isOverTime
GET /api/hd/mncjActivity/mncjActivityIndex
GET /api/hd/mncjActivity/mncjActivityIndexComment
GET /api/hd/mncjActivity/query/invite
GET /api/hd/mncjActivity/mncjActivityRecommendFundList
GET /api/hd/mncjActivity/query/fundLevel
POST /api/hd/mncjActivity/mncjActivityUser
POST /api/hd/mncjActivity/mncjPositionInfo
POST /api/hd/mncjActivity/mncjActivityHdMncjPositionDetails
POST /api/hd/mncjActivity/receive
POST /api/hd/mncjActivity/buy/fund
POST /api/hd/mncjActivity/sell/fund
POST /api/hd/mncjActivity/update/rewardStatus
POST /api/hd/keep/homepage
POST /api/hd/keep/investList
POST /api/hd/keep/claimRewards
GET /api/hd/keep/canJoinActivity
GET /api/hd/keep/queryWelcomeConfig
POST /th/doubleEgg/getActivityRule
POST /api/mall/external/autoLoginUrl
POST /th/growthPoints/processGoldCoinsTask
POST /th/growthPoints/claimGoldCoinsTaskByCategory
POST /th/growthPoints/claimGoldCoinsTask
GET /api/lottery/getUserWelfareInfo
POST /api/wechat/queryOpenId
GET /api/wechat/getOpenIdByToken
ANY /api/wechat/weChatLoginEnhance
POST /api/wechat/v2/wxAppletLoginEnhance
POST /api/wechat/wxAppletLoginEnhance
POST /api/wechat/wxAppletBind
GET /api/wechat/queryWxAppletStatus
GET /th/jsonp/CreateJsapiSignature
GET /api/account/v2/bindWeChat
POST /api/account/v2/unbindWeChat
GET /api/login/getLoginUserInfo
GET /api/auth/queryOcrStatus
GET /api/auth/queryPersonalAndCRS
GET /api/auth/queryUserStatus
GET /api/auth/certValidate
GET /api/auth/getVocationConf
GET /api/trans/isCertDateValid
POST /api/auth/addOrModifyOcrPersonalAndCRS
POST /api/auth/ocrIdCardIdentify/{side}
POST /api/auth/isUserAccountAuth
POST /api/auth/submitOcrUserInfo
POST /api/auth/authMsgSend
POST /api/auth/authMsgCodeValidate
POST /api/auth/authAddCardAndCRS
POST /api/auth/setTransPwdAfterAuth
POST /api/auth/queryBankCardBin
POST /api/auth/resetTransPwdSend
GET /api/bank/querySupportBankCards
POST /api/account/verifyBankMsgCode
POST /api/account/resetTransPwd
POST /api/account/queryCaptchaSts
POST /api/bank/addBankCardSend
POST /api/bank/addBankCardReceive
POST /api/bank/saveCMBStatus
GET /api/bank/getCMBStatus
GET /api/bank/saveCMBAuthStatus
GET /api/bank/getCMBAuthStatus
GET /api/trans/queryFundInfo
POST /api/trans/getFundProtocolConfig
POST /api/trans/listPaymentAccount
POST /api/trans/getTransactionConfig
POST /api/trans/isShowCancelBtn
POST /api/trans/cancel
POST /api/trans/queryArrivalInfo
POST /api/trans/getConvertAndRedeemInfo
POST /api/trans/redeem
POST /api/trans/listConvertFund
POST /api/trans/queryIsCancel
ANY /api/trans/queryTransRates
ANY /api/trans/applyInit
ANY /api/trans/applyByEncriptTransPwd
ANY /api/trans/fastRedeemRepeat
ANY /api/trans/convert
ANY /api/trans/readFundProtocol
ANY /api/trans/{hash}
GET /api/transaction/queryRedeemRetentionAds
POST /api/asset/listAssetsChannel
POST /api/fund/queryFundOne
POST /api/fund/getAlertMsg
GET /api/fund/queryAllFundName
POST /track/sensorLog3rd
`
  .trim()
  .split('\n')

/** The calls of rules.md#calls whose path is not given, by our names. */
const WITHOUT_PATH = [
  'cmbResetTransPwd',
  'cmbAuthTransPwd',
  'cmbAddBankCard',
  'cmbSaveAuthInfo',
  'cmbQueryReturnData',
  'queryRedirectUrl',
  'reportConversion',
]

/**
 * rules.md#loading-toast: calls whose sign of progress is not that of their kind, a skeleton for
 * reads and the loading toast for acts.
 */
const UNUSUAL_PROGRESS = new Map<string, Progress>([
  // The button is busy, or the password sheet says so.
  ['confirmTargetInvestor', 'button'],
  ['submitCertificate', 'button'],
  ['answerReturnVisit', 'button'],
  ['signPrivateContract', 'sheet'],
  ['cancelPrivateContract', 'sheet'],
  // The screen that takes a form shows where it leads.
  ['takePostTicket', 'none'],
  // The portal shows where it leads.
  ['partnerHandover', 'none'],
  // No screen waits for it: until it is answered dates are written with more care.
  ['queryTradingCalendar', 'none'],
  // Reads that a tap waits for, without a screen that draws them.
  ['queryRedirectUrl', 'toast'],
  ['autoLoginUrl', 'toast'],
  ['certValidate', 'toast'],
  ['isUserAccountAuth', 'toast'],
  ['cmbQueryReturnData', 'toast'],
  ['weChatLoginEnhance', 'toast'],
  // Reads whose button is busy until the act that needs them is sent.
  ['applyInit', 'button'],
  ['queryRandomCode', 'button'],
  ['quoteCoupons', 'button'],
  // The button that was tapped is busy.
  ['claimCoupon', 'button'],
  ['giveCoupon', 'button'],
  ['takeGift', 'button'],
  ['cancelGift', 'button'],
  ['redeemCode', 'button'],
  ['claimGiftPack', 'button'],
  ['claimBillAward', 'button'],
  ['claimExperience', 'button'],
  ['claimMilestone', 'button'],
  ['openVip', 'button'],
  ['claimVipRight', 'button'],
  ['signIn', 'button'],
  ['openChest', 'button'],
  ['submitAdviceAnswers', 'button'],
  ['deleteAdviceSolution', 'button'],
  ['saveGoal', 'button'],
  ['deleteGoal', 'button'],
  ['submitGuess', 'button'],
  ['submitPick', 'button'],
  ['claimPickReward', 'button'],
  ['setPickName', 'button'],
  ['usePartnerData', 'button'],
  ['startQuiz', 'button'],
  ['nextQuestion', 'skeleton'],
  ['answerQuestion', 'button'],
  ['submitCheck', 'button'],
  ['claimLearningRight', 'button'],
  // The place of the picture shows how far it is, and the button of the form what is sent.
  ['uploadProofImage', 'button'],
  ['submitServiceRequest', 'button'],
  ['requestPaper', 'button'],
  ['openPaper', 'button'],
  ['revokePaper', 'button'],
  // The slot of the picture says how far it is; the section that is saved has the button.
  ['ocrIdCardIdentify', 'none'],
  ['saveOpeningInfo', 'button'],
  // Sent by the trading password, whose sheet says that they are under way.
  ['applyByEncriptTransPwd', 'sheet'],
  ['redeem', 'sheet'],
  ['fastRedeemRepeat', 'sheet'],
  ['convert', 'sheet'],
  ['cancel', 'sheet'],
  ['signAdvice', 'sheet'],
  ['applyPortfolio', 'sheet'],
  ['redeemPortfolio', 'sheet'],
  ['stopAdvice', 'sheet'],
  ['setDividendMethod', 'sheet'],
  ['changePlansCard', 'sheet'],
  ['freezeAccount', 'sheet'],
  ['unfreezeAccount', 'sheet'],
  // The button of what is written is busy while it is sent.
  ...[
    'signOutDevice',
    'submitComplaint',
    'reopenComplaint',
    'addComment',
    'postItem',
    'castVote',
    'reportContent',
    'submitQuiz',
    'applyExpert',
    'claimAward',
    'createShare',
    'revokeShare',
    'setPriceReminder',
    'removePriceReminder',
  ].map((name) => [name, 'button'] as const),
  // The button that spends, waters or saves is busy.
  ...[
    'exchangeGoldGoods',
    'cancelGoldExchange',
    'saveAddress',
    'deleteAddress',
    'waterGoldTree',
    'claimGoldTreeStage',
  ].map((name) => [name, 'button'] as const),
  // Shown at once, and undone with a toast where it fails.
  ...[
    'readMessages',
    'setMessageSetting',
    'syncWatched',
    'setMark',
    'setFollow',
    'deleteMine',
    'setContentSettings',
    'saveLessonProgress',
    'markFaqHelpful',
  ].map((name) => [name, 'none'] as const),
  // A call that the page keeps in mind or reports by itself.
  ['readFundProtocol', 'none'],
  ['saveCMBStatus', 'none'],
  ['saveCMBAuthStatus', 'none'],
  ['processGoldCoinsTask', 'none'],
  ['claimGoldCoinsTask', 'none'],
  ['sensorLog3rd', 'none'],
  ['reportConversion', 'none'],
])

test('every call whose sign of progress is not the usual one is a call', () => {
  const known = new Set(endpoints.map(({ name }) => name))
  expect([...UNUSUAL_PROGRESS.keys()].filter((name) => !known.has(name))).toEqual([])
})

const rows = endpoints.map((endpoint) => ({ name: endpoint.name, endpoint }))

function requestFields({ name, request }: Endpoint): string[] {
  if ('entries' in request && typeof request.entries === 'object' && request.entries !== null) {
    return Object.keys(request.entries)
  }
  throw new Error(`${name}: the request is no plain object`)
}

describe('rules.md#calls', () => {
  test.each(SECTION_7)('%s is described, and marked given where it is', (line) => {
    const [method, path] = line.split(' ')
    const found = endpoints.filter(
      (it) => it.path === path && (method === 'ANY' || it.method === method),
    )
    expect(found.map((it) => it.source)).toEqual([method === 'ANY' ? 'assumed' : 'given'])
  })

  test.each(WITHOUT_PATH)('%s is described, and its path marked assumed', (name) => {
    expect(endpoints.find((it) => it.name === name)).toMatchObject({
      source: 'assumed',
      payloadSource: 'given',
    })
  })

  test('says nothing of any other call', () => {
    const given = endpoints.filter((it) => it.source === 'given')
    const said = new Set(SECTION_7)
    expect(given.filter((it) => !said.has(`${it.method} ${it.path}`))).toEqual([])
    const lines = Object.entries(families).map(([family, its]) => {
      const ofSpec = its.filter((it) => it.source === 'given').length
      return `${family.padEnd(16)} given ${ofSpec}, assumed ${its.length - ofSpec}`
    })
    const total = `given ${given.length}, assumed ${endpoints.length - given.length}`
    process.stdout.write(`${lines.join('\n')}\n${endpoints.length} calls: ${total}\n`)
  })
})

test('names are unique, and so are method and path', () => {
  const names = endpoints.map((it) => it.name)
  const places = endpoints.map((it) => `${it.method} ${it.path}`)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([])
})

describe.each(rows)('$name', ({ endpoint }) => {
  const fields = requestFields(endpoint)

  test('says in a sentence what it does', () => {
    expect(endpoint.about).toMatch(/^[A-Z].{10,150}\.$/)
  })

  test('has a sign of progress that fits what it does (rules.md#loading-toast)', () => {
    const usual = endpoint.effect === 'reads' ? 'skeleton' : 'toast'
    expect(endpoint.progress).toBe(UNUSUAL_PROGRESS.get(endpoint.name) ?? usual)
  })

  test('has an encoding that fits its method', () => {
    const query = endpoint.encoding === 'query'
    expect(query).toBe(endpoint.method === 'GET')
  })

  test('is safe exactly when it reads, and by a key of its own whenever money moves', () => {
    const { effect, idempotency, key } = endpoint
    expect(idempotency === 'safe').toBe(effect === 'reads')
    expect(effect === 'money' ? idempotency : 'byKey').toBe('byKey')
    expect(key === null).toBe(idempotency !== 'byKey')
    expect([null, ...fields]).toContain(key)
  })

  test('takes the fields in its path from the request', () => {
    for (const field of pathFields(endpoint.path)) expect(fields).toContain(field)
  })

  test('names errors once, and none that every call may answer with', () => {
    expect(new Set(endpoint.errors).size).toBe(endpoint.errors.length)
    for (const common of ['ok', 'badRequest', 'notLoggedIn', 'sessionExpired'] as const) {
      expect(endpoint.errors).not.toContain(common)
    }
  })

  test('sends a trading password sealed, with the random code or application that it is bound to', () => {
    const sealedFields = ['transPwd', 'firstTransPwd', 'mobileNo', 'bankNo', 'bankCard', 'idCard']
    const { request } = endpoint
    for (const field of sealedFields.filter((it) => fields.includes(it))) {
      expect(fields.includes('randomCode') || fields.includes('applyNo')).toBe(true)
      const parsed = v.safeParse(request, { [field]: '6222020200112233' })
      const places = parsed.issues?.map((issue) => v.getDotPath(issue))
      expect(places).toContain(field)
    }
  })

  test('can be filled in by form or query: no field is null, a list or an object', () => {
    if (endpoint.encoding === 'json') return
    for (const field of fields) {
      for (const value of [null, [], {}]) {
        const parsed = v.safeParse(endpoint.request, { [field]: value })
        expect(parsed.issues?.map((issue) => v.getDotPath(issue))).toContain(field)
      }
    }
  })
})

test('every retCode has one number and is answered by some call', () => {
  const codes = Object.values(ALL_RET)
  expect(new Set(codes).size).toBe(codes.length)
  const session = [
    'notLoggedIn',
    'sessionExpired',
    'sessionEnded',
    'accountNeeded',
    'accountFrozen',
  ]
  const common = ['ok', 'badRequest', ...session]
  const named = new Set([...common, ...endpoints.flatMap((it) => it.errors)])
  expect(Object.keys(RET_MEANINGS).filter((name) => !named.has(name))).toEqual([])
})

test('a path is filled in and escaped', () => {
  expect(fillPath('/a/{x}/b', new Map([['x', 'ä/?']]))).toBe('/a/%C3%A4%2F%3F/b')
  expect(() => fillPath('/a/{x}', new Map())).toThrow('needs x')
})
