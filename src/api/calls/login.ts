/** Messaging-app and mini-program login (rules.md#login-calls). */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { flag, invitation, nothing, randomCode, sealed, smsCode, text } from '#api/fields.ts'

/**
 * userInfo of rules.md#user-session-record. Name, mobile and certificate number arrive masked;
 * authFlag is -1 before anyone is known.
 */
export const loginUserInfo = v.object({
  appUserId: v.string(),
  appUserFlag: v.string(),
  appMobileUserFlag: v.string(),
  authFlag: v.picklist(['-1', '0', '1']),
  wxBindFlag: flag,
  certificateNo: v.string(),
  mobileNo: v.string(),
  custName: v.string(),
  hasBindWeChat: flag,
  bindMobileFlag: flag,
})

const keys = { openid: v.string(), encid: v.string() }

export const queryOpenId = mutation({
  name: 'queryOpenId',
  about: "Exchanges the messaging app's authorization code for the user's keys.",
  method: 'POST',
  path: '/api/wechat/queryOpenId',
  effect: 'identity',
  idempotency: 'once',
  needsUser: false,
  errors: ['codeRejected', 'authorizationExpired'],
  source: 'given',
  payloadSource: 'given',
  request: v.object({ code: text(200), source: text(8) }),
  payload: v.object(keys),
})

/** `retValue` is given, what it holds assumed. */
export const getOpenIdByToken = mutation({
  name: 'getOpenIdByToken',
  about: "Exchanges a partner app's token for the user's keys.",
  method: 'GET',
  path: '/api/wechat/getOpenIdByToken',
  effect: 'identity',
  idempotency: 'once',
  needsUser: false,
  errors: ['codeRejected'],
  source: 'given',
  request: v.object({ token: text(500) }),
  payload: v.object({ retValue: v.object(keys) }),
})

/** The method is not shown. */
export const weChatLoginEnhance = query({
  name: 'weChatLoginEnhance',
  about: 'Says who the messaging-app user is and whether an account is bound.',
  method: 'GET',
  path: '/api/wechat/weChatLoginEnhance',
  progress: 'toast',
  source: 'assumed',
  request: nothing,
  payload: loginUserInfo,
})

const appletLogin = { code: text(200), source: v.optional(text(8), '12') }

export const wxAppletLoginEnhanceV2 = mutation({
  name: 'wxAppletLoginEnhanceV2',
  about: "Signs in from the mini-program with its login code; bindMobileFlag sets the app's flag.",
  method: 'POST',
  path: '/api/wechat/v2/wxAppletLoginEnhance',
  effect: 'identity',
  idempotency: 'once',
  needsUser: false,
  errors: ['codeRejected'],
  source: 'given',
  request: v.object(appletLogin),
  payload: v.object({ ...keys, token: v.string(), userInfo: loginUserInfo }),
})

export const wxAppletLoginEnhance = mutation({
  name: 'wxAppletLoginEnhance',
  about: 'Signs in from an older mini-program, without a token.',
  method: 'POST',
  path: '/api/wechat/wxAppletLoginEnhance',
  effect: 'identity',
  idempotency: 'once',
  needsUser: false,
  errors: ['codeRejected'],
  source: 'given',
  request: v.object(appletLogin),
  payload: v.object({ ...keys, userInfo: loginUserInfo }),
})

export const wxAppletBind = mutation({
  name: 'wxAppletBind',
  about: 'Binds the mini-program user to the account of a mobile number.',
  method: 'POST',
  path: '/api/wechat/wxAppletBind',
  effect: 'identity',
  idempotency: 'once',
  errors: ['wrongSmsCode', 'smsCodeExpired', 'alreadyBound', 'tokenExpired'],
  source: 'given',
  /** `serialNo` is that of the text message (`sendMobileCode`, scene bind). */
  request: v.object({
    mobileNo: sealed,
    randomCode,
    serialNo: text(64),
    verifyCode: smsCode,
    ...invitation,
  }),
  payload: v.object({ userInfo: loginUserInfo }),
})

