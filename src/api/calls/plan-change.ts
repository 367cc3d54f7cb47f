/**
 * Regular investment: making and changing plans. All assumed. An application of `applyInit`, kind
 * plan, is the key of those that commit money; its randomCode binds the sealed password.
 */
import * as v from 'valibot'
import { mutation } from '#api/endpoint.ts'
import { applyNo, date8, fundCode, randomCode, sealed, sha256, text, time14 } from '#api/fields.ts'
import { percent, orderMoney } from '#api/figures.ts'
import { orderCards } from './coupons/coupon.ts'
import { plan, planCycle, planNo, smartTerms } from './plan.ts'

const passwordErrors = ['wrongTradingPassword', 'tradingPasswordLocked'] as const
const commitErrors = [
  'notFound',
  ...passwordErrors,
  'notPurchasable',
  'amountOutOfRange',
  'riskMismatch',
  'cardUnavailable',
  'agreementUnread',
  'applicationExpired',
  'couponUnusable',
] as const

/** The terms that the user settles for a plan; may be edited later, but for the fund. */
const terms = {
  /** `''` lets the provider name it. */
  planName: v.pipe(v.string(), v.maxLength(30)),
  amount: orderMoney,
  ...planCycle,
  bankSerial: text(64),
  /** The balance product's, to pay from that card's wallet; null: the card itself. */
  channelId: v.nullable(text(8)),
  stopProfitRate: v.nullable(percent),
}

const newPlan = {
  applyNo,
  fundCode,
  ...terms,
  transPwd: sealed,
  /** Of the wordings that were read and agreed to. */
  protocolHashes: v.pipe(v.array(sha256), v.maxLength(20)),
  /** The time when the user confirmed the risk warning, or null. */
  cfmTime: v.nullable(time14),
  /** For the first instalment that they fit. */
  cardIds: orderCards,
}

export const createPlan = mutation({
  name: 'createPlan',
  about: "Makes an ordinary plan, or the keep challenge's.",
  method: 'POST',
  path: '/api/plan/createPlan',
  encoding: 'json',
  effect: 'money',
  idempotency: 'byKey',
  key: 'applyNo',
  errors: [...commitErrors, 'cannotJoin'],
  source: 'assumed',
  /** `activityId` makes it the keep challenge's. */
  request: v.object({ ...newPlan, activityId: v.nullable(text(64)) }),
  payload: v.object({ plan }),
})

export const createSmartPlan = mutation({
  name: 'createSmartPlan',
  about: 'Makes a smart plan, whose instalments follow an index against its average.',
  method: 'POST',
  path: '/api/plan/createSmartPlan',
  encoding: 'json',
  effect: 'money',
  idempotency: 'byKey',
  key: 'applyNo',
  errors: commitErrors,
  source: 'assumed',
  request: v.object({ ...newPlan, ...smartTerms }),
  payload: v.object({ plan }),
})

export const editPlan = mutation({
  name: 'editPlan',
  about: "Changes a plan's amount, days, card or goal, all at once.",
  method: 'POST',
  path: '/api/plan/editPlan',
  encoding: 'json',
  effect: 'money',
  idempotency: 'byKey',
  key: 'applyNo',
  errors: [
    'notFound',
    ...passwordErrors,
    'amountOutOfRange',
    'cardUnavailable',
    'applicationExpired',
    'planStateForbids',
    'planDebitDay',
  ],
  source: 'assumed',
  request: v.object({
    applyNo,
    planNo,
    ...terms,
    /** New terms of a smart plan; null for an ordinary one. */
    smart: v.nullable(v.object(smartTerms)),
    transPwd: sealed,
  }),
  payload: v.object({ plan }),
})

export const terminatePlan = mutation({
  name: 'terminatePlan',
  about: 'Ends a plan for good.',
  method: 'POST',
  path: '/api/plan/terminatePlan',
  encoding: 'json',
  effect: 'money',
  idempotency: 'byKey',
  key: 'planNo',
  errors: ['notFound', ...passwordErrors, 'tokenExpired', 'planDebitDay'],
  source: 'assumed',
  request: v.object({ planNo, transPwd: sealed, randomCode }),
  payload: v.object({ plan }),
})

const change = { effect: 'other', idempotency: 'repeatable', source: 'assumed' } as const

export const pausePlan = mutation({
  ...change,
  name: 'pausePlan',
  about: 'Pauses a plan; nothing is debited until it is resumed.',
  method: 'POST',
  path: '/api/plan/pausePlan',
  encoding: 'json',
  errors: ['notFound', 'planStateForbids', 'planDebitDay'],
  request: v.object({ planNo }),
  payload: v.object({ plan }),
})

export const resumePlan = mutation({
  ...change,
  name: 'resumePlan',
  about: 'Resumes a paused plan from its next debit day on.',
  method: 'POST',
  path: '/api/plan/resumePlan',
  encoding: 'json',
  errors: ['notFound', 'planStateForbids', ...passwordErrors, 'tokenExpired'],
  request: v.object({ planNo, transPwd: sealed, randomCode }),
  payload: v.object({ plan }),
})

/** Names the debit by its day, so that sending it twice skips one. */
export const skipPlan = mutation({
  ...change,
  name: 'skipPlan',
  about: 'Skips the next debit of a plan, or takes the skip back.',
  method: 'POST',
  path: '/api/plan/skipPlan',
  encoding: 'json',
  errors: ['notFound', 'planStateForbids', 'planDebitDay'],
  request: v.object({ planNo, debitDate: date8, skip: v.boolean() }),
  payload: v.object({ plan }),
})
