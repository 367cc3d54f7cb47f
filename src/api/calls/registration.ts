/** Enrolling with a mobile number (/enroll). All assumed. */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { protocol } from '#api/entities.ts'
import { date8, invitation, randomCode, sealed, smsCode, text } from '#api/fields.ts'
import { loginUserInfo } from './login.ts'

/**
 * The texts that are agreed to: on registering, opening an account, adding a card by the express
 * channel, at the payment bank, at the pension bank, on becoming a member.
 */
export const agreementScene = v.picklist([
  'enroll',
  'opening',
  'addCard',
  'express',
  'paymentBank',
  'pension',
  'vip',
])
export type AgreementScene = v.InferOutput<typeof agreementScene>

export const listProtocols = query({
  name: 'listProtocols',
  about: 'Lists the agreements of a scene, each with the hash of its wording.',
  method: 'GET',
  path: '/api/account/listProtocols',
  needsUser: false,
  source: 'assumed',
  request: v.object({ scene: agreementScene }),
  payload: v.object({
    protocols: v.array(
      v.object({ ...protocol.entries, version: v.string(), effectiveDate: date8 }),
    ),
  }),
})

/** The code comes from `sendMobileCode`, scene enroll. */
export const registerByMobile = mutation({
  name: 'registerByMobile',
  about: 'Makes an app user of a mobile number, for the messaging-app user who asks.',
  method: 'POST',
  path: '/api/account/registerByMobile',
  encoding: 'json',
  effect: 'identity',
  idempotency: 'once',
  errors: ['wrongSmsCode', 'smsCodeExpired', 'mobileTaken', 'agreementUnread', 'tokenExpired'],
  source: 'assumed',
  request: v.object({
    mobileNo: sealed,
    randomCode,
    serialNo: text(64),
    verifyCode: smsCode,
    protocolIds: v.pipe(v.array(text(64)), v.maxLength(20)),
    ...invitation,
  }),
  payload: v.object({ userInfo: loginUserInfo }),
})
