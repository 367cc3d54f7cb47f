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
  request: v.object({ scene: v.picklist(['authMsgSend', 'resetTransPwdSend', 'sendMobileCode']) }),
  payload: v.object({
    captchaFlag: flag,
    captchaId: v.string(),
    /** A `data:` URL of a picture; `''` when none is asked for. */
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
    bankSerial: text(64),
    bankNo: sealed,
    mobileNo: sealed,
    randomCode,
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
  errors: ['weakTradingPassword', 'tokenExpired'],
  source: 'given',
  request: v.object({
    transPwdToken: text(200),
    firstTransPwd: sealed,
    transPwd: sealed,
    randomCode,
  }),
  payload: nothing,
})

/** Scenes: enroll a new account, bind the mini-program's user, change the account's number. */
export const sendMobileCode = mutation({
  name: 'sendMobileCode',
  about: 'Sends a code to a mobile number, to enroll, bind or change it.',
  method: 'POST',
  path: '/api/account/sendMobileCode',
  effect: 'identity',
  idempotency: 'once',
  errors: ['mobileTaken', 'captchaNeeded', 'tokenExpired', 'tooOften'],
  source: 'assumed',
  request: v.object({
    scene: v.picklist(['enroll', 'bind', 'change']),
    mobileNo: sealed,
    randomCode,
    ...captchaAnswer,
  }),
  payload: messageSent,
})

export const changeMobile = mutation({
  name: 'changeMobile',
  about: "Changes the account's mobile number, by its code and the trading password.",
  method: 'POST',
  path: '/api/account/changeMobile',
  effect: 'identity',
  idempotency: 'once',
  errors: [
    'wrongSmsCode',
    'smsCodeExpired',
    'mobileTaken',
    'wrongTradingPassword',
    'tradingPasswordLocked',
    'tokenExpired',
  ],
  source: 'assumed',
  request: v.object({
    mobileNo: sealed,
    transPwd: sealed,
    randomCode,
    serialNo: text(64),
    verifyCode: smsCode,
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
