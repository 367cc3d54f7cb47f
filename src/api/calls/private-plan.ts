/**
 * Private plans of the company (rules.md#private-plans). No calls are given: all are assumed. Before
 * the confirmation every product is notFound, whether it is there or not.
 */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import {
  date8,
  fundCode,
  fundRiskLevel,
  nothing,
  randomCode,
  requestNo,
  sealed,
  sha256,
  text,
  time14,
  total,
} from '#api/fields.ts'
import { rows } from '#api/rows.ts'
import { PLAN_KINDS } from '#domain/private-plan/amounts.ts'
import { CONDITIONS } from '#domain/private-plan/conditions.ts'
import { CONTRACT_STATES } from '#domain/private-plan/contract.ts'
import { PRIVATE_STEPS } from '#domain/private-plan/steps.ts'
import { matching } from '#domain/text-formats.ts'

const condition = v.picklist(CONDITIONS)
const step = v.picklist(PRIVATE_STEPS)
const contractNo = matching(/^ZH\d{14}$/, 'The number of a contract')
const amount = matching(/^\d{1,12}\.\d{2}$/, 'Yuan')

/** A text with the SHA-256 of its wording. */
const document = v.object({
  title: v.string(),
  version: v.string(),
  hash: sha256,
  sections: v.array(v.object({ heading: v.string(), text: v.string() })),
})

const productName = v.object({
  fundCode,
  fundName: v.string(),
  kind: v.picklist(PLAN_KINDS),
  fundRiskLevel,
})

export const queryPrivateState = query({
  name: 'queryPrivateState',
  about: 'Says which step of private investing the user is at; names products once confirmed.',
  method: 'GET',
  path: '/api/private/queryPrivateState',
  source: 'assumed',
  request: nothing,
  payload: v.object({
    serverTime: time14,
    /** The first step that is missing, or `ready`. */
    step,
    missing: v.array(step),
    /** The last day of the confirmation, and of the qualification; null without one that counts. */
    validDate: v.nullable(date8),
    qualifiedDate: v.nullable(date8),
    /** True while papers are under review. */
    reviewing: v.boolean(),
    /** The declaration that confirming agrees to. */
    declaration: document,
    /** The highest risk level that the user's class allows; null without a valid assessment. */
    riskCap: v.nullable(fundRiskLevel),
    /** None before the confirmation. */
    products: rows(productName),
  }),
})

export const confirmTargetInvestor = mutation({
  name: 'confirmTargetInvestor',
  about: 'Declares a condition of a qualified investor: the confirmation as a target investor.',
  method: 'POST',
  path: '/api/private/confirmTargetInvestor',
  encoding: 'json',
  progress: 'button',
  effect: 'identity',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: ['notAuthenticated', 'riskMismatch', 'agreementUnread', 'handOver'],
  source: 'assumed',
  request: v.object({ requestNo, condition, hash: sha256 }),
  payload: v.object({ validDate: date8 }),
})

export const queryPrivateProduct = query({
  name: 'queryPrivateProduct',
  about: 'Shows a private product to confirmed users; its reports to holders.',
  method: 'GET',
  path: '/api/private/queryPrivateProduct',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ fundCode }),
  payload: v.object({
    ...productName.entries,
    serverTime: time14,
    term: v.string(),
    inception: date8,
    investment: v.string(),
    benchmarkName: v.string(),
    manager: v.string(),
    custodian: v.string(),
    /** The opening of each month: its day, or the next trading day. */
    openDay: v.pipe(v.number(), v.integer()),
    opening: v.object({ day: date8, until: time14, booking: v.boolean() }),
    /** Percent. */
    purchaseRate: v.string(),
    managementRate: v.string(),
    custodyRate: v.string(),
    performanceRate: v.string(),
    hurdle: v.string(),
    coolingHours: v.pipe(v.number(), v.integer()),
    nav: v.nullable(v.string()),
    accNav: v.nullable(v.string()),
    navDate: v.nullable(date8),
    placesLeft: total,
    /** The most holders that a plan may have. */
    places: total,
    /** True if the user holds it: the next purchase is a further one. */
    holds: v.boolean(),
    /** Every clause of the risk reveal is ticked by itself. */
    clauses: v.array(v.object({ clauseId: v.string(), text: v.string() })),
    /** The contract and the risk reveal, as they are now. */
    contract: document,
    riskReveal: document,
    /** Reports and events; none for those who hold nothing of it. */
    disclosures: rows(
      v.object({
        kind: v.picklist(['quarter', 'year', 'event']),
        title: v.string(),
        /** The day on which it came; null until then. */
        publishDate: v.nullable(date8),
        dueDate: date8,
        text: v.string(),
      }),
    ),
  }),
})

export const listPrivateNav = query({
  name: 'listPrivateNav',
  about: 'Lists the weekly values of a private product, oldest first.',
  method: 'GET',
  path: '/api/private/listPrivateNav',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ fundCode }),
  payload: v.object({
    ...productName.entries,
    benchmarkName: v.string(),
    /** Read as a whole: without a point the curve would be another one. */
    points: v.array(
      v.object({ date: date8, nav: v.string(), accNav: v.string(), benchmark: v.string() }),
    ),
  }),
})

