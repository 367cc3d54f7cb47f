/** Enrolling with a mobile number (/enroll). All assumed. */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { protocol } from '#api/entities.ts'
import { randomCode, sealed, smsCode, text } from '#api/fields.ts'
import { loginUserInfo } from './login.ts'

/** /enroll/enrollProtocolList, /cmbAddBank/protocolList and the pension bank's. */
export const listProtocols = query({
  name: 'listProtocols',
  about: 'Lists the agreements of enrolling, of the payment bank or of the pension account.',
  method: 'GET',
  path: '/api/account/listProtocols',
  needsUser: false,
  source: 'assumed',
  request: v.object({ scene: v.picklist(['enroll', 'paymentBank', 'pension']) }),
  payload: v.object({ protocols: v.array(protocol) }),
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
  }),
  payload: v.object({ userInfo: loginUserInfo }),
})
