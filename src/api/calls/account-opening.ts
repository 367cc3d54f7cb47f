/** Opening an account: identity, card, trading password (rules.md#account-opening). */
import * as v from 'valibot'
import { authInfo } from './auth.ts'
import { mutation, query } from '#api/endpoint.ts'
import { certNo, flag, nothing, randomCode, sealed, seconds, smsCode, text } from '#api/fields.ts'

/** rules.md#auth-save-response. `tpwdFlag` decides whether the password comes next. */
export const authSaveResponse = v.object({
  authFlag: flag,
  yebFlag: flag,
  tpwdFlag: flag,
  securityLevel: v.string(),
  /** Lets `setTransPwdAfterAuth` set a password, once. */
  transPwdToken: v.string(),
})

/** A text message is on its way: its number, to whom, and when another may be asked for. */
export const messageSent = v.object({
  serialNo: v.string(),
  /** Masked. */
  mobileNo: v.string(),
  resendAfter: seconds,
})

/** The answer to the picture captcha, where `queryCaptchaSts` asks for one. */
export const captchaAnswer = { captchaId: v.optional(text(64)), captchaText: v.optional(text(8)) }

/**
 * rules.md#auth-data: the four elements. `bankSerial` with `hasCard` 1 names a card that is bound
 * already.
 */
const fourElements = {
  bankId: text(16),
  certNo,
  userName: text(60),
  mobileNo: sealed,
  bankNo: sealed,
  hasCard: v.optional(flag, '0'),
  bankSerial: v.optional(text(64)),
  randomCode,
}

export const isUserAccountAuth = query({
  name: 'isUserAccountAuth',
  about: 'Says whether this person has an account with the company already.',
  method: 'POST',
  path: '/api/auth/isUserAccountAuth',
  loading: true,
  errors: ['identityMismatch', 'underage'],
  source: 'given',
  request: v.object({ certNo, userName: text(60) }),
  /** `noAppAccount` 1: the account is there, and no app user is bound to it. */
  payload: v.object({ isAuth: flag, noAppAccount: flag }),
})

export const queryBankCardBin = query({
  name: 'queryBankCardBin',
  about: 'Finds the bank of a card number.',
  method: 'POST',
  path: '/api/auth/queryBankCardBin',
  errors: ['cardUnsupported', 'tokenExpired'],
  source: 'given',
  request: v.object({ bankNo: sealed, randomCode }),
  payload: v.object({
    bankId: v.string(),
    bankName: v.string(),
    cardType: v.picklist(['debit', 'credit']),
  }),
})

export const authMsgSend = mutation({
  name: 'authMsgSend',
  about: "Checks the four elements and sends the bank's code to the mobile number.",
  method: 'POST',
  path: '/api/auth/authMsgSend',
  effect: 'identity',
  idempotency: 'once',
  errors: [
    'identityMismatch',
    'underage',
    'cardUnsupported',
    'cardTaken',
    'captchaNeeded',
    'tokenExpired',
    'tooOften',
  ],
  source: 'given',
  request: v.object({ ...fourElements, ...captchaAnswer }),
  payload: messageSent,
})

export const authMsgCodeValidate = mutation({
  name: 'authMsgCodeValidate',
  about: "Checks the bank's code without opening anything yet.",
  method: 'POST',
  path: '/api/auth/authMsgCodeValidate',
  effect: 'identity',
  idempotency: 'once',
  errors: ['wrongSmsCode', 'smsCodeExpired'],
  source: 'given',
  request: v.object({ serialNo: text(64), verifyCode: smsCode }),
  /** Stands for the code in authAddCardAndCRS. */
  payload: v.object({ authToken: v.string() }),
})

export const authAddCardAndCRS = mutation({
  name: 'authAddCardAndCRS',
  about: 'Opens the account: binds the card and stores tax residence.',
  method: 'POST',
  path: '/api/auth/authAddCardAndCRS',
  effect: 'identity',
  idempotency: 'once',
  errors: ['identityMismatch', 'alreadyAuthenticated', 'cardTaken', 'tokenExpired'],
  source: 'given',
  payloadSource: 'given',
  request: v.object({ ...fourElements, ...authInfo, authToken: text(200) }),
  payload: authSaveResponse,
})

/** The password twice, each sealed: `firstTransPwd` as typed first, `transPwd` as repeated. */
export const setTransPwdAfterAuth = mutation({
  name: 'setTransPwdAfterAuth',
  about: 'Sets the trading password after the account was opened.',
  method: 'POST',
  path: '/api/auth/setTransPwdAfterAuth',
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
