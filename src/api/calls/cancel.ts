/** Cancelling an order (rules.md#cancel-permission). */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { applyNo, date8, flag, randomCode, sealed, time14 } from '#api/fields.ts'

/**
 * The place where a cancelled order's money goes, and by when: a card, a wallet, or the pension
 * account within minutes.
 */
const refund = { refundTo: v.string(), refundDate: v.nullable(date8) }

export const isShowCancelBtn = query({
  name: 'isShowCancelBtn',
  about: 'Says whether an order can be cancelled now, until when, and where its money would go.',
  method: 'POST',
  path: '/api/trans/isShowCancelBtn',
  errors: ['notFound'],
  source: 'given',
  request: v.object({ applyNo }),
  payload: v.object({
    showFlag: flag,
    /** Null when it cannot be cancelled. */
    cancelUntil: v.nullable(time14),
    ...refund,
  }),
})

export const queryIsCancel = query({
  name: 'queryIsCancel',
  about: 'Says whether an order was cancelled, for one whose answer was lost.',
  method: 'POST',
  path: '/api/trans/queryIsCancel',
  errors: ['notFound'],
  source: 'given',
  request: v.object({ applyNo }),
  payload: v.object({ cancelFlag: flag, cancelTime: v.nullable(time14), ...refund }),
})

/** The password sheet says that it is under way: no loading toast over it. */
export const cancel = mutation({
  name: 'cancel',
  about: 'Cancels an order before its cut-off.',
  method: 'POST',
  path: '/api/trans/cancel',
  encoding: 'json',
  progress: 'sheet',
  effect: 'money',
  idempotency: 'byKey',
  key: 'applyNo',
  errors: [
    'notFound',
    'notCancellable',
    'wrongTradingPassword',
    'tradingPasswordLocked',
    'tokenExpired',
  ],
  source: 'given',
  request: v.object({ applyNo, transPwd: sealed, randomCode }),
  payload: v.object({ applyNo, cancelTime: time14, ...refund }),
})
