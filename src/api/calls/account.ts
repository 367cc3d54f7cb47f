/**
 * The trading password's reset, the captcha, seals, and the mobile number
 * (rules.md#authentication-and-bank-calls).
 */
import * as v from 'valibot'
import { captchaAnswer, messageSent } from './account-opening.ts'
import { mutation, query } from '#api/endpoint.ts'
import { certNo, flag, nothing, randomCode, sealed, smsCode, text, time14 } from '#api/fields.ts'

export const queryRandomCode = query({
  name: 'queryRandomCode',
  about: 'Gives the context for the seals of one request; it works once and for ten minutes.',
  method: 'GET',
  path: '/api/account/queryRandomCode',
  progress: 'button',
  errors: ['tooOften'],
  source: 'assumed',
  request: nothing,
  payload: v.object({ randomCode, expiresAt: time14 }),
})

/** `scene` is the call that the captcha would guard. */
export const queryCaptchaSts = query({
  name: 'queryCaptchaSts',
  about: 'Says whether a picture captcha is asked for now, and gives one.',
  method: 'POST',
  path: '/api/account/queryCaptchaSts',
  source: 'given',
  request: v.object({
    scene: v.picklist([
      'authMsgSend',
      'resetTransPwdSend',
      'sendMobileCode',
      'sendPensionCardCode',
    ]),
  }),
  payload: v.object({
    captchaFlag: flag,
    captchaId: v.string(),
    /** A `data:` URL of a picture; `''` when no captcha is required. */
    captchaImage: v.string(),
  }),
})

/** `bankNo` is the whole number of a bound card, which proves more than the phone does. */
export const resetTransPwdSend = mutation({
  name: 'resetTransPwdSend',
  about: "Sends a code to the card's mobile number, to reset the trading password.",
  method: 'POST',
  path: '/api/auth/resetTransPwdSend',
  effect: 'identity',
  idempotency: 'once',
  errors: ['notAuthenticated', 'identityMismatch', 'captchaNeeded', 'tokenExpired', 'tooOften'],
  source: 'given',
  request: v.object({
    certNo,
    /** Absent with `bindAccount`: a user who is not bound yet has no serials. */
    bankSerial: v.optional(text(64)),
    bankNo: sealed,
    mobileNo: sealed,
    randomCode,
    /**
     * `changeMobile`: the code is for `verifyMobileCode`, and sets no password. `bindAccount`: it is
     * for `bindWeChatByCard`, of an account that is not the sender's yet; counts as a look-up of
     * `isUserAccountAuth`.
     */
    purpose: v.optional(v.picklist(['setPassword', 'changeMobile', 'bindAccount']), 'setPassword'),
    ...captchaAnswer,
  }),
  payload: messageSent,
})

export const verifyBankMsgCode = mutation({
  name: 'verifyBankMsgCode',
  about: 'Checks the code of resetTransPwdSend.',
  method: 'POST',
  path: '/api/account/verifyBankMsgCode',
  effect: 'identity',
  idempotency: 'once',
  errors: ['wrongSmsCode', 'smsCodeExpired'],
  source: 'given',
  request: v.object({ serialNo: text(64), verifyCode: smsCode }),
  /** Lets `resetTransPwd` set a password, once. */
  payload: v.object({ transPwdToken: v.string() }),
})

export const resetTransPwd = mutation({
  name: 'resetTransPwd',
  about: 'Sets a new trading password and lifts its lock.',
  method: 'POST',
  path: '/api/account/resetTransPwd',
  effect: 'identity',
  idempotency: 'once',
  errors: ['weakTradingPassword', 'sameAsBefore', 'tokenExpired'],
  source: 'given',
  /** `transPwdToken` may be the proofToken of `verifyTransPwd`, which must set another password. */
  request: v.object({
    transPwdToken: text(200),
    firstTransPwd: sealed,
    transPwd: sealed,
    randomCode,
  }),
  payload: nothing,
})

/**
 * Scenes: enroll a new account, bind the mini-program's user, change the account's number.
 * `oldMobile` goes to the account's own number, which the request does not name.
 */
export const sendMobileCode = mutation({
  name: 'sendMobileCode',
  about: 'Sends a code to a mobile number, to enroll, bind or change it.',
  method: 'POST',
  path: '/api/account/sendMobileCode',
  effect: 'identity',
  idempotency: 'once',
  errors: ['mobileTaken', 'sameAsBefore', 'captchaNeeded', 'tokenExpired', 'tooOften'],
  source: 'assumed',
  request: v.object({
    scene: v.picklist(['enroll', 'bind', 'change', 'oldMobile']),
    mobileNo: v.optional(sealed),
    randomCode: v.optional(randomCode),
    ...captchaAnswer,
  }),
  payload: messageSent,
})

/** The proof of one purpose, once and for fifteen minutes. */
const proof = v.object({ proofToken: v.string() })

export const verifyMobileCode = mutation({
  name: 'verifyMobileCode',
  about:
    'Checks the code to the old number, or of resetTransPwdSend for changeMobile: lets the number be changed.',
  method: 'POST',
  path: '/api/account/verifyMobileCode',
  effect: 'identity',
  idempotency: 'once',
  errors: ['wrongSmsCode', 'smsCodeExpired'],
  source: 'assumed',
  request: v.object({ serialNo: text(64), verifyCode: smsCode }),
  payload: proof,
})

export const verifyTransPwd = mutation({
  name: 'verifyTransPwd',
  about: 'Checks the trading password before an act whose own call comes later.',
  method: 'POST',
  path: '/api/account/verifyTransPwd',
  effect: 'identity',
  idempotency: 'once',
  errors: ['wrongTradingPassword', 'tradingPasswordLocked', 'tokenExpired'],
  source: 'assumed',
  request: v.object({
    transPwd: sealed,
    randomCode,
    purpose: v.picklist(['changePassword', 'replaceCard']),
  }),
  payload: proof,
})

export const changeMobile = mutation({
  name: 'changeMobile',
  about:
    "Changes the account's mobile number, by a proof, the new number's code and the trading password.",
  method: 'POST',
  path: '/api/account/changeMobile',
  effect: 'identity',
  idempotency: 'once',
  errors: [
    'proofNeeded',
    'wrongSmsCode',
    'smsCodeExpired',
    'mobileTaken',
    'sameAsBefore',
    'wrongTradingPassword',
    'tradingPasswordLocked',
    'tokenExpired',
  ],
  source: 'assumed',
  request: v.object({
    mobileNo: sealed,
    /** Absent only for an account that has no trading password. */
    transPwd: v.optional(sealed),
    randomCode,
    serialNo: text(64),
    verifyCode: smsCode,
    /** Of `verifyMobileCode`; RET.proofNeeded without it. */
    proofToken: v.optional(text(200)),
  }),
  /** Masked. */
  payload: v.object({ mobileNo: v.string() }),
})

export const activateAccount = mutation({
  name: 'activateAccount',
  about: 'Activates an account that has slept (gate step 7).',
  method: 'POST',
  path: '/api/account/activateAccount',
  effect: 'identity',
  idempotency: 'once',
  errors: ['notAuthenticated', 'wrongTradingPassword', 'tradingPasswordLocked', 'tokenExpired'],
  source: 'assumed',
  request: v.object({ transPwd: sealed, randomCode }),
  payload: v.object({ activeFlag: flag }),
})
