import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  changeMobile,
  queryCaptchaSts,
  queryRandomCode,
  resetTransPwd,
  resetTransPwdSend,
  sendMobileCode,
  verifyBankMsgCode,
  verifyMobileCode,
  verifyTransPwd,
} from '#api/calls/account.ts'
import { unbindBankCard } from '#api/calls/bank.ts'
import { listServiceRequests } from '#api/calls/service-request.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { expectedSmsCode } from '#test/sandbox/departments/identity/messages.ts'
import { sealedFields, prove } from '#test/sandbox/departments/identity/testing/steps.ts'
import { inventedCardNo, inventedCertNo } from '#test/sandbox/departments/identity/invented.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { ask, call, control, signIn, type Session } from '#test/sandbox/testing/test-client.ts'
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
  expect((await call(sandbox, sendMobileCode, fields, li)).retCode).toBe(SHOWN_RET.tokenExpired)
  expect((await call(sandbox, sendMobileCode, fields, zhang)).retCode).toBe(0)
  expect((await call(sandbox, sendMobileCode, fields, zhang)).retCode).toBe(SHOWN_RET.tokenExpired)
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

const codeOf = (answer: { payload: unknown }) => {
  const { serialNo } = v.parse(sentPayload, answer.payload)
  return { serialNo, verifyCode: expectedSmsCode(serialNo) }
}

/** The proof by a code to the account's own number. */
async function numberProof(session: Session): Promise<string> {
  const sent = await call(sandbox, sendMobileCode, { scene: 'oldMobile' }, session)
  return (await ask(sandbox, verifyMobileCode, codeOf(sent), session)).proofToken
}

const change = async (
  session: Session,
  it: { mobileNo: string; proofToken?: string; serialNo: string; verifyCode: string },
) => {
  const { mobileNo, ...rest } = it
  const sealed = await sealedFields(sandbox, session, { mobileNo, transPwd: TRADING_PASSWORD })
  return call(sandbox, changeMobile, { ...sealed, ...rest }, session)
}

test('a mobile number changes by proof, code and password; a code fails five times, or after five minutes', async () => {
  const chen = await signIn(sandbox, 'chen')
  await at('20260311103000')
  const proofToken = await numberProof(chen)
  const mobileNo = '19900000003'
  const newCode = async () => codeOf(await send(chen, mobileNo))
  await at('20260311103200')
  const first = await newCode()
  const wrong = first.verifyCode === '000000' ? '111111' : '000000'
  for (const triesLeft of [4, 3, 2, 1, 0]) {
    expect(
      await change(chen, { mobileNo, proofToken, serialNo: first.serialNo, verifyCode: wrong }),
    ).toMatchObject({ retCode: RET.wrongSmsCode, payload: { triesLeft } })
  }
  const dead = await change(chen, { mobileNo, proofToken, ...first })
  expect(dead.retCode).toBe(RET.smsCodeExpired)
  await at('20260311103400')
  const second = await newCode()
  await at('20260311103901')
  const late = await change(chen, { mobileNo, proofToken, ...second })
  expect(late.retCode).toBe(RET.smsCodeExpired)
  await at('20260311104000')
  expect((await send(chen, mobileNo)).retCode).toBe(RET.captchaNeeded)
  await at('20260311114000')
  const again = await numberProof(chen)
  await at('20260311114200')
  const third = await newCode()
  expect(await change(chen, { mobileNo, proofToken: again, ...third })).toMatchObject({
    retCode: 0,
    payload: { mobileNo: '199****0003' },
  })
})

