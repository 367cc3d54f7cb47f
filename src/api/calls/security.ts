/**
 * The devices that are signed in, and the freezing of an account (rules.md#security-centre). No
 * calls are given: all are assumed.
 */
import * as v from 'valibot'
import { messageSent } from './account-opening.ts'
import { mutation, query } from '#api/endpoint.ts'
import { flag, nothing, randomCode, requestNo, sealed, smsCode, text, time14 } from '#api/fields.ts'
import { rows } from '#api/rows.ts'

/** The container that the keys were given to. */
const container = v.picklist(['app', 'web', 'applet', 'partner'])

const signIn = {
  time: time14,
  /** By province; `''` where it is not known. */
  place: v.string(),
  container,
  /** As the provider's people would say it: iPhone, Android 手机. */
  device: v.string(),
  /** The session that asks. */
  current: flag,
}

export const querySecurity = query({
  name: 'querySecurity',
  about: 'Says whether the account is frozen, and when the trading password was last changed.',
  method: 'GET',
  path: '/api/security/querySecurity',
  source: 'assumed',
  request: nothing,
  payload: v.object({
    frozen: flag,
    /** Null while it is not frozen. */
    frozenTime: v.nullable(time14),
    hasPassword: flag,
    /** Null where it was never changed since it was set. */
    passwordTime: v.nullable(time14),
  }),
})

export const listSignIns = query({
  name: 'listSignIns',
  about: 'Lists the sign-ins of ninety days, newest first.',
  method: 'GET',
  path: '/api/security/listSignIns',
  source: 'assumed',
  request: nothing,
  payload: v.object({ signIns: rows(v.object({ signInId: v.string(), ...signIn })) }),
})

export const listDevices = query({
  name: 'listDevices',
  about: 'Lists the devices that are signed in, the one that asks first.',
  method: 'GET',
  path: '/api/security/listDevices',
  source: 'assumed',
  request: nothing,
  payload: v.object({ devices: rows(v.object({ deviceId: v.string(), ...signIn })) }),
})

/** Of one device, or with `others` of all but the one that asks, which `signOut` ends. */
export const signOutDevice = mutation({
  name: 'signOutDevice',
  about: 'Ends the session of another device, or of all others; what is over stays so.',
  method: 'POST',
  path: '/api/security/signOutDevice',
  encoding: 'json',
  progress: 'button',
  effect: 'identity',
  idempotency: 'repeatable',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ deviceId: v.optional(text(64)), others: v.optional(flag, '0') }),
  payload: nothing,
})

export const freezeAccount = mutation({
  name: 'freezeAccount',
  about:
    'Stops orders, debits, changes and quick withdrawals at once. Money that comes in goes on.',
  method: 'POST',
  path: '/api/security/freezeAccount',
  encoding: 'json',
  progress: 'sheet',
  effect: 'identity',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: ['wrongTradingPassword', 'tradingPasswordLocked', 'tokenExpired'],
  source: 'assumed',
  request: v.object({ requestNo, transPwd: sealed, randomCode }),
  payload: v.object({ frozenTime: time14 }),
})

export const sendUnfreezeCode = mutation({
  name: 'sendUnfreezeCode',
  about: "Sends a code for unfreezeAccount to the user's own mobile number.",
  method: 'POST',
  path: '/api/security/sendUnfreezeCode',
  effect: 'other',
  idempotency: 'once',
  errors: ['tooOften'],
  source: 'assumed',
  request: nothing,
  payload: messageSent,
})

/** Both the password and the code: one alone may be in wrong hands. */
export const unfreezeAccount = mutation({
  name: 'unfreezeAccount',
  about: 'Ends the freeze, by the trading password and the code of sendUnfreezeCode.',
  method: 'POST',
  path: '/api/security/unfreezeAccount',
  encoding: 'json',
  progress: 'sheet',
  effect: 'identity',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: [
    'wrongTradingPassword',
    'tradingPasswordLocked',
    'tokenExpired',
    'wrongSmsCode',
    'smsCodeExpired',
  ],
  source: 'assumed',
  request: v.object({
    requestNo,
    transPwd: sealed,
    randomCode,
    serialNo: text(64),
    verifyCode: smsCode,
  }),
  payload: nothing,
})
