import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sendMobileCode } from '#api/calls/account.ts'
import { queryUserStatus } from '#api/calls/auth.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import {
  bindWeChat,
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
import { inventedCertNo } from '#test/sandbox/departments/identity/invented.ts'
import { expectedSmsCode } from '#test/sandbox/departments/identity/messages.ts'
import { sealedFields } from '#test/sandbox/departments/identity/testing/steps.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import {
  ask,
  call,
  control,
  openSandbox,
  signIn,
  type Session,
} from '#test/sandbox/testing/test-client.ts'
import {
  appletCode,
  authorizationCode,
  partnerToken,
} from '#test/sandbox/departments/identity/testing/login-code.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang')

const ZHANG_MOBILE = '13000000001'

const toSession = (keys: { openid: string; encid: string }): Session => ({
  openId: keys.openid,
  encOpenId: keys.encid,
})
const sessionUserId = async (session: Session) =>
  (await ask(sandbox, getLoginUserInfo, {}, session)).appUserId
const appletLogin = async (userId: string) =>
  ask(sandbox, wxAppletLoginEnhanceV2, { code: await appletCode(sandbox, userId) })

/** The fields that `wxAppletBind` takes, the code having arrived. */
async function toMobile(session: Session, mobileNo: string) {
  const asked = { scene: 'bind', ...(await sealedFields(sandbox, session, { mobileNo })) }
  const { serialNo } = await ask(sandbox, sendMobileCode, asked, session)
  const code = { serialNo, verifyCode: expectedSmsCode(serialNo) }
  return { ...code, ...(await sealedFields(sandbox, session, { mobileNo })) }
}

test.each([
  ['the mini-program', wxAppletLoginEnhanceV2],
  ['an older mini-program', wxAppletLoginEnhance],
])('a code of %s opens a session of its user, once', async (_who, endpoint) => {
  const code = await appletCode(sandbox, 'applet')
  const { userInfo, ...keys } = await ask(sandbox, endpoint, { code })
  expect(userInfo).toMatchObject({ appUserId: 'applet', authFlag: '-1', bindMobileFlag: '0' })
  expect(await sessionUserId(toSession(keys))).toBe('applet')
  expect((await call(sandbox, endpoint, { code })).retCode).toBe(RET.codeRejected)
})

test('an older mini-program gets no token', async () => {
  const code = await appletCode(sandbox, 'applet')
  const { payload } = await call(sandbox, wxAppletLoginEnhance, { code })
  expect(Object.keys(v.parse(v.looseObject({}), payload)).toSorted()).toEqual([
    'encid',
    'openid',
    'userInfo',
  ])
})

test("the mini-program's token opens a session of the same user, once, within a quarter of an hour", async () => {
  const { token } = await appletLogin('applet')
  const { retValue } = await ask(sandbox, getOpenIdByToken, { token })
  expect(await sessionUserId(toSession(retValue))).toBe('applet')
  expect((await call(sandbox, getOpenIdByToken, { token })).retCode).toBe(RET.codeRejected)

  const { token: old } = await appletLogin('applet')
  await control(sandbox, 'clock', { to: '20260311101600' })
  expect((await call(sandbox, getOpenIdByToken, { token: old })).retCode).toBe(RET.codeRejected)
})

test("a partner app's token opens a session of its user, and a refused user gets the reason", async () => {
  const token = await partnerToken(sandbox, 'partner')
  const { retValue } = await ask(sandbox, getOpenIdByToken, { token })
  expect(await sessionUserId(toSession(retValue))).toBe('partner')
  const refused = await call(sandbox, getOpenIdByToken, {
    token: await partnerToken(sandbox, 'tang'),
  })
  expect(refused).toMatchObject({
    retCode: RET.codeRejected,
    retMsg: '该微信账号已被限制登录，请联系客服',
  })
})

test.each([
  ['the authorization page', authorizationCode, [wxAppletLoginEnhanceV2, wxAppletLoginEnhance]],
  ['the mini-program', appletCode, [queryOpenId]],
  ["a partner's app", partnerToken, [queryOpenId, wxAppletLoginEnhanceV2]],
] as const)('a code of %s is not accepted in place of another', async (_who, issue, others) => {
  for (const endpoint of others) {
    const code = await issue(sandbox, 'zhang')
    const answer = await call(sandbox, endpoint, { code, source: 'h5' })
    expect(answer.retCode).not.toBe(RET.ok)
  }
  const asToken = await call(sandbox, getOpenIdByToken, {
    token: await authorizationCode(sandbox, 'zhang'),
  })
  expect(asToken.retCode).toBe(RET.codeRejected)
})