export const queryWxAppletStatus = query({
  name: 'queryWxAppletStatus',
  about: 'Says whether the mini-program user has an account and a mobile number bound.',
  method: 'GET',
  path: '/api/wechat/queryWxAppletStatus',
  source: 'given',
  request: nothing,
  payload: v.object({ wxBindFlag: flag, bindMobileFlag: flag }),
})

export const createJsapiSignature = query({
  name: 'CreateJsapiSignature',
  about: "Signs a page's address for the messaging app's script interface.",
  method: 'GET',
  path: '/th/jsonp/CreateJsapiSignature',
  needsUser: false,
  source: 'given',
  payloadSource: 'given',
  /** The page's address without its fragment. */
  request: v.object({ url: v.pipe(text(2_000), v.url()) }),
  payload: v.object({
    appid: v.string(),
    /** Seconds since 1970, as digits. */
    timestamp: v.string(),
    noncestr: v.string(),
    signature: v.string(),
  }),
})

/**
 * Of rules.md#bind-session: idCard, transPwd, noAppAccount and the digests idCardMd5 and
 * transPwdMd5. The digests are not sent: six digits are found from theirs in no time. All that
 * names the person is sealed, because addresses are logged.
 */
export const bindWeChat = mutation({
  name: 'bindWeChat',
  about:
    'Binds the messaging-app user to an account by number and trading password. No account and a wrong password read alike.',
  method: 'GET',
  path: '/api/account/v2/bindWeChat',
  effect: 'identity',
  idempotency: 'once',
  errors: [
    'wrongTradingPassword',
    'tradingPasswordLocked',
    'tooOften',
    'alreadyBound',
    'tokenExpired',
  ],
  source: 'given',
  request: v.object({ idCard: sealed, transPwd: sealed, randomCode, noAppAccount: flag }),
  payload: loginUserInfo,
})

/** For who has no trading password, has forgotten it or has locked it. */
export const bindWeChatByCard = mutation({
  name: 'bindWeChatByCard',
  about:
    'Binds the messaging-app user to the account of a card, by the code of resetTransPwdSend for bindAccount.',
  method: 'POST',
  path: '/api/account/bindWeChatByCard',
  encoding: 'json',
  effect: 'identity',
  idempotency: 'once',
  errors: ['wrongSmsCode', 'smsCodeExpired', 'alreadyBound'],
  source: 'assumed',
  request: v.object({ serialNo: text(64), verifyCode: smsCode }),
  /** `transPwdToken` lets `resetTransPwd` set a password, once. */
  payload: v.object({ userInfo: loginUserInfo, transPwdToken: v.string() }),
})

export const unbindWeChat = mutation({
  name: 'unbindWeChat',
  about: 'Unties the account from the messaging-app user or from the mini-program user.',
  method: 'POST',
  path: '/api/account/v2/unbindWeChat',
  effect: 'identity',
  idempotency: 'once',
  errors: ['wrongTradingPassword', 'tradingPasswordLocked', 'notBound', 'coolDown', 'tokenExpired'],
  source: 'given',
  /** 1 messaging app, 2 mini-program. */
  request: v.object({ unbindType: v.picklist(['1', '2']), transPwd: sealed, randomCode }),
  payload: nothing,
})

export const getLoginUserInfo = query({
  name: 'getLoginUserInfo',
  about: 'Says who is signed in.',
  method: 'GET',
  path: '/api/login/getLoginUserInfo',
  source: 'given',
  payloadSource: 'given',
  request: nothing,
  payload: loginUserInfo,
})

export const signOut = mutation({
  name: 'signOut',
  about: 'Ends the session; keys that are over already are no error.',
  method: 'POST',
  path: '/api/login/signOut',
  effect: 'identity',
  idempotency: 'repeatable',
  needsUser: false,
  source: 'assumed',
  request: nothing,
  payload: nothing,
})
