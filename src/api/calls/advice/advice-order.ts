/**
 * Signing for advice, and moving in, out and stopping: each an order with a child order for each
 * part (rules.md#advice). All assumed.
 */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import {
  applyNo,
  count,
  date8,
  flag,
  fundCode,
  randomCode,
  requestNo,
  sealed,
  sha256,
  text,
  time14,
} from '#api/fields.ts'
import { money, orderMoney, percent, shares } from '#api/figures.ts'
import { rows } from '#api/rows.ts'
import { portfolioCode } from './portfolio.ts'

const proof = { transPwd: sealed, randomCode }
const password = ['wrongTradingPassword', 'tradingPasswordLocked', 'tokenExpired'] as const
const gate = ['notFound', 'adviceNeeded', 'adviceMismatch'] as const

export const orderKind = v.picklist(['in', 'out', 'stop'])
/** `adjust` and `fee` are the company's own. */
export const adviceOrderKind = v.picklist(['in', 'out', 'stop', 'adjust', 'fee'])

export const queryAdviceDocuments = query({
  name: 'queryAdviceDocuments',
  about: 'Gives what has to be read before signing: agreement, risk reveal, strategy.',
  method: 'GET',
  path: '/api/advise/queryAdviceDocuments',
  errors: gate,
  source: 'assumed',
  request: v.object({ portfolioCode }),
  payload: v.object({
    protocols: v.array(
      v.object({
        protocolId: v.string(),
        title: v.string(),
        hash: sha256,
        sections: v.array(v.object({ heading: v.string(), text: v.string() })),
      }),
    ),
  }),
})

export const signAdvice = mutation({
  name: 'signAdvice',
  about: "Signs for a portfolio, in the company's own channels alone.",
  method: 'POST',
  path: '/api/advise/signAdvice',
  encoding: 'json',
  progress: 'sheet',
  effect: 'identity',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: [...gate, ...password, 'agreementUnread', 'portfolioClosed', 'handOver'],
  source: 'assumed',
  request: v.object({
    requestNo,
    portfolioCode,
    hashes: v.pipe(v.array(sha256), v.maxLength(10)),
    ...proof,
  }),
  payload: v.object({ portfolioCode, signedTime: time14 }),
})

const part = {
  fundCode,
  fundName: v.string(),
  /** Yuan that go in, or that are expected out by the newest value. */
  amount: money,
  /** Shares that go out; 0.00 of a purchase. */
  shares,
  fee: money,
  tradeDate: date8,
  confirmDate: date8,
  /** The day of the money; null of what goes in. */
  arrivalDate: v.nullable(date8),
}

export const estimatePortfolio = query({
  name: 'estimatePortfolio',
  about: 'Splits an order over the parts: amounts, fees, dates, and what is held under 7 days.',
  method: 'POST',
  path: '/api/advise/estimatePortfolio',
  encoding: 'json',
  errors: [...gate, 'amountOutOfRange', 'portfolioClosed', 'sharesShort'],
  source: 'assumed',
  request: v.object({
    portfolioCode,
    kind: orderKind,
    amount: v.optional(orderMoney),
    percent: v.optional(count(100)),
  }),
  payload: v.object({
    total: money,
    fees: money,
    /** Yuan of the advice for a year at this amount, after what is set off. */
    adviceYear: money,
    /** A part is under 7 days old: leaving costs 1.5 %. */
    under7Days: v.boolean(),
    parts: rows(v.object(part)),
  }),
})

const child = v.object({
  applyNo: v.string(),
  fundCode,
  fundName: v.string(),
  amount: money,
  shares,
})
const placed = v.object({ applyNo, operTime: time14, parts: v.array(child) })

export const applyPortfolio = mutation({
  name: 'applyPortfolio',
  about: 'Puts money into a portfolio: one payment, and an order for each part.',
  method: 'POST',
  path: '/api/advise/applyPortfolio',
  encoding: 'json',
  progress: 'sheet',
  effect: 'money',
  idempotency: 'byKey',
  key: 'applyNo',
  errors: [
    ...gate,
    ...password,
    'portfolioClosed',
    'cardUnavailable',
    'amountOutOfRange',
    'agreementUnread',
  ],
  source: 'assumed',
  request: v.object({
    applyNo,
    portfolioCode,
    amount: orderMoney,
    bankSerial: text(64),
    ...proof,
  }),
  payload: placed,
})

export const redeemPortfolio = mutation({
  name: 'redeemPortfolio',
  about: 'Takes a percent out of a portfolio: an order for each part, shares rounded down.',
  method: 'POST',
  path: '/api/advise/redeemPortfolio',
  encoding: 'json',
  progress: 'sheet',
  effect: 'money',
  idempotency: 'byKey',
  key: 'applyNo',
  errors: ['notFound', ...password, 'cardUnavailable', 'sharesShort', 'requestPending'],
  source: 'assumed',
  request: v.object({
    applyNo,
    portfolioCode,
    percent: count(100),
    bankSerial: text(64),
    ...proof,
  }),
  payload: placed,
})

export const stopAdvice = mutation({
  name: 'stopAdvice',
  about: 'Ends the advice: the funds stay as plain holdings, or all of them are sold.',
  method: 'POST',
  path: '/api/advise/stopAdvice',
  encoding: 'json',
  progress: 'sheet',
  effect: 'money',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: ['notFound', ...password, 'cardUnavailable', 'requestPending'],
  source: 'assumed',
  request: v.object({ requestNo, portfolioCode, keep: flag, bankSerial: text(64), ...proof }),
  payload: placed,
})

export const queryAdviceOrder = query({
  name: 'queryAdviceOrder',
  about: 'Says what became of an order on a portfolio, part by part.',
  method: 'GET',
  path: '/api/advise/queryAdviceOrder',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ applyNo }),
  payload: v.object({
    applyNo,
    portfolioCode,
    portfolioName: v.string(),
    kind: adviceOrderKind,
    operTime: time14,
    total: money,
    percent: v.nullable(percent),
    kept: v.boolean(),
    state: v.picklist(['underWay', 'done', 'partlyFailed', 'failed']),
    parts: rows(
      v.object({
        applyNo: v.string(),
        fundCode,
        fundName: v.string(),
        amount: money,
        shares,
        status: v.string(),
        confirmDate: date8,
        arrivalDate: v.nullable(date8),
        error: v.string(),
      }),
    ),
  }),
})
