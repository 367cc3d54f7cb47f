import { changeMobile } from '#api/calls/account.ts'
import { expect, test } from 'vitest'
import { exportPersonalData, withdrawConsent } from '#api/calls/privacy.ts'
import { proveIdentity, sendProofCode } from '#api/calls/step-up.ts'
import { endpoints } from '#api/contract.ts'
import { RET } from '#api/endpoint.ts'
import { STEP_UP } from '#domain/identity/step-up.ts'
import { expectedSmsCode } from '#test/sandbox/departments/identity/messages.ts'
import { prove } from '#test/sandbox/departments/identity/testing/steps.ts'
import { ask, call, control, signIn, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox } = useSandbox([], { reset: 'never' })

const exportAs = (session: Session) => call(sandbox, exportPersonalData, {}, session)

const codeFor = async (session: Session) => {
  const { serialNo } = await ask(sandbox, sendProofCode, {}, session)
  return { serialNo, verifyCode: expectedSmsCode(serialNo) }
}

test('the calls that are refused without a fresh proof are those of the table', () => {
  // `changeMobile` is refused without a proof that is its own: of the old number, or of a card.
  const refusing = endpoints
    .filter((it) => it.errors.includes('proofNeeded') && it.name !== changeMobile.name)
    .map((it) => it.name)
  const fresh = Object.entries(STEP_UP).filter(([, it]) => it.proof === 'fresh')
  expect(refusing.toSorted()).toEqual(fresh.map(([name]) => name).toSorted())
  const known = new Set(endpoints.map((it) => it.name))
  expect(Object.keys(STEP_UP).filter((name) => !known.has(name))).toEqual([])
})

test('a refusal names the ways to prove the identity', async () => {
  const zhang = await exportAs(await signIn(sandbox, 'zhang'))
  expect(zhang).toMatchObject({ retCode: RET.proofNeeded, payload: { by: 'password' } })
  const sun = await exportAs(await signIn(sandbox, 'sun'))
  expect(sun).toMatchObject({ retCode: RET.proofNeeded, payload: { by: 'message' } })
})

test('a proof counts for the session that gave it, for five minutes', async () => {
  const [here, there] = [await signIn(sandbox, 'wang'), await signIn(sandbox, 'wang')]
  await control(sandbox, 'clock', { to: '20260311110000' })
  expect(await prove(sandbox, here)).toBe(0)
  expect((await exportAs(here)).retCode).toBe(0)
  expect((await exportAs(there)).retCode).toBe(RET.proofNeeded)
  await control(sandbox, 'clock', { to: '20260311110600' })
  expect((await exportAs(here)).retCode).toBe(RET.proofNeeded)
})

test('a wrong password proves nothing and is counted', async () => {
  const chen = await signIn(sandbox, 'chen')
  for (let tries = 0; tries < 4; tries += 1) {
    expect(await prove(sandbox, chen, '135790')).toBe(RET.wrongTradingPassword)
  }
  expect((await exportAs(chen)).retCode).toBe(RET.proofNeeded)
  expect(await prove(sandbox, chen, '135790')).toBe(RET.tradingPasswordLocked)
  expect(await prove(sandbox, chen)).toBe(RET.tradingPasswordLocked)
})

test('a user without a trading password proves the identity by a code, once', async () => {
  const sun = await signIn(sandbox, 'sun')
  const code = await codeFor(sun)
  expect((await call(sandbox, proveIdentity, code, sun)).retCode).toBe(0)
  expect((await exportAs(sun)).retCode).toBe(0)
  expect((await call(sandbox, proveIdentity, code, sun)).retCode).toBe(RET.smsCodeExpired)
})

test('a code cannot replace a password that is set', async () => {
  const zhu = await signIn(sandbox, 'zhu')
  expect((await call(sandbox, sendProofCode, {}, zhu)).retCode).toBe(RET.badRequest)
  const code = { serialNo: 'M1', verifyCode: '123456' }
  expect((await call(sandbox, proveIdentity, code, zhu)).retCode).toBe(RET.badRequest)
})

test('an account without an identity needs no proof', async () => {
  const visitor = await signIn(sandbox, 'visitor')
  expect((await exportAs(visitor)).retCode).toBe(0)
  expect((await call(sandbox, sendProofCode, {}, visitor)).retCode).toBe(RET.badRequest)
})

test('giving a consent again needs no proof', async () => {
  const xu = await signIn(sandbox, 'xu')
  const change = (withdrawn: string) =>
    call(sandbox, withdrawConsent, { infoId: 'recommend', withdrawn }, xu)
  expect((await change('1')).retCode).toBe(RET.proofNeeded)
  expect((await change('0')).retCode).toBe(0)
})
