/** The pension bank's sign-up, for /icbc and the binding of /taxDelay. All assumed. */
import * as v from 'valibot'
import { captchaAnswer, messageSent } from '#api/calls/account-opening.ts'
import { mutation, query } from '#api/endpoint.ts'
import { cardTail, flag, nothing, randomCode, sealed, smsCode, text, time14 } from '#api/fields.ts'
import { rows } from '#api/rows.ts'
import { PENSION_PURPOSES, PENSION_STATUSES } from '#domain/pension/pension-account.ts'

/** Opening an account, authorizing the company to read it, or paying in. */
const purpose = v.picklist(PENSION_PURPOSES)

export const listPensionBanks = query({
  name: 'listPensionBanks',
  about: 'Lists the banks at which a pension account can be opened.',
  method: 'GET',
  path: '/api/pension/listPensionBanks',
  needsUser: false,
  source: 'assumed',
  request: nothing,
  payload: v.object({
    banks: rows(v.object({ bankId: v.string(), bankName: v.string(), available: v.boolean() })),
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
    status: v.picklist(PENSION_STATUSES),
    /** Of the account, or of the visit under way; empty without either. */
    bankId: v.string(),
    bankName: v.string(),
    /** Null also where the company may not read the account. */
    cardTail: v.nullable(cardTail),
    /** Says whether the user lets the company read state and contributions at the bank. */
    authorized: flag,
    /** Says whether the company's fund account for pensions is opened and tied to it. */
    fundAccountFlag: flag,
    openTime: v.nullable(time14),
    /** The act under way at the bank while the status is opening. */
    pending: v.nullable(
      v.object({
        signNo: text(64),
        purpose,
        /** `open`: the bank's page can still be used; `processing`: the bank decides. */
        state: v.picklist(['open', 'processing']),
        /** Until when the page can be used, or when the bank decides at the latest. */
        dueTime: time14,
      }),
    ),
  }),
})

/** `returnUrl` must be one of the company's own addresses. */
export const openPensionBankPage = mutation({
  name: 'openPensionBankPage',
  about:
    "Gives the address of the pension bank's page: to open an account, authorize us, or pay in.",
  method: 'POST',
  path: '/api/pension/openPensionBankPage',
  effect: 'identity',
  idempotency: 'once',
  errors: [
    'notAuthenticated',
    'cardUnsupported',
    'redirectRefused',
    'tooOften',
    'pensionElsewhere',
    'pensionExists',
    'notBound',
  ],
  source: 'assumed',
  request: v.object({
    bankId: text(16),
    purpose,
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
    status: v.picklist(['open', 'processing', 'done', 'refused', 'expired']),
    /** The reason why the bank refused. */
    remark: v.string(),
    /** The time when the bank decides at the latest, while it is processing. */
    dueTime: v.nullable(time14),
    purpose,
    bankId: v.string(),
    bankName: v.string(),
  }),
})

/** The account at the bank, its card here and the fund account stay as they are. */
export const withdrawPensionAuthorization = mutation({
  name: 'withdrawPensionAuthorization',
  about: "Ends the company's authorization to read the pension account at the bank.",
  method: 'POST',
  path: '/api/pension/withdrawPensionAuthorization',
  effect: 'identity',
  idempotency: 'repeatable',
  source: 'assumed',
  request: nothing,
  payload: nothing,
})

export const sendPensionCardCode = mutation({
  name: 'sendPensionCardCode',
  about: "Checks the pension account's card and sends the bank's code.",
  method: 'POST',
  path: '/api/pension/sendPensionCardCode',
  effect: 'identity',
  idempotency: 'once',
  errors: [
    'notAuthenticated',
    'pensionUnauthorized',
    'identityMismatch',
    'cardUnsupported',
    'cardTaken',
    'captchaNeeded',
    'tokenExpired',
    'tooOften',
  ],
  source: 'assumed',
  request: v.object({
    bankId: text(16),
    bankNo: sealed,
    mobileNo: sealed,
    randomCode,
    ...captchaAnswer,
  }),
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