export const listCertificates = query({
  name: 'listCertificates',
  about: 'Lists the papers that the user has handed in, newest first.',
  method: 'GET',
  path: '/api/private/listCertificates',
  source: 'assumed',
  request: nothing,
  payload: v.object({
    serverTime: time14,
    certificates: rows(
      v.object({
        requestNo: v.string(),
        kind: condition,
        state: v.picklist(['reviewing', 'approved', 'rejected', 'expired']),
        submitTime: time14,
        /** The time by which it is decided. */
        dueTime: time14,
        /** The reason of a rejection; `''` otherwise. */
        reason: v.string(),
        /** The last day on which it counts; null where it does not. */
        validDate: v.nullable(date8),
      }),
    ),
  }),
})

/** JPEG or PNG; the kind is the condition that it proves. */
export const submitCertificate = mutation({
  name: 'submitCertificate',
  about: 'Hands in a paper that proves a condition, for review.',
  method: 'POST',
  path: '/api/private/submitCertificate/{kind}',
  encoding: 'multipart',
  progress: 'button',
  effect: 'identity',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: ['notQualified', 'requestPending', 'documentTooLarge', 'documentUnreadable', 'handOver'],
  source: 'assumed',
  request: v.object({ requestNo, kind: condition, file: v.blob() }),
  payload: v.object({ requestNo: v.string(), dueTime: time14 }),
})

const contract = v.object({
  contractNo,
  requestNo: v.string(),
  ...productName.entries,
  amount: v.string(),
  /** Amount and fee: the sum to transfer. */
  payment: v.string(),
  state: v.picklist(CONTRACT_STATES),
  signTime: time14,
  payUntil: time14,
  /** The raising account, and the remark that the transfer must carry. */
  account: v.object({ name: v.string(), bank: v.string(), number: v.string(), remark: v.string() }),
  arriveTime: v.nullable(time14),
  coolingUntil: v.nullable(time14),
  visitTime: v.nullable(time14),
  /** The time of its cancelling, and the day on which its money is back; null without. */
  endTime: v.nullable(time14),
  refundDate: v.nullable(date8),
  refund: v.nullable(v.string()),
  /** The transfers that were sent back, and why. */
  returned: v.array(v.object({ time: time14, amount: v.string(), reason: v.string() })),
  /** The opening that it takes part in. */
  openDay: date8,
  /** The shares of one that has taken part; null before. */
  holding: v.nullable(
    v.object({
      shares: v.string(),
      base: v.string(),
      baseDate: date8,
      nav: v.string(),
      navDate: date8,
      rate: v.string(),
      hurdle: v.string(),
    }),
  ),
  /** The questions of the return visit, where it is due. */
  questions: v.array(v.object({ questionId: v.string(), text: v.string() })),
})

export const listPrivateContracts = query({
  name: 'listPrivateContracts',
  about: "Lists the user's contracts with their states, newest first.",
  method: 'GET',
  path: '/api/private/listPrivateContracts',
  source: 'assumed',
  request: nothing,
  payload: v.object({ serverTime: time14, contracts: rows(contract) }),
})

export const signPrivateContract = mutation({
  name: 'signPrivateContract',
  about: 'Signs the contract of a private product, once every clause was ticked.',
  method: 'POST',
  path: '/api/private/signPrivateContract',
  encoding: 'json',
  progress: 'sheet',
  effect: 'identity',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: [
    'notFound',
    'notQualified',
    'quotaFull',
    'notOpenDay',
    'amountOutOfRange',
    'riskMismatch',
    'agreementUnread',
    'handOver',
    'wrongTradingPassword',
    'tradingPasswordLocked',
    'tokenExpired',
  ],
  source: 'assumed',
  request: v.object({
    requestNo,
    fundCode,
    amount,
    clauses: v.pipe(v.array(text(32)), v.maxLength(30)),
    hashes: v.pipe(v.array(sha256), v.maxLength(4)),
    transPwd: sealed,
    randomCode,
  }),
  payload: v.object({ contractNo }),
})

export const cancelPrivateContract = mutation({
  name: 'cancelPrivateContract',
  about: 'Cancels a contract before its return visit; everything paid goes back.',
  method: 'POST',
  path: '/api/private/cancelPrivateContract',
  encoding: 'json',
  progress: 'sheet',
  effect: 'money',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: [
    'notFound',
    'notCancellable',
    'wrongTradingPassword',
    'tradingPasswordLocked',
    'tokenExpired',
  ],
  source: 'assumed',
  request: v.object({ requestNo, contractNo, transPwd: sealed, randomCode }),
  payload: v.object({ contractNo, endTime: time14, refundDate: v.nullable(date8) }),
})

export const answerReturnVisit = mutation({
  name: 'answerReturnVisit',
  about: 'Answers the return visit after the cooling-off; a no to any question ends the contract.',
  method: 'POST',
  path: '/api/private/answerReturnVisit',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'once',
  errors: ['notFound', 'coolingOff', 'alreadyClaimed', 'handOver'],
  source: 'assumed',
  request: v.object({
    contractNo,
    answers: v.pipe(v.array(v.object({ questionId: text(32), yes: v.boolean() })), v.maxLength(20)),
  }),
  payload: v.object({ state: v.picklist(CONTRACT_STATES) }),
})