test('a number is not changed without a proof, with a used one, or with that of somebody else', async () => {
  await at('20260312100000')
  const qian = await signIn(sandbox, 'qian')
  const zhang1 = await signIn(sandbox, 'zhang')
  const others = await numberProof(zhang1)
  const own = await numberProof(qian)
  await at('20260312100200')
  const mobileNo = '19900000011'
  const code = codeOf(await send(qian, mobileNo))
  const refused = async (proofToken?: string) =>
    (
      await change(qian, {
        mobileNo,
        ...(proofToken === undefined ? {} : { proofToken }),
        ...code,
      })
    ).retCode
  expect(await refused()).toBe(RET.proofNeeded)
  expect(await refused(others)).toBe(RET.proofNeeded)
  expect(await refused('not a token')).toBe(RET.proofNeeded)
  // Leave to set a password is no leave to change the number.
  const sealed = await sealedFields(sandbox, qian, { transPwd: TRADING_PASSWORD })
  const { proofToken: forPassword } = await ask(
    sandbox,
    verifyTransPwd,
    { ...sealed, purpose: 'changePassword' },
    qian,
  )
  expect(await refused(forPassword)).toBe(RET.proofNeeded)
  expect(await refused(own)).toBe(0)
  await at('20260312100400')
  const next = codeOf(await send(qian, '19900000012'))
  const used = await change(qian, { mobileNo: '19900000012', proofToken: own, ...next })
  expect(used.retCode).toBe(RET.proofNeeded)
})

test('a number that is changed by a card makes untying rest for a day, and says until when', async () => {
  await at('20260312110000')
  const sent = await call(
    sandbox,
    resetTransPwdSend,
    {
      certNo: inventedCertNo('zhang', '0001'),
      bankSerial: 'zhang-1',
      purpose: 'changeMobile',
      ...(await sealedFields(sandbox, zhang, {
        bankNo: inventedCardNo('629901', 'zhang', '1024'),
        mobileNo: '13000000001',
      })),
    },
    zhang,
  )
  const code = codeOf(sent)
  // This code is for the number: it sets no password.
  expect((await call(sandbox, verifyBankMsgCode, code, zhang)).retCode).toBe(RET.smsCodeExpired)
  const { proofToken } = await ask(sandbox, verifyMobileCode, code, zhang)
  await at('20260312110200')
  expect((await send(zhang, '13000000001')).retCode).toBe(RET.sameAsBefore)
  const mobileNo = '19900000021'
  const next = codeOf(await send(zhang, mobileNo))
  expect((await change(zhang, { mobileNo, proofToken, ...next })).retCode).toBe(0)
  const { coolDownUntil } = await ask(sandbox, listServiceRequests, {}, zhang)
  expect(coolDownUntil).toMatch(/^202603131102/)
  const untie = async () => {
    const sealed = await sealedFields(sandbox, zhang, { transPwd: TRADING_PASSWORD })
    return call(sandbox, unbindBankCard, { bankSerial: 'zhang-2', ...sealed }, zhang)
  }
  const resting = await untie()
  expect(resting).toMatchObject({ retCode: SHOWN_RET.coolDown, payload: { until: coolDownUntil } })
  await at('20260313110300')
  expect((await untie()).retCode).not.toBe(SHOWN_RET.coolDown)
})

test('the old password lets another be set, once, and not the same', async () => {
  const session = await signIn(sandbox, 'wu')
  const sealed = await sealedFields(sandbox, session, { transPwd: TRADING_PASSWORD })
  const { proofToken: transPwdToken } = await ask(
    sandbox,
    verifyTransPwd,
    { ...sealed, purpose: 'changePassword' },
    session,
  )
  const set = async (password: string) => {
    const typed = { firstTransPwd: password, transPwd: password }
    const fields = { transPwdToken, ...(await sealedFields(sandbox, session, typed)) }
    return (await call(sandbox, resetTransPwd, fields, session)).retCode
  }
  expect(await set(TRADING_PASSWORD)).toBe(RET.sameAsBefore)
  expect(await set('802519')).toBe(0)
  expect(await set('931742')).toBe(SHOWN_RET.tokenExpired)
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
  expect((await reset('654321')).retCode).toBe(SHOWN_RET.weakTradingPassword)
  expect((await reset('802519')).retCode).toBe(0)
  expect((await reset('802519')).retCode).toBe(SHOWN_RET.tokenExpired)
  expect(await proveWith('802519')).toBe(0)
})
