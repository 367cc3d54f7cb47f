import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  activateAccount,
  changeMobile,
  queryCaptchaSts,
  queryRandomCode,
  resetTransPwd,
  resetTransPwdSend,
  sendMobileCode,
  verifyBankMsgCode,
} from '#api/calls/account.ts'
import { RET } from '#api/endpoint.ts'
import { expectedSmsCode } from '#test/sandbox/identity/messages.ts'
import { sealedFields, prove } from '#test/sandbox/identity/test-steps.ts'
import { inventedCardNo, inventedCertNo } from '#test/sandbox/identity/invented.ts'
import { TRADING_PASSWORD } from '#test/sandbox/seed/personas.ts'
import { ask, call, control, signIn, type Session } from '#test/sandbox/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang', { reset: 'never' })

const sentPayload = v.object({ serialNo: v.string() })
const at = (to: string) => control(sandbox, 'clock', { to })
const send = async (session: Session, mobileNo: string, scene = 'change', more: object = {}) =>
  call(
    sandbox,
    sendMobileCode,
    { scene, ...(await sealedFields(sandbox, session, { mobileNo })), ...more },
    session,
  )

test('a context works once, for ten minutes, for its own user', async () => {
  const { expiresAt } = await ask(sandbox, queryRandomCode, {}, zhang)
  expect(expiresAt.slice(0, 10)).toBe('2026031110')
  const fields = {
    scene: 'change',
    ...(await sealedFields(sandbox, zhang, { mobileNo: '19900000001' })),
  }
  const li = await signIn(sandbox, 'li')
  expect((await call(sandbox, sendMobileCode, fields, li)).retCode).toBe(RET.tokenExpired)
  expect((await call(sandbox, sendMobileCode, fields, zhang)).retCode).toBe(0)
  expect((await call(sandbox, sendMobileCode, fields, zhang)).retCode).toBe(RET.tokenExpired)
})

test('a second message within a minute is refused, and after three an hour a captcha is required', async () => {
  const wang = await signIn(sandbox, 'wang')
  expect((await send(wang, '13000000001')).retCode).toBe(RET.mobileTaken)
  expect((await send(wang, '19900000002')).retCode).toBe(0)
  const soon = await send(wang, '19900000002')
  expect(soon.retCode).toBe(RET.tooOften)
  expect(soon.payload).toEqual({ retryAfter: expect.any(Number) })
  await at('20260311101000')
  await send(wang, '19900000002')
  await at('20260311101200')
  await send(wang, '19900000002')
  await at('20260311101400')
  expect((await send(wang, '19900000002')).retCode).toBe(RET.captchaNeeded)
  const { captchaFlag, captchaId, captchaImage } = await ask(
    sandbox,
    queryCaptchaSts,
    { scene: 'sendMobileCode' },
    wang,
  )
  expect(captchaFlag).toBe('1')
  const svg = Buffer.from(captchaImage.split(',')[1] ?? '', 'base64').toString()
  const captchaText = [...svg.matchAll(/>(.)<\/text>/g)].map((it) => it[1]).join('')
  expect((await send(wang, '19900000002', 'change', { captchaId, captchaText })).retCode).toBe(0)
})

test('a mobile number changes by code and password; a code fails five times, or after five minutes', async () => {
  const sun = await signIn(sandbox, 'chen')
  const newSerial = async () => v.parse(sentPayload, (await send(sun, '19900000003')).payload)
  const change = async (serialNo: string, verifyCode: string) =>
    call(
      sandbox,
      changeMobile,
      {
        ...(await sealedFields(sandbox, sun, {
          mobileNo: '19900000003',
          transPwd: TRADING_PASSWORD,
        })),
        serialNo,
        verifyCode,
      },
      sun,
    )
  const first = await newSerial()
  const wrong = expectedSmsCode(first.serialNo) === '000000' ? '111111' : '000000'
  for (const triesLeft of [4, 3, 2, 1, 0]) {
    expect(await change(first.serialNo, wrong)).toMatchObject({
      retCode: RET.wrongSmsCode,
      payload: { triesLeft },
    })
  }
  const right = expectedSmsCode(first.serialNo)
  expect((await change(first.serialNo, right)).retCode).toBe(RET.smsCodeExpired)
  await at('20260311102000')
  const second = await newSerial()
  await at('20260311102501')
  expect((await change(second.serialNo, expectedSmsCode(second.serialNo))).retCode).toBe(
    RET.smsCodeExpired,
  )
  const third = await newSerial()
  expect(await change(third.serialNo, expectedSmsCode(third.serialNo))).toMatchObject({
    retCode: 0,
    payload: { mobileNo: '199****0003' },
  })
})

test('the trading password is reset by card and code, which lifts the lock', async () => {
  const zhao = await signIn(sandbox, 'zhao')
  const proveWith = (transPwd: string) => prove(sandbox, zhao, transPwd)
  for (let tries = 0; tries < 4; tries += 1) {
    expect(await proveWith('135790')).toBe(RET.wrongTradingPassword)
  }
  expect(await proveWith('135790')).toBe(RET.tradingPasswordLocked)
  expect(await proveWith(TRADING_PASSWORD)).toBe(RET.tradingPasswordLocked)

  const ask1 = async (mobileNo: string) =>
    call(
      sandbox,
      resetTransPwdSend,
      {
        certNo: inventedCertNo('zhao', '0005'),
        bankSerial: 'zhao-1',
        ...(await sealedFields(sandbox, zhao, {
          bankNo: inventedCardNo('629901', 'zhao', '5120'),
          mobileNo,
        })),
      },
      zhao,
    )
  expect((await ask1('13000000001')).retCode).toBe(RET.identityMismatch)
  const sent = await ask1('13000000005')
  expect(sent.retCode).toBe(0)
  const { serialNo } = v.parse(sentPayload, sent.payload)
  const { transPwdToken } = await ask(
    sandbox,
    verifyBankMsgCode,
    { serialNo, verifyCode: expectedSmsCode(serialNo) },
    zhao,
  )
  const reset = async (first: string) =>
    call(
      sandbox,
      resetTransPwd,
      {
        transPwdToken,
        ...(await sealedFields(sandbox, zhao, { firstTransPwd: first, transPwd: first })),
      },
      zhao,
    )
  expect((await reset('654321')).retCode).toBe(RET.weakTradingPassword)
  expect((await reset('802519')).retCode).toBe(0)
  expect((await reset('802519')).retCode).toBe(RET.tokenExpired)
  expect(await proveWith('802519')).toBe(0)
})

test('an inactive account is activated by the trading password, which an unverified user lacks', async () => {
  for (const [user, retCode] of [
    ['zheng', 0],
    ['li', RET.notAuthenticated],
  ] as const) {
    const session = await signIn(sandbox, user)
    const fields = await sealedFields(sandbox, session, { transPwd: TRADING_PASSWORD })
    expect((await call(sandbox, activateAccount, fields, session)).retCode).toBe(retCode)
  }
})
