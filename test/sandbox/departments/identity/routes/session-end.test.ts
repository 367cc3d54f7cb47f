import { expect, test } from 'vitest'
import {
  changeMobile,
  resetTransPwd,
  sendMobileCode,
  verifyMobileCode,
  verifyTransPwd,
} from '#api/calls/account.ts'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { getLoginUserInfo, signOut } from '#api/calls/login.ts'
import {
  listServiceRequests,
  submitServiceRequest,
  uploadProofImage,
} from '#api/calls/service-request.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { SESSION_ENDED } from '#domain/sign-in/session-end.ts'
import { expectedSmsCode } from '#test/sandbox/departments/identity/messages.ts'
import { png, sealedFields } from '#test/sandbox/departments/identity/testing/steps.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { ask, call, control, signIn, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang: here } = useSandbox('zhang')

const NEW_NUMBER = '19900000031'
const otherDevice = () => signIn(sandbox, 'zhang')
const reads = (session: Session) => call(sandbox, listAssetsChannel, {}, session)

/** Leave to set another password, by the one that is set. */
async function passwordToken(session: Session): Promise<string> {
  const sealed = await sealedFields(sandbox, session, { transPwd: TRADING_PASSWORD })
  const fields = { ...sealed, purpose: 'changePassword' }
  return (await ask(sandbox, verifyTransPwd, fields, session)).proofToken
}

async function setPassword(session: Session, transPwdToken: string, password = '802519') {
  const typed = { firstTransPwd: password, transPwd: password }
  const fields = { transPwdToken, ...(await sealedFields(sandbox, session, typed)) }
  return call(sandbox, resetTransPwd, fields, session)
}

async function changeNumber(session: Session) {
  const { serialNo } = await ask(sandbox, sendMobileCode, { scene: 'oldMobile' }, session)
  const old = { serialNo, verifyCode: expectedSmsCode(serialNo) }
  const { proofToken } = await ask(sandbox, verifyMobileCode, old, session)
  await control(sandbox, 'clock', { to: '20260311100200' })
  const mobileNo = { mobileNo: NEW_NUMBER }
  const asked = { scene: 'change', ...(await sealedFields(sandbox, session, mobileNo)) }
  const sent = await ask(sandbox, sendMobileCode, asked, session)
  const code = { serialNo: sent.serialNo, verifyCode: expectedSmsCode(sent.serialNo) }
  const secrets = { ...mobileNo, transPwd: TRADING_PASSWORD }
  const fields = { ...code, proofToken, ...(await sealedFields(sandbox, session, secrets)) }
  return call(sandbox, changeMobile, fields, session)
}

const byPassword = async () => setPassword(here, await passwordToken(here))

test.each([
  ['trading password', byPassword, SESSION_ENDED.password],
  ['mobile number', () => changeNumber(here), SESSION_ENDED.mobile],
] as const)(
  'a new %s ends the sessions of all other devices, with the reason',
  async (_, change, why) => {
    const others = [await otherDevice(), await otherDevice()]
    const stranger = await signIn(sandbox, 'wang')
    expect((await change()).retCode).toBe(RET.ok)
    for (const other of others) {
      for (const endpoint of [listAssetsChannel, getLoginUserInfo]) {
        const { retCode, retMsg, payload } = await call(sandbox, endpoint, {}, other)
        expect({ retCode, retMsg, payload }).toEqual({
          retCode: RET.sessionEnded,
          retMsg: why,
          payload: null,
        })
      }
      // The calls that are open to everyone stay so.
      expect((await call(sandbox, queryFundOne, { fundCode: '980101' }, other)).retCode).toBe(
        RET.ok,
      )
    }
    expect((await reads(here)).retCode).toBe(RET.ok)
    expect((await reads(stranger)).retCode).toBe(RET.ok)
    expect((await reads(await otherDevice())).retCode).toBe(RET.ok)
  },
)

test('what another device has proved ends with its session', async () => {
  const other = await otherDevice()
  const token = await passwordToken(other)
  await byPassword()
  expect(await reads(other)).toMatchObject({ retCode: RET.sessionEnded })
  expect((await setPassword(here, token, '246801')).retCode).toBe(SHOWN_RET.tokenExpired)
})

test('a refused password and a refused number end no session', async () => {
  const other = await otherDevice()
  const weak = await setPassword(here, await passwordToken(here), '123456')
  expect(weak.retCode).toBe(SHOWN_RET.weakTradingPassword)
  expect((await reads(other)).retCode).toBe(RET.ok)
})

test('a number that people have decided about ends all sessions but the one that requested it', async () => {
  const other = await otherDevice()
  const image = { kind: 'heldDocument', file: png() }
  const { imageId } = await ask(sandbox, uploadProofImage, image, here)
  const fields = {
    requestNo: 'A234567890123456',
    kind: 'changeMobile',
    imageIds: [imageId],
    ...(await sealedFields(sandbox, here, { mobileNo: NEW_NUMBER })),
  }
  await ask(sandbox, submitServiceRequest, fields, here)
  expect((await reads(other)).retCode).toBe(RET.ok)
  await control(sandbox, 'clock', { to: '20260316100000' })
  const { requests } = await ask(sandbox, listServiceRequests, {}, here)
  expect(requests).toMatchObject([{ state: 'approved' }])
  expect(await reads(other)).toMatchObject({
    retCode: RET.sessionEnded,
    retMsg: SESSION_ENDED.mobile,
  })
})

test('signing out leaves the other devices signed in', async () => {
  const other = await otherDevice()
  await ask(sandbox, signOut, {}, other)
  expect((await reads(other)).retCode).toBe(RET.notLoggedIn)
  expect((await reads(here)).retCode).toBe(RET.ok)
})
