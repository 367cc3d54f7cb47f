import { randomBytes } from 'node:crypto'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import {
  bindWeChat,
  bindWeChatByCard,
  createJsapiSignature,
  getLoginUserInfo,
  getOpenIdByToken,
  queryOpenId,
  queryWxAppletStatus,
  signOut,
  unbindWeChat,
  weChatLoginEnhance,
  wxAppletBind,
  wxAppletLoginEnhance,
  wxAppletLoginEnhanceV2,
} from '#api/calls/login.ts'
import { epochTime } from '#test/sandbox/kernel/calendar.ts'
import { accountByPassword } from '#test/sandbox/departments/identity/account-lookup.ts'
import { requireRested } from '#test/sandbox/departments/identity/cool-down.ts'
import { JSAPI_APP, jsapiSignature } from '#test/sandbox/departments/identity/jsapi.ts'
import { takeMessage } from '#test/sandbox/departments/identity/messages.ts'
import {
  later,
  makeToken,
  openSeals,
  requirePassword,
  readToken,
  useUpToken,
} from '#test/sandbox/departments/identity/proofs.ts'
import {
  userAccount,
  readIdentity,
  linkOpenId,
  loginInfo,
  setMobile,
  userByMobile,
} from '#test/sandbox/departments/identity/records.ts'
import { personAt, tieAgain, untie } from '#test/sandbox/departments/identity/untied.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import {
  closeSession,
  openSession,
  redeemCode,
  userById,
  type CodeKind,
  type User,
} from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { toFlag, forAnyone, forUser } from '#test/sandbox/kernel/route.ts'
import { mobileRegistered } from '#test/sandbox/departments/identity/events.ts'

/** The time for which openid and encid may be used after a login: thirty days. */
const SESSION_MS = 30 * 24 * 60 * 60_000

/**
 * A session of the account that the open id leads to; RET.codeRejected where its login is refused.
 */
function keysFor({ db, clock }: World, person: User, kind: CodeKind) {
  if (person.login_refusal !== '') throw new Refusal(RET.codeRejected, person.login_refusal)
  const visitor = personAt(db, person, kind)
  const account = userAccount(db, visitor)
  const openedAt = clock.now()
  const expiresAt = later(openedAt, SESSION_MS)
  const encid = openSession(db, { userId: account.user_id, kind, expiresAt, openedAt })
  return { account, openid: visitor.open_id, encid }
}

/**
 * Returns whether this open id leads to an account by now: a session of the testers' page may be
 * from before that.
 */
const isTied = (db: Database, user: User) => userAccount(db, user).user_id !== user.user_id

/** SHOWN_RET.alreadyBound where the account is another's messaging-app user's, or the user has one. */
function requireBindable(db: Database, user: User, account: User): void {
  if (account.user_id === user.user_id) return
  const isTaken =
    readIdentity(db, user.user_id).registered === 1 ||
    isTied(db, user) ||
    readIdentity(db, account.user_id).wx_bound === 1
  if (isTaken) throw new Refusal(SHOWN_RET.alreadyBound, '该账户已绑定其他微信')
}

function bindMessaging(db: Database, user: User, account: User): void {
  db.transaction(() => {
    tieAgain(db, user, account, 'messaging')
    if (account.user_id !== user.user_id) linkOpenId(db, user, account, 'messaging')
    else db.run('UPDATE identities SET wx_bound = 1 WHERE user_id = ?', user.user_id)
  })
}

function appletLogin(world: World, code: string) {
  const visitor = redeemCode(world.db, 'applet', code, world.clock.now())
  if (!visitor) throw new Refusal(RET.codeRejected, '登录凭证无效，请重新登录')
  const { account, openid, encid } = keysFor(world, visitor, 'applet')
  return { openid, encid, visitor, userInfo: loginInfo(world.db, account) }
}

