import { expect, test } from 'vitest'
import { listMessages } from '#api/calls/message.ts'
import { listPlanRecords } from '#api/calls/plan.ts'
import { createPlan } from '#api/calls/plan-change.ts'
import * as calls from '#api/calls/security.ts'
import { queryTransactionList } from '#api/calls/transaction.ts'
import { RET, pathFields } from '#api/endpoint.ts'
import { STOPPED_WHILE_FROZEN } from '#domain/sign-in/frozen-account.ts'
import { endpoints } from '#api/contract.ts'
import { sealedFields } from '#test/sandbox/departments/identity/testing/steps.ts'
import { planFields } from '#test/sandbox/departments/plans/testing/plan.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import {
  ask,
  buy,
  call,
  control,
  requestFor,
  signIn,
  type Session,
} from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, qian } = useSandbox(['zhang', 'qian'])

const proof = (session: Session, transPwd = TRADING_PASSWORD) =>
  sealedFields(sandbox, session, { transPwd })
const freeze = async (session: Session, requestNo = 'FREEZE0000000000', password?: string) =>
  call(sandbox, calls.freezeAccount, { requestNo, ...(await proof(session, password)) }, session)
const state = (session: Session) => ask(sandbox, calls.querySecurity, {}, session)

async function unfreeze(session: Session, requestNo = 'UNFREEZE00000000') {
  const { serialNo } = await ask(sandbox, calls.sendUnfreezeCode, {}, session)
  const code = { serialNo, verifyCode: serialNo.slice(-6) }
  const fields = { requestNo, ...code, ...(await proof(session)) }
  return { fields, answer: await call(sandbox, calls.unfreezeAccount, fields, session) }
}

test('a frozen account refuses every call that the table stops, and no other', async () => {
  expect(await freeze(zhang)).toMatchObject({ retCode: 0 })
  for (const endpoint of endpoints.filter(({ needsUser }) => needsUser)) {
    const fields = Object.fromEntries(pathFields(endpoint.path).map((name) => [name, 'x']))
    const { retCode } = await call(sandbox, endpoint, fields, zhang)
    const isStopped = endpoint.name in STOPPED_WHILE_FROZEN
    expect({ name: endpoint.name, frozen: retCode === RET.accountFrozen }).toEqual({
      name: endpoint.name,
      frozen: isStopped,
    })
    // Among them is what ends the session.
    if (endpoint.name === 'signOut') throw new Error('it needs no user')
  }
})

test('a freeze stops orders at once, and money that comes in goes on', async () => {
  const order = { fundCode: '980303', amount: '1000.00', bankSerial: 'zhang-1' }
  expect(await buy(sandbox, zhang, order)).toMatchObject({ retCode: 0 })
  await freeze(zhang)
  expect(await buy(sandbox, zhang, order)).toMatchObject({ retCode: RET.accountFrozen })
  await control(sandbox, 'clock', { days: 2 })
  const { records } = await ask(sandbox, queryTransactionList, { page: 1, size: 1 }, zhang)
  expect(records[0]).toMatchObject({ fundCode: '980303', status: '1' })
  expect((await unfreeze(zhang)).answer).toMatchObject({ retCode: 0 })
  expect(await buy(sandbox, zhang, order)).toMatchObject({ retCode: 0 })
})

test('plans of a frozen account are skipped without a fault, and go on afterwards', async () => {
  const fields = await planFields(sandbox, zhang, { cycle: 'daily', cycleDay: null })
  const { plan } = await ask(sandbox, createPlan, fields, zhang)
  await freeze(zhang)
  await control(sandbox, 'clock', { to: '20260317120000' })
  const records = async () =>
    (
      await ask(sandbox, listPlanRecords, { planNo: plan.planNo, page: 1, size: 20 }, zhang)
    ).records.map((it) => `${it.debitDate} ${it.state} ${it.reason}`)
  const before = await records()
  expect(before).toHaveLength(4)
  expect(before.every((it) => it.endsWith('skipped 账户已冻结，本次不扣款'))).toBe(true)
  await unfreeze(zhang)
  await control(sandbox, 'clock', { days: 1 })
  expect((await records())[0]).toBe('20260318 paid ')
})

test('the same request freezes once, also after it was ended, and is another user’s own', async () => {
  const first = await freeze(zhang)
  expect(await freeze(zhang, 'FREEZE0000000001')).toMatchObject(first)
  await unfreeze(zhang)
  // A repeat of the first request, as after a lost answer: it names what was done, and does nothing.
  expect(await freeze(zhang)).toMatchObject(first)
  expect(await state(zhang)).toMatchObject({ frozen: '0', frozenTime: null })
  expect(await freeze(qian)).toMatchObject({ retCode: 0 })
  expect(await state(qian)).toMatchObject({ frozen: '1' })
  expect(await state(zhang)).toMatchObject({ frozen: '0' })
})

