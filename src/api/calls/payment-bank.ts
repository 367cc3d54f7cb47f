/**
 * The payment bank: signing on its page, and what follows the return from there
 * (rules.md#payment-bank-return). No path of these is given; the fields of the return are given.
 */
import * as v from 'valibot'
import { authSaveResponse } from './account-opening.ts'
import { mutation, query } from '#api/endpoint.ts'
import { flag, nothing, randomCode, sealed, smsCode, text, time14 } from '#api/fields.ts'

/** 1 resets the trading password, 2 authenticates it, any other adds a bank card. */
const nextType = text(4)

/**
 * The proof in the bank's return. `extStr` is JSON text with uin, TimeStamp and CheckSum, as the
 * bank made it.
 */
const bankReturn = v.object({
  bankId: text(16),
  mobileNo: sealed,
  bankCard: sealed,
  randomCode,
  verifyCode: smsCode,
  extStr: text(2_000),
})
const returnErrors = [
  'paymentBankRefused',
  'identityMismatch',
  'wrongSmsCode',
  'smsCodeExpired',
  'tokenExpired',
] as const

export const cmbResetTransPwd = mutation({
  name: 'cmbResetTransPwd',
  about: 'Lets the trading password be reset, on the strength of the payment bank.',
  method: 'POST',
  path: '/api/cmb/resetTransPwd',
  effect: 'identity',
  idempotency: 'once',
  errors: [...returnErrors, 'notAuthenticated'],
  source: 'assumed',
  payloadSource: 'given',
  request: bankReturn,
  /** For `resetTransPwd`. */
  payload: v.object({ transPwdToken: v.string() }),
})

export const cmbAuthTransPwd = mutation({
  name: 'cmbAuthTransPwd',
  about: 'Authenticates the user by the payment bank; tpwdFlag 0 leads to setting the password.',
  method: 'POST',
  path: '/api/cmb/authTransPwd',
  effect: 'identity',
  idempotency: 'once',
  errors: [...returnErrors, 'alreadyAuthenticated', 'cardTaken'],
  source: 'assumed',
  payloadSource: 'given',
  request: bankReturn,
  payload: authSaveResponse,
})

export const cmbAddBankCard = mutation({
  name: 'cmbAddBankCard',
  about: 'Binds the card that was signed at the payment bank.',
  method: 'POST',
  path: '/api/cmb/addBankCard',
  effect: 'identity',
  idempotency: 'once',
  errors: [...returnErrors, 'notAuthenticated', 'cardTaken'],
  source: 'assumed',
  payloadSource: 'given',
  request: bankReturn,
  payload: v.object({ bankSerial: v.string() }),
})

/**
 * `jsonStr` is JSON text: rules.md#auth-info, and the return payload's fields that the flow goes on
 * with.
 */
export const cmbSaveAuthInfo = mutation({
  name: 'cmbSaveAuthInfo',
  about: 'Stores what the flow must know when the user comes back from the payment bank.',
  method: 'POST',
  path: '/api/cmb/saveAuthInfo',
  effect: 'other',
  idempotency: 'repeatable',
  source: 'assumed',
  payloadSource: 'given',
  request: v.object({ jsonStr: text(8_000) }),
  payload: nothing,
})

/** rules.md#payment-bank-payload; fields that were not stored are `''`. */
export const cmbQueryReturnData = query({
  name: 'cmbQueryReturnData',
  about: 'Fetches the stored data of the return, with what the payment bank added.',
  method: 'GET',
  path: '/api/cmb/queryReturnData',
  progress: 'toast',
  errors: ['notFound'],
  source: 'assumed',
  payloadSource: 'given',
  request: nothing,
  payload: v.object({
    /** mobileNo and bankCard are masked: the user has to enter them again. */
    mobileNo: v.string(),
    bankCard: v.string(),
    nextType: v.string(),
    unbindType: v.string(),
    fundCode: v.string(),
    portfolioCode: v.string(),
    cfmTime: v.string(),
    routePath: v.string(),
    code: v.string(),
    openId: v.string(),
    certNo: v.string(),
    custName: v.string(),
    bankId: v.string(),
    activityId: v.string(),
    /** JSON text: path, fullPath, name and query of the entry. */
    cmbEntryRoute: v.string(),
    /** As `bankReturn` takes it. */
    extStr: v.string(),
  }),
})

/** `returnUrl` must be one of the company's own addresses. */
export const cmbOpenSignPage = mutation({
  name: 'cmbOpenSignPage',
  about: "Opens a signing at the payment bank and gives its page's address.",
  method: 'POST',
  path: '/api/cmb/openSignPage',
  effect: 'identity',
  idempotency: 'once',
  errors: ['redirectRefused', 'cardUnsupported', 'proofNeeded', 'tooOften'],
  source: 'assumed',
  request: v.object({ bankId: text(16), nextType, returnUrl: v.pipe(text(2_000), v.url()) }),
  payload: v.object({ url: v.string(), signNo: v.string(), expiresAt: time14 }),
})

export const cmbQuerySignStatus = query({
  name: 'cmbQuerySignStatus',
  about: 'Says what became of a signing at the payment bank.',
  method: 'GET',
  path: '/api/cmb/querySignStatus',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ signNo: text(64) }),
  payload: v.object({
    status: v.picklist(['open', 'signed', 'refused', 'expired']),
    /** The reason why it was refused. */
    remark: v.string(),
    /** Says whether the return has been used. */
    used: flag,
  }),
})
