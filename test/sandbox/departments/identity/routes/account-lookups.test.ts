import { expect, test } from 'vitest'
import { sendMobileCode } from '#api/calls/account.ts'
import { isUserAccountAuth } from '#api/calls/account-opening.ts'
import { certValidate } from '#api/calls/auth.ts'
import { bindWeChat, unbindWeChat } from '#api/calls/login.ts'
import { RET } from '#api/endpoint.ts'
import { LOOKUP_LIMITS } from '#domain/identity/account-lookups.ts'
import { inventedCertNo } from '#test/sandbox/departments/identity/invented.ts'
import { prove, sealedFields } from '#test/sandbox/departments/identity/testing/steps.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { ask, call, control, signIn, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, visitor } = useSandbox(['zhang', 'visitor'])

const ZHANG = inventedCertNo('zhang', '0001')
const NOBODY = inventedCertNo('nobody')
const WRONG = '135790'

async function bind(session: Session, idCard: string, transPwd: string) {
  const sealed = await sealedFields(sandbox, session, { idCard, transPwd })
  return call(sandbox, bindWeChat, { noAppAccount: '0', ...sealed }, session)
}

async function validate(session: Session, certNo: string, userName = '江知秋') {
  const sealed = await sealedFields(sandbox, session, { certNo, userName })
  return call(sandbox, certValidate, sealed, session)
}

async function leaveZhang(): Promise<void> {
  const sealed = await sealedFields(sandbox, zhang, { transPwd: TRADING_PASSWORD })
  await ask(sandbox, unbindWeChat, { unbindType: '1', ...sealed }, zhang)
}

const STRANGERS = ['wang', 'wu', 'sun', 'qian', 'zhou', 'li'] as const

test('a number without an account and a wrong password have one answer, try for try', async () => {
  await leaveZhang()
  const answers = async (userId: string, idCard: string) => {
    const session = await signIn(sandbox, userId)
    const all = []
    for (let tries = 0; tries < 6; tries += 1) all.push(await bind(session, idCard, WRONG))
    return all
  }
  const nobody = await answers('visitor', NOBODY)
  expect(nobody.map(({ retCode }) => retCode)).toEqual([
    ...Array.from({ length: 4 }, () => RET.wrongTradingPassword),
    RET.tradingPasswordLocked,
    RET.tradingPasswordLocked,
  ])
  expect(await answers('wang', ZHANG)).toEqual(nobody)
  // Without a password of its own, and bound to another messaging-app user.
  expect(await answers('applet', inventedCertNo('li'))).toEqual(nobody)
  expect(await answers('sun', inventedCertNo('wu', '0008'))).toEqual(nobody)
})

test('wrong passwords of strangers leave the owner their own', async () => {
  await leaveZhang()
  for (const userId of ['visitor', 'wang']) {
    const session = await signIn(sandbox, userId)
    for (let tries = 0; tries < 6; tries += 1) await bind(session, ZHANG, WRONG)
    // Not even the right one opens to who has used up the tries.
    expect((await bind(session, ZHANG, TRADING_PASSWORD)).retCode).toBe(RET.tradingPasswordLocked)
  }
  expect(await prove(sandbox, zhang, WRONG)).toBe(RET.wrongTradingPassword)
  expect(await prove(sandbox, zhang, TRADING_PASSWORD)).toBe(RET.ok)
})

test('an account is bound by a user who queried it, mistyped its password and then did not', async () => {
  await leaveZhang()
  const person = { certNo: ZHANG, userName: '张亦明' }
  expect(await ask(sandbox, isUserAccountAuth, person, visitor)).toMatchObject({ isAuth: '1' })
  for (let tries = 0; tries < 4; tries += 1) await bind(visitor, ZHANG, WRONG)
  expect((await bind(visitor, ZHANG, TRADING_PASSWORD)).retCode).toBe(RET.ok)
})

test('look-ups by different calls are counted together, five a day', async () => {
  const numbers = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => inventedCertNo(seed))
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = numbers
  await ask(sandbox, isUserAccountAuth, { certNo: a, userName: '江知秋' }, visitor)
  expect((await validate(visitor, b)).retCode).toBe(RET.ok)
  // The same query reveals nothing new, and queries for an earlier number are not counted.
  expect((await validate(visitor, b)).retCode).toBe(RET.ok)
  await bind(visitor, a, WRONG)
  await bind(visitor, c, WRONG)
  const taken = await sealedFields(sandbox, visitor, { mobileNo: '13000000001' })
  const code = await call(sandbox, sendMobileCode, { scene: 'enroll', ...taken }, visitor)
  expect(code.retCode).toBe(RET.mobileTaken)
  expect((await validate(visitor, d)).retCode).toBe(RET.ok)
  for (const refused of [
    await validate(visitor, e),
    await bind(visitor, f, WRONG),
    await call(sandbox, isUserAccountAuth, { certNo: f, userName: '江知秋' }, visitor),
  ]) {
    expect([refused.retCode, refused.retMsg]).toEqual([
      RET.tooOften,
      '今日查询次数已用完，请明日再试，或在 App 中办理',
    ])
  }
  await control(sandbox, 'clock', { days: 1 })
  expect((await validate(visitor, e)).retCode).toBe(RET.ok)
})

test('one number is queried so often a day, by any user', async () => {
  let asked = 0
  for (const userId of STRANGERS) {
    const session = await signIn(sandbox, userId)
    for (let times = 0; times < 4; times += 1) {
      const person = { certNo: NOBODY, userName: '江知秋' }
      const { retCode } = await call(sandbox, isUserAccountAuth, person, session)
      asked += 1
      expect(retCode).toBe(asked > LOOKUP_LIMITS.ofNumber ? RET.tooOften : RET.ok)
    }
  }
})

test('one number gets so many codes of strangers, and its owner those of their own', async () => {
  const free = '19900007777'
  const send = async (session: Session, scene: string, mobileNo: string) => {
    const sealed = await sealedFields(sandbox, session, { mobileNo })
    return call(sandbox, sendMobileCode, { scene, ...sealed }, session)
  }
  const [first, second] = [await signIn(sandbox, 'wang'), await signIn(sandbox, 'applet')]
  expect((await send(first, 'change', free)).retCode).toBe(RET.ok)
  expect(await send(second, 'enroll', free)).toMatchObject({
    retCode: RET.tooOften,
    retMsg: '该手机号的验证码发送过于频繁，请稍后再试',
  })
  // A foreign number that has an account, by the scene that does not say so.
  let sent = 0
  for (const [minute, userId] of STRANGERS.flatMap((it) => [it, it]).entries()) {
    await control(sandbox, 'clock', { to: `202603111${100 + minute * 2}00` })
    const { retCode } = await send(await signIn(sandbox, userId), 'bind', '13000000001')
    sent += 1
    expect(retCode).toBe(sent > 10 ? RET.tooOften : RET.ok)
  }
  expect((await call(sandbox, sendMobileCode, { scene: 'oldMobile' }, zhang)).retCode).toBe(RET.ok)
})