test("the mini-program's user enters the account of a mobile number, until that is unbound", async () => {
  const applet = toSession(await appletLogin('applet'))
  const status = async () => ask(sandbox, queryWxAppletStatus, {}, applet)
  expect(await status()).toEqual({ wxBindFlag: '0', bindMobileFlag: '0' })

  const { userInfo } = await ask(
    sandbox,
    wxAppletBind,
    await toMobile(applet, ZHANG_MOBILE),
    applet,
  )
  expect(userInfo).toMatchObject({ appUserId: 'zhang', mobileNo: '130****0001' })
  expect(await status()).toEqual({ wxBindFlag: '1', bindMobileFlag: '1' })
  expect(await sessionUserId(applet)).toBe('zhang')
  expect((await appletLogin('applet')).userInfo.appUserId).toBe('zhang')

  const unbind = {
    unbindType: '2',
    ...(await sealedFields(sandbox, zhang, { transPwd: TRADING_PASSWORD })),
  }
  await ask(sandbox, unbindWeChat, unbind, zhang)
  expect((await call(sandbox, getLoginUserInfo, {}, applet)).retCode).toBe(RET.notLoggedIn)
  expect((await appletLogin('applet')).userInfo.appUserId).toBe('applet')
  expect((await ask(sandbox, weChatLoginEnhance, {}, zhang)).wxBindFlag).toBe('1')
})

test("an unused mobile number becomes the mini-program user's own", async () => {
  const applet = toSession(await appletLogin('applet'))
  await ask(sandbox, wxAppletBind, await toMobile(applet, '19900001234'), applet)
  expect((await appletLogin('applet')).userInfo).toMatchObject({
    appUserId: 'applet',
    authFlag: '0',
    mobileNo: '199****1234',
    bindMobileFlag: '1',
  })
})

test('a user with a mobile number binds the mini-program with that number alone', async () => {
  const li = await signIn(sandbox, 'li')
  const other = await toMobile(li, '19900001234')
  expect((await call(sandbox, wxAppletBind, other, li)).retCode).toBe(SHOWN_RET.alreadyBound)
  expect((await ask(sandbox, queryUserStatus, {}, li)).mobileNo).toBe('130****0002')
  await control(sandbox, 'clock', { to: '20260311100200' })
  await ask(sandbox, wxAppletBind, await toMobile(li, '13000000002'), li)
  expect((await ask(sandbox, queryWxAppletStatus, {}, li)).wxBindFlag).toBe('1')
})

test('an open id that is tied to an account cannot be tied to another', async () => {
  const applet = toSession(await appletLogin('applet'))
  await ask(sandbox, wxAppletBind, await toMobile(applet, ZHANG_MOBILE), applet)
  // As the testers' page enters a persona: past the login, so past the tie.
  const persona = await signIn(sandbox, 'applet')
  await control(sandbox, 'clock', { to: '20260311100200' })
  const toLi = await toMobile(persona, '13000000002')
  expect((await call(sandbox, wxAppletBind, toLi, persona)).retCode).toBe(SHOWN_RET.alreadyBound)

  const wu = await signIn(sandbox, 'wu')
  const password = { transPwd: TRADING_PASSWORD }
  const unbind = { unbindType: '1', ...(await sealedFields(sandbox, wu, password)) }
  await ask(sandbox, unbindWeChat, unbind, wu)
  const secrets = { idCard: inventedCertNo('wu', '0008'), ...password }
  const toWu = { noAppAccount: '1', ...(await sealedFields(sandbox, persona, secrets)) }
  expect((await call(sandbox, bindWeChat, toWu, persona)).retCode).toBe(SHOWN_RET.alreadyBound)
})

test('the code of one mobile number cannot bind another', async () => {
  const applet = toSession(await appletLogin('applet'))
  const { serialNo, verifyCode } = await toMobile(applet, '19900001234')
  const sealed = await sealedFields(sandbox, applet, { mobileNo: ZHANG_MOBILE })
  const answer = await call(sandbox, wxAppletBind, { serialNo, verifyCode, ...sealed }, applet)
  expect(answer.retCode).toBe(RET.smsCodeExpired)
  expect(await sessionUserId(applet)).toBe('applet')
})

