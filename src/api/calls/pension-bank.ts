/** The pension bank's sign-up, for /icbc and the binding of /taxDelay. All assumed. */
import * as v from 'valibot'
import { messageSent } from './account-opening.ts'
import { mutation, query } from '#api/endpoint.ts'
import { cardTail, flag, nothing, randomCode, sealed, smsCode, text, time14 } from '#api/fields.ts'

export const listPensionBanks = query({
  name: 'listPensionBanks',
  about: 'Lists the banks at which a pension account can be opened.',
  method: 'GET',
  path: '/api/pension/listPensionBanks',
  needsUser: false,
  source: 'assumed',
  request: nothing,
  payload: v.object({
    banks: v.array(v.object({ bankId: v.string(), bankName: v.string(), available: v.boolean() })),
  }),
})

export const queryPensionAccount = query({
  name: 'queryPensionAccount',
  about: "Says how far the user's pension account is: at the bank, its card, the fund account.",
  method: 'GET',
  path: '/api/pension/queryPensionAccount',
  source: 'assumed',
  request: nothing,
  payload: v.object({
    status: v.picklist(['none', 'opening', 'opened', 'bound']),
    bankId: v.string(),
    bankName: v.string(),
    cardTail: v.nullable(cardTail),
    /** Whether the company's fund account for pensions is opened and tied to it. */
    fundAccountFlag: flag,
    openTime: v.nullable(time14),
  }),
})

/** `returnUrl` must be one of the company's own addresses. */
export const openPensionBankPage = mutation({
  name: 'openPensionBankPage',
  about: "Gives the address of the pension bank's page: opening an account, or authorizing us.",
  method: 'POST',
  path: '/api/pension/openPensionBankPage',
  effect: 'identity',
  idempotency: 'once',
  errors: ['notAuthenticated', 'cardUnsupported', 'redirectRefused', 'tooOften'],
  source: 'assumed',
  request: v.object({
    bankId: text(16),
    purpose: v.picklist(['open', 'authorize']),
    returnUrl: v.pipe(text(2_000), v.url()),
  }),
  payload: v.object({ url: v.string(), signNo: v.string(), expiresAt: time14 }),
})

export const queryPensionSignStatus = query({
  name: 'queryPensionSignStatus',
  about: "Says what became of a visit to the pension bank's page.",
  method: 'GET',
  path: '/api/pension/queryPensionSignStatus',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ signNo: text(64) }),
  payload: v.object({
    status: v.picklist(['open', 'done', 'refused', 'expired']),
    remark: v.string(),
  }),
})

export const sendPensionCardCode = mutation({
  name: 'sendPensionCardCode',
  about: "Checks the pension account's card and sends the bank's code.",
  method: 'POST',
  path: '/api/pension/sendPensionCardCode',
  effect: 'identity',
  idempotency: 'once',
  errors: ['notAuthenticated', 'identityMismatch', 'cardUnsupported', 'tokenExpired', 'tooOften'],
  source: 'assumed',
  request: v.object({ bankId: text(16), bankNo: sealed, mobileNo: sealed, randomCode }),
  payload: messageSent,
})

export const bindPensionCard = mutation({
  name: 'bindPensionCard',
  about: "Binds the pension account's card by the bank's code.",
  method: 'POST',
  path: '/api/pension/bindPensionCard',
  effect: 'identity',
  idempotency: 'once',
  errors: ['wrongSmsCode', 'smsCodeExpired', 'cardTaken'],
  source: 'assumed',
  request: v.object({ serialNo: text(64), verifyCode: smsCode }),
  payload: v.object({ bankSerial: v.string() }),
})

export const bindPensionFundAccount = mutation({
  name: 'bindPensionFundAccount',
  about: "Opens the company's fund account for pensions and ties it to the bound card.",
  method: 'POST',
  path: '/api/pension/bindPensionFundAccount',
  effect: 'identity',
  idempotency: 'repeatable',
  errors: ['notBound', 'wrongTradingPassword', 'tradingPasswordLocked', 'tokenExpired'],
  source: 'assumed',
  request: v.object({ transPwd: sealed, randomCode }),
  payload: nothing,
})