export const loginFamily = [
  forAnyone(queryOpenId, ({ code }, world) => {
    const user = redeemCode(world.db, 'web', code, world.clock.now())
    if (!user) throw new Refusal(RET.authorizationExpired, '授权已失效，请重新授权')
    const { openid, encid } = keysFor(world, user, 'web')
    return { openid, encid }
  }),

  // The mini-program's token, or a partner app's.
  forAnyone(getOpenIdByToken, ({ token }, world) => {
    const { db, clock } = world
    const made = readToken(world, 'login', token)
    if (made) useUpToken(world, token)
    const user = made ? userById(db, made.user_id) : redeemCode(db, 'partner', token, clock.now())
    if (!user) throw new Refusal(RET.codeRejected, '登录凭证无效或已使用')
    const { openid, encid } = keysFor(world, user, made ? 'applet' : 'partner')
    return { retValue: { openid, encid } }
  }),

  forUser(weChatLoginEnhance, (_fields, { db }, user) => loginInfo(db, user)),

  forAnyone(wxAppletLoginEnhanceV2, ({ code }, world) => {
    const { openid, encid, visitor, userInfo } = appletLogin(world, code)
    return { openid, encid, token: makeToken(world, visitor.user_id, 'login'), userInfo }
  }),

  forAnyone(wxAppletLoginEnhance, ({ code }, world) => {
    const { openid, encid, userInfo } = appletLogin(world, code)
    return { openid, encid, userInfo }
  }),

  forUser(wxAppletBind, (request, world, user) => {
    const { mobileNo, randomCode, serialNo, verifyCode } = request
    const { db } = world
    const opened = openSeals(world, user, randomCode, { mobileNo })
    const own = readIdentity(db, user.user_id)
    const owner = userByMobile(db, opened.mobileNo)
    const target = owner && owner.user_id !== user.user_id ? owner : own
    // A user with a mobile number is bound by that number alone: to change it takes the trading
    // password (`changeMobile`).
    const hasOther = own.registered === 1 && own.mobile !== '' && own.mobile !== opened.mobileNo
    const isTaken =
      target.applet_bound === 1 || (target !== own && (own.registered === 1 || isTied(db, user)))
    if (isTaken || hasOther)
      throw new Refusal(SHOWN_RET.alreadyBound, '该小程序或手机号已绑定其他账户')
    const message = takeMessage(world, user, 'bind', { serialNo, verifyCode })
    if (message.mobile !== opened.mobileNo) {
      throw new Refusal(RET.smsCodeExpired, '手机号已变更，请重新获取验证码')
    }
    return db.transaction(() => {
      tieAgain(db, user, userById(db, target.user_id) ?? user, 'applet')
      if (target === own) {
        setMobile(db, user.user_id, opened.mobileNo)
        db.run('UPDATE identities SET applet_bound = 1 WHERE user_id = ?', user.user_id)
        if (own.registered === 0) mobileRegistered.emit({ world, user, carried: request })
        return { userInfo: loginInfo(db, userById(db, user.user_id) ?? user) }
      }
      const account = userById(db, target.user_id) ?? user
      linkOpenId(db, user, account, 'applet')
      return { userInfo: loginInfo(db, account) }
    })
  }),

  forUser(queryWxAppletStatus, (_fields, { db }, user) => {
    const identity = readIdentity(db, user.user_id)
    return {
      wxBindFlag: toFlag(identity.applet_bound === 1),
      bindMobileFlag: toFlag(identity.mobile !== ''),
    }
  }),

  forAnyone(createJsapiSignature, ({ url }, world) => {
    const claim = {
      url,
      noncestr: randomBytes(12).toString('base64url'),
      timestamp: String(Math.floor(epochTime(world.clock.now()) / 1_000)),
    }
    const { noncestr, timestamp } = claim
    return { appid: JSAPI_APP, timestamp, noncestr, signature: jsapiSignature(world, claim) }
  }),

  forUser(bindWeChat, ({ idCard, transPwd, randomCode }, world, user) => {
    const { db } = world
    const opened = openSeals(world, user, randomCode, { idCard, transPwd })
    // The answer whether the account is free to bind is for the owner of its password alone.
    const tried = { certNo: opened.idCard, password: opened.transPwd }
    const account = accountByPassword(world, user, tried)
    requireBindable(db, user, account)
    bindMessaging(db, user, account)
    return loginInfo(db, account)
  }),

  forUser(bindWeChatByCard, (code, world, user) => {
    const { db } = world
    const { subject } = takeMessage(world, user, 'bindAccount', code)
    const account = userById(db, subject)
    if (!account) throw new Refusal(RET.smsCodeExpired, '验证码已失效，请重新获取')
    requireBindable(db, user, account)
    bindMessaging(db, user, account)
    return {
      userInfo: loginInfo(db, account),
      transPwdToken: makeToken(world, account.user_id, 'password'),
    }
  }),

  forUser(unbindWeChat, ({ unbindType, transPwd, randomCode }, world, user) => {
    const { db } = world
    requireRested(world, user)
    const opened = openSeals(world, user, randomCode, { transPwd })
    const identity = readIdentity(db, user.user_id)
    const isMessaging = unbindType === '1'
    if ((isMessaging ? identity.wx_bound : identity.applet_bound) === 0) {
      throw new Refusal(RET.notBound, '尚未绑定')
    }
    requirePassword(world, user, opened.transPwd)
    db.transaction(() => untie(db, user, isMessaging ? 'messaging' : 'applet'))
    return {}
  }),

  forUser(getLoginUserInfo, (_fields, { db }, user) => loginInfo(db, user)),

  forAnyone(signOut, (_fields, { db }, _user, session) => {
    closeSession(db, session)
    return {}
  }),
]
