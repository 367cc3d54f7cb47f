/** Opening an account: identity, card, trading password (rules.md#account-opening). */
import * as v from 'valibot'
import { authInfo, filledInInfo } from './auth.ts'
import { mutation, query } from '#api/endpoint.ts'
import { certNo, flag, nothing, randomCode, sealed, seconds, smsCode, text } from '#api/fields.ts'
import { OPENING_STEPS } from '#domain/identity/opening.ts'

/** rules.md#auth-save-response. `tpwdFlag` decides whether the password comes next. */
export const authSaveResponse = v.object({
  authFlag: flag,
  yebFlag: flag,
  tpwdFlag: flag,
  securityLevel: v.string(),
  /** Lets `setTransPwdAfterAuth` set a password, once. */
  transPwdToken: v.string(),
})

/** A text message is on its way: its number, the recipient, and when another can be requested. */
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
 * already. Without `certNo` and `userName` they are those of the document that was handed in: the
 * device that goes on with an opening may be another one.
 */
const fourElements = {
  bankId: text(16),
  certNo: v.optional(certNo),
  userName: v.optional(text(60)),
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
  progress: 'toast',
  errors: ['identityMismatch', 'underage', 'tooOften'],
  source: 'given',
  request: v.object({ certNo, userName: text(60) }),
  /**
   * Five times a day. `isAuth` 0 for a number without an account and for one of another name alike:
   * the answer does not reveal whether somebody else has an account. `noAppAccount` 1: the account
   * exists, and no app user is bound to it.
   */
  payload: v.object({ isAuth: flag, noAppAccount: flag }),
})

const step = v.picklist(OPENING_STEPS)
const { crsType, foreignIdentityFlag } = authInfo

/** A text; `''` until it is filled in. */
const savedText = v.string()

const savedInfo = v.object({
  contactInfo: savedText,
  countryCode: savedText,
  vocationCode: savedText,
  contactCountryCode: savedText,
  province: savedText,
  city: savedText,
  district: savedText,
  address: savedText,
  auctualCtrlName: savedText,
  auctualBenefitName: savedText,
  hasBadRecord: v.picklist(['', '0', '1']),
  badRecord: savedText,
  crsType: v.picklist(['', 'A', 'B', 'C']),
  foreignIdentityFlag: v.picklist(['', '0', '1']),
  familyName: savedText,
  givenName: savedText,
  birthPlace: savedText,
  residence: savedText,
  residenceEn: savedText,
  /** As a whole: without a row something else would be declared than what is saved. */
  taxResidences: v.array(
    v.object({
      countryCode: v.string(),
      taxNo: v.string(),
      reason: v.picklist(['', 'A', 'B']),
      explanation: v.string(),
    }),
  ),
})

export const queryOpeningProgress = query({
  name: 'queryOpeningProgress',
  about: 'Says which step of the opening is next, and what was handed in (rules.md#opening-steps).',
  method: 'GET',
  path: '/api/auth/queryOpeningProgress',
  source: 'assumed',
  request: nothing,
  payload: v.object({
    step,
    /** Both pictures, read; null without them. `userName` and `certNo` arrive masked. */
    document: v.nullable(
      v.object({
        frontImageId: v.string(),
        backImageId: v.string(),
        /** 1: the user has confirmed what was read. */
        confirmed: flag,
        userName: v.string(),
        certNo: v.string(),
        address: v.string(),
        issuer: v.string(),
        validFrom: v.string(),
        validDate: v.string(),
      }),
    ),
    /** Null before the first section is saved. */
    info: v.nullable(savedInfo),
    /** The card that the account was opened with; null before. */
    card: v.nullable(v.object({ bankName: v.string(), cardTail: v.string() })),
    /** YYYYMMDDHHmmss of the last change, and when pictures and draft go; `''` where there are none. */
    updateTime: v.string(),
    expiresAt: v.string(),
  }),
})

/** The identity is the document's: it is not sent again. Sections that are left out stay. */
export const saveOpeningInfo = mutation({
  name: 'saveOpeningInfo',
  about: 'Saves sections of the personal information and tax residence before the account is open.',
  method: 'POST',
  path: '/api/auth/saveOpeningInfo',
  encoding: 'json',
  progress: 'button',
  effect: 'identity',
  idempotency: 'repeatable',
  errors: ['notFound', 'alreadyAuthenticated'],
  source: 'assumed',
  request: v.partial(v.object({ ...filledInInfo, crsType, foreignIdentityFlag })),
  payload: v.object({ step }),
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
  /** Replaces the code in authAddCardAndCRS. */
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
  request: v.object({
    ...fourElements,
    ...authInfo,
    certificateNo: v.optional(certNo),
    authToken: text(200),
  }),
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
