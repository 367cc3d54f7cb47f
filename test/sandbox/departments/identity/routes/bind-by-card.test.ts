import { expect, test } from 'vitest'
import {
  resetTransPwd,
  resetTransPwdSend,
  verifyBankMsgCode,
  verifyMobileCode,
} from '#api/calls/account.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { bindWeChatByCard, getLoginUserInfo, queryOpenId, unbindWeChat } from '#api/calls/login.ts'
import { inventedCardNo, inventedCertNo } from '#test/sandbox/departments/identity/invented.ts'
import { expectedSmsCode } from '#test/sandbox/departments/identity/messages.ts'
import { authorizationCode } from '#test/sandbox/departments/identity/testing/login-code.ts'
import { prove, sealedFields } from '#test/sandbox/departments/identity/testing/steps.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { ask, call, control, signIn, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang')

const ZHANG = {
  certNo: inventedCertNo('zhang', '0001'),
  bankNo: inventedCardNo('629901', 'zhang', '1024'),
  mobileNo: '13000000001',
}

/** The fields that ask for a code to a card, without being bound to its account. */
async function request(session: Session, { certNo, ...numbers } = ZHANG) {
  return { certNo, purpose: 'bindAccount', ...(await sealedFields(sandbox, session, numbers)) }
}
const send = async (session: Session, numbers = ZHANG) =>
  call(sandbox, resetTransPwdSend, await request(session, numbers), session)

async function sentCode(session: Session) {
  const { serialNo } = await ask(sandbox, resetTransPwdSend, await request(session), session)
  return { serialNo, verifyCode: expectedSmsCode(serialNo) }
}

/** Unties zhang's account, so that it can be bound again. */
async function leave(): Promise<void> {
  const sealed = await sealedFields(sandbox, zhang, { transPwd: TRADING_PASSWORD })
  await ask(sandbox, unbindWeChat, { unbindType: '1', ...sealed }, zhang)
}

test('a card and the code of its bank bind the account, whose new password is then set', async () => {
  await leave()
  const visitor = await signIn(sandbox, 'visitor')
  const code = await sentCode(visitor)
  const { userInfo, transPwdToken } = await ask(sandbox, bindWeChatByCard, code, visitor)
  expect(userInfo).toMatchObject({ appUserId: 'zhang', hasBindWeChat: '1' })
  const typed = { firstTransPwd: '802519', transPwd: '802519' }
  const fields = { transPwdToken, ...(await sealedFields(sandbox, visitor, typed)) }
  expect((await call(sandbox, resetTransPwd, fields, visitor)).retCode).toBe(RET.ok)
  expect(await prove(sandbox, visitor, TRADING_PASSWORD)).toBe(RET.wrongTradingPassword)
  expect(await prove(sandbox, visitor, '802519')).toBe(RET.ok)
  // A later login of the same messaging-app user finds the account.
  const keys = await ask(sandbox, queryOpenId, {
    code: await authorizationCode(sandbox, 'visitor'),
    source: '12',
  })
  const again = { openId: keys.openid, encOpenId: keys.encid }
  expect((await ask(sandbox, getLoginUserInfo, {}, again)).appUserId).toBe('zhang')
})

test.each([
  ['another identity number', { certNo: inventedCertNo('wu', '0008') }],
  ['a number that nobody has', { certNo: inventedCertNo('nobody') }],
  ['another card', { bankNo: inventedCardNo('629901', 'sun', '6144') }],
  ['another mobile number', { mobileNo: '13000000003' }],
])('%s reads like every other mismatch', async (_what, wrong) => {
  const visitor = await signIn(sandbox, 'visitor')
  const answer = await send(visitor, { ...ZHANG, ...wrong })
  expect([answer.retCode, answer.retMsg]).toEqual([
    RET.identityMismatch,
    '证件号、银行卡号与预留手机号不一致',
  ])
})

test('who tries numbers has five a day', async () => {
  const visitor = await signIn(sandbox, 'visitor')
  const wrong = { ...ZHANG, mobileNo: '13000000003' }
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await send(visitor, wrong)).retCode).toBe(RET.identityMismatch)
  }
  expect((await send(visitor)).retCode).toBe(RET.tooOften)
  await control(sandbox, 'clock', { days: 1 })
  expect((await send(visitor)).retCode).toBe(RET.ok)
})

test('an account that is bound to another messaging-app user stays with it', async () => {
  const visitor = await signIn(sandbox, 'visitor')
  const code = await sentCode(visitor)
  expect((await call(sandbox, bindWeChatByCard, code, visitor)).retCode).toBe(
    SHOWN_RET.alreadyBound,
  )
  expect((await ask(sandbox, getLoginUserInfo, {}, visitor)).appUserId).toBe('visitor')
})

test('the code binds once, for its requester, and proves nothing else', async () => {
  await leave()
  const visitor = await signIn(sandbox, 'visitor')
  const code = await sentCode(visitor)
  const applet = await signIn(sandbox, 'applet')
  expect((await call(sandbox, bindWeChatByCard, code, applet)).retCode).toBe(RET.smsCodeExpired)
  for (const other of [verifyBankMsgCode, verifyMobileCode]) {
    expect((await call(sandbox, other, code, visitor)).retCode).toBe(RET.smsCodeExpired)
  }
  expect((await call(sandbox, bindWeChatByCard, code, visitor)).retCode).toBe(RET.ok)
  expect((await call(sandbox, bindWeChatByCard, code, visitor)).retCode).toBe(RET.smsCodeExpired)
})

test('a code that was requested to set a password binds nothing', async () => {
  const { certNo, ...numbers } = ZHANG
  const sealed = await sealedFields(sandbox, zhang, numbers)
  const fields = { certNo, bankSerial: 'zhang-1', ...sealed }
  const { serialNo } = await ask(sandbox, resetTransPwdSend, fields, zhang)
  const code = { serialNo, verifyCode: expectedSmsCode(serialNo) }
  expect((await call(sandbox, bindWeChatByCard, code, zhang)).retCode).toBe(RET.smsCodeExpired)
})
