/**
 * A fresh proof of identity, for the acts that ask for one (rules.md#step-up). No calls are given:
 * all are assumed.
 */
import * as v from 'valibot'
import { messageSent } from './account-opening.ts'
import { mutation } from '#api/endpoint.ts'
import { nothing, randomCode, sealed, smsCode, text } from '#api/fields.ts'

export const sendProofCode = mutation({
  name: 'sendProofCode',
  about:
    "Sends a code for proveIdentity to the user's own mobile number, where no trading password is set.",
  method: 'POST',
  path: '/api/auth/sendProofCode',
  effect: 'other',
  idempotency: 'once',
  errors: ['tooOften'],
  source: 'assumed',
  request: nothing,
  payload: messageSent,
})

/** The proof counts for the session that gave it, for five minutes. */
export const proveIdentity = mutation({
  name: 'proveIdentity',
  about:
    'Proves the identity by the trading password; by the code of sendProofCode where none is set.',
  method: 'POST',
  path: '/api/auth/proveIdentity',
  effect: 'other',
  idempotency: 'once',
  errors: [
    'wrongTradingPassword',
    'tradingPasswordLocked',
    'tokenExpired',
    'wrongSmsCode',
    'smsCodeExpired',
  ],
  source: 'assumed',
  /** The first two, or the last two. */
  request: v.object({
    transPwd: v.optional(sealed),
    randomCode: v.optional(randomCode),
    serialNo: v.optional(text(64)),
    verifyCode: v.optional(smsCode),
  }),
  payload: nothing,
})