test('unfreezing needs both the password and the code, and happens once for its number', async () => {
  await freeze(zhang)
  const { serialNo } = await ask(sandbox, calls.sendUnfreezeCode, {}, zhang)
  const requestNo = 'UNFREEZE00000000'
  const code = { serialNo, verifyCode: serialNo.slice(-6) }
  const wrong = { requestNo, ...code, ...(await proof(zhang, '135790')) }
  expect(await call(sandbox, calls.unfreezeAccount, wrong, zhang)).toMatchObject({
    retCode: RET.wrongTradingPassword,
  })
  expect(await state(zhang)).toMatchObject({ frozen: '1' })
  const right = { requestNo, ...code, ...(await proof(zhang)) }
  expect(await call(sandbox, calls.unfreezeAccount, right, zhang)).toMatchObject({ retCode: 0 })
  await freeze(zhang, 'FREEZE0000000002')
  // The old request again ends no later freeze.
  expect(await call(sandbox, calls.unfreezeAccount, right, zhang)).toMatchObject({ retCode: 0 })
  expect(await state(zhang)).toMatchObject({ frozen: '1' })
})

test('another device is signed out alone, and all others at once', async () => {
  const second = await signIn(sandbox, 'zhang')
  const third = await signIn(sandbox, 'zhang')
  for (const session of [second, third, zhang]) await state(session)
  const devices = async () => (await ask(sandbox, calls.listDevices, {}, zhang)).devices
  const before = await devices()
  expect(before.map((it) => it.current)).toEqual(['1', '0', '0'])
  const deviceId = before[1]?.deviceId
  // Not by somebody else.
  expect(await call(sandbox, calls.signOutDevice, { deviceId }, qian)).toMatchObject({
    retCode: RET.notFound,
  })
  await ask(sandbox, calls.signOutDevice, { deviceId }, zhang)
  await ask(sandbox, calls.signOutDevice, { deviceId }, zhang)
  expect(await devices()).toHaveLength(2)
  await ask(sandbox, calls.signOutDevice, { others: '1' }, zhang)
  expect(await devices()).toHaveLength(1)
  for (const session of [second, third]) {
    expect(await call(sandbox, calls.querySecurity, {}, session)).toMatchObject({
      retCode: RET.sessionEnded,
      retMsg: expect.stringContaining('退出'),
    })
  }
  expect(await call(sandbox, calls.querySecurity, {}, zhang)).toMatchObject({ retCode: 0 })
  expect(await call(sandbox, calls.signOutDevice, {}, zhang)).toMatchObject({
    retCode: RET.badRequest,
  })
})

test('a session that has made no call is listed, and ends with all others', async () => {
  const silent = await signIn(sandbox, 'zhang')
  const { devices } = await ask(sandbox, calls.listDevices, {}, zhang)
  expect(devices.map((it) => [it.current, it.device])).toEqual([
    ['1', '其他设备'],
    ['0', '尚未使用的登录'],
  ])
  await ask(sandbox, calls.signOutDevice, { others: '1' }, zhang)
  expect(await call(sandbox, calls.querySecurity, {}, silent)).toMatchObject({
    retCode: RET.sessionEnded,
  })
  expect(await call(sandbox, calls.querySecurity, {}, zhang)).toMatchObject({ retCode: 0 })
})

test('a session that has made no call is signed out by itself', async () => {
  const silent = await signIn(sandbox, 'zhang')
  const { devices } = await ask(sandbox, calls.listDevices, {}, zhang)
  const deviceId = devices.find(({ current }) => current === '0')?.deviceId
  await ask(sandbox, calls.signOutDevice, { deviceId }, zhang)
  expect(await call(sandbox, calls.querySecurity, {}, silent)).toMatchObject({
    retCode: RET.sessionEnded,
  })
})

test('of more sessions than a list is long each is listed, and ends', async () => {
  const others = []
  for (let n = 0; n < 130; n += 1) others.push(await signIn(sandbox, 'zhang'))
  const { devices } = await ask(sandbox, calls.listDevices, {}, zhang)
  expect(devices).toHaveLength(131)
  await ask(sandbox, calls.signOutDevice, { others: '1' }, zhang)
  for (const session of others) {
    expect((await call(sandbox, calls.querySecurity, {}, session)).retCode).toBe(RET.sessionEnded)
  }
})

test('the first sign-in on another kind of device is a message, a second one is none', async () => {
  const onPhone = async () => {
    const session = await signIn(sandbox, 'zhang')
    const request = requestFor(calls.querySecurity, {}, session)
    request.headers.set('user-agent', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)')
    await sandbox.fetch(request)
  }
  await state(zhang)
  await onPhone()
  await onPhone()
  const { items } = await ask(sandbox, listMessages, { kind: 'account', size: 20 }, zhang)
  const news = items.filter((it) => it.title === '新设备登录')
  expect(news).toHaveLength(1)
  expect(news[0]).toMatchObject({ text: expect.stringContaining('iPhone'), legal: '1' })
  const { signIns } = await ask(sandbox, calls.listSignIns, {}, zhang)
  expect(signIns.map((it) => it.device).slice(0, 2)).toEqual(['iPhone', 'iPhone'])
  await control(sandbox, 'clock', { days: 91 })
  expect((await ask(sandbox, calls.listSignIns, {}, zhang)).signIns).toEqual([])
})