test('a session that was bound stays the account’s when it binds once more', async () => {
  const visitor = await signIn(sandbox, 'visitor')
  const bind = async () => ({
    noAppAccount: '0',
    ...(await sealedFields(sandbox, visitor, {
      idCard: inventedCertNo('zhang', '0001'),
      transPwd: TRADING_PASSWORD,
    })),
  })
  const unbind = {
    unbindType: '1',
    ...(await sealedFields(sandbox, zhang, { transPwd: TRADING_PASSWORD })),
  }
  await ask(sandbox, unbindWeChat, unbind, zhang)
  expect((await ask(sandbox, bindWeChat, await bind(), visitor)).appUserId).toBe('zhang')
  expect((await ask(sandbox, bindWeChat, await bind(), visitor)).appUserId).toBe('zhang')
  const code = await authorizationCode(sandbox, 'visitor')
  const keys = await ask(sandbox, queryOpenId, { code, source: '12' })
  expect(await sessionUserId(toSession(keys))).toBe('zhang')
})

test("a page's address is signed with the ticket, the moment and a fresh word, without its fragment", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
  try {
    const database = path.join(folder, 'sandbox.db')
    const kept = await openSandbox({ database })
    const page = 'https://h5.example/home?a=1'
    const plain = await ask(kept, createJsapiSignature, { url: page })
    const anchored = await ask(kept, createJsapiSignature, { url: `${page}#/fund` })
    await kept.stop()
    const db = new DatabaseSync(database)
    const row = db.prepare("SELECT value FROM meta WHERE key = 'jsapi_ticket'").get()
    db.close()
    const { value: ticket } = v.parse(v.object({ value: v.string() }), row)
    for (const { noncestr, timestamp, signature } of [plain, anchored]) {
      const signed = `jsapi_ticket=${ticket}&noncestr=${noncestr}&timestamp=${timestamp}&url=${page}`
      expect(signature).toBe(createHash('sha1').update(signed).digest('hex'))
    }
    expect(plain.noncestr).not.toBe(anchored.noncestr)
    // 2026-03-11 10:00 in China, and not yet a minute later.
    const begun = Date.UTC(2026, 2, 11, 2) / 1_000
    expect(Number(plain.timestamp) - begun).toBeGreaterThanOrEqual(0)
    expect(Number(plain.timestamp) - begun).toBeLessThan(60)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the keys of a login are refused after thirty days', async () => {
  const code = await authorizationCode(sandbox, 'zhang')
  const keys = toSession(await ask(sandbox, queryOpenId, { code, source: 'h5' }))
  await control(sandbox, 'clock', { days: 29 })
  expect(await sessionUserId(keys)).toBe('zhang')
  await control(sandbox, 'clock', { days: 1 })
  expect(await call(sandbox, getLoginUserInfo, {}, keys)).toMatchObject({
    retCode: RET.sessionExpired,
    retMsg: '登录已过期，请重试',
    payload: null,
  })
  // The identity of the caller does not matter to a call for anyone.
  const open = { url: 'http://localhost/' }
  expect((await call(sandbox, createJsapiSignature, open, keys)).retCode).toBe(RET.ok)
})

test('who signs out ends that session alone, and may do so again', async () => {
  const other = await signIn(sandbox, 'zhang')
  await ask(sandbox, signOut, {}, zhang)
  await ask(sandbox, signOut, {}, zhang)
  expect((await call(sandbox, getLoginUserInfo, {}, zhang)).retCode).toBe(RET.notLoggedIn)
  expect(await sessionUserId(other)).toBe('zhang')
  expect((await call(sandbox, signOut, {})).retCode).toBe(RET.ok)
})

test('the control page ends the keys of one persona, or of all', async () => {
  const li = await signIn(sandbox, 'li')
  expect(await control(sandbox, 'session/expire', { userId: 'zhang' })).toMatchObject({
    expired: 1,
  })
  expect((await call(sandbox, getLoginUserInfo, {}, zhang)).retCode).toBe(RET.sessionExpired)
  expect(await sessionUserId(li)).toBe('li')
  await control(sandbox, 'session/expire', {})
  expect((await call(sandbox, getLoginUserInfo, {}, li)).retCode).toBe(RET.sessionExpired)
  expect(await sessionUserId(await signIn(sandbox, 'zhang'))).toBe('zhang')
  expect(await control(sandbox, 'session/expire', { userId: 'nobody' })).toMatchObject({
    status: 400,
  })
})
