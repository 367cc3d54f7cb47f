/** Calls about all plans at once: their debits by month, and their card. All assumed. */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { date8, month6, randomCode, requestNo, sealed, text, time14 } from '#api/fields.ts'
import { money } from '#api/figures.ts'
import { overseasDays } from '#api/overseas-days.ts'
import { rows } from '#api/rows.ts'

export const listMonthDebits = query({
  name: 'listMonthDebits',
  about: 'Lists every debit of a month over all plans, those that were and those to come.',
  method: 'GET',
  path: '/api/plan/listMonthDebits',
  source: 'assumed',
  /** Without a month: this one. */
  request: v.object({ month: v.optional(month6) }),
  payload: v.object({
    serverTime: time14,
    month: month6,
    /** Months that have or may have debits, both included. */
    firstMonth: month6,
    lastMonth: month6,
    /** Oldest first. */
    debits: rows(
      v.object({
        date: date8,
        planNo: v.string(),
        planName: v.string(),
        fundName: v.string(),
        amount: money,
        /** `due`: still to come; of a smart plan the base until its amount is known. */
        state: v.picklist(['due', 'paid', 'failed', 'skipped']),
        /** The reason why it failed or is skipped; `''` otherwise. */
        reason: v.string(),
        /** The planned day, where a closure moves the debit; null where it is on its day. */
        movedFrom: v.nullable(date8),
        /** The markets abroad that close on that day, by name; empty where the exchanges do. */
        closedMarkets: v.optional(v.array(v.string()), []),
        /** The markets abroad that have to be open on its days. */
        overseasMarkets: overseasDays.overseasMarkets,
        /** The order; `''` where there is none. */
        applyNo: v.string(),
      }),
    ),
  }),
})

const cardChanges = v.object({
  /** One for each plan of the former card that has not ended. */
  plans: v.array(
    v.object({
      planNo: v.string(),
      planName: v.string(),
      change: v.picklist(['changed', 'same', 'locked', 'overLimit', 'fund']),
    }),
  ),
})

export const changePlansCard = mutation({
  name: 'changePlansCard',
  about: 'Debits all plans of one card from another; says of each whether it is done.',
  method: 'POST',
  path: '/api/plan/changePlansCard',
  encoding: 'json',
  progress: 'sheet',
  effect: 'money',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: [
    'notFound',
    'cardUnavailable',
    'wrongTradingPassword',
    'tradingPasswordLocked',
    'tokenExpired',
  ],
  source: 'assumed',
  request: v.object({
    requestNo,
    fromBankSerial: text(64),
    bankSerial: text(64),
    transPwd: sealed,
    randomCode,
  }),
  payload: cardChanges,
})

export const queryPlansCardChange = query({
  name: 'queryPlansCardChange',
  about: 'Gives what became of a change of card by its number.',
  method: 'GET',
  path: '/api/plan/queryPlansCardChange',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ requestNo }),
  payload: cardChanges,
})
