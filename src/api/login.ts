import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { nothing } from './fields.ts'

/** Exchanges the messaging app's authorization code for the user's keys (section 8, queryOpenId). */
export const queryOpenId = endpoint({
  name: 'queryOpenId',
  method: 'POST',
  path: '/api/wechat/queryOpenId',
  encoding: 'form',
  loading: true,
  effect: 'identity',
  source: 'given',
  request: v.object({ code: v.pipe(v.string(), v.minLength(1)), source: v.string() }),
  payload: v.object({ openid: v.string(), encid: v.string() }),
})

/** Who is signed in. Name, mobile and certificate number arrive masked. */
export const getLoginUserInfo = endpoint({
  name: 'getLoginUserInfo',
  method: 'GET',
  path: '/api/login/getLoginUserInfo',
  encoding: 'query',
  loading: false,
  effect: 'reads',
  source: 'given',
  request: nothing,
  payload: v.object({
    appUserId: v.string(),
    appUserFlag: v.string(),
    appMobileUserFlag: v.string(),
    authFlag: v.picklist(['-1', '0', '1']),
    wxBindFlag: v.picklist(['0', '1']),
    certificateNo: v.string(),
    mobileNo: v.string(),
    custName: v.string(),
    hasBindWeChat: v.picklist(['0', '1']),
    bindMobileFlag: v.picklist(['0', '1']),
  }),
})
