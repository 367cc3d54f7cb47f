import { expect, test } from 'vitest'
import { sendMobileCode } from '#api/calls/account.ts'
import { cancel } from '#api/calls/cancel.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { getLoginUserInfo } from '#api/calls/login.ts'
import {
  deletePersonalData,
  exportPersonalData,
  listPrivacyInfo,
  queryPrivacyInfo,
  withdrawConsent,
} from '#api/calls/privacy.ts'
import { proveIdentity, sendProofCode } from '#api/calls/step-up.ts'
import { cmbAuthTransPwd, cmbOpenSignPage } from '#api/calls/payment-bank.ts'
import { listProtocols, registerByMobile } from '#api/calls/registration.ts'
import { inventedCardNo, inventedCertNo } from '#test/sandbox/departments/identity/invented.ts'
import { expectedSmsCode } from '#test/sandbox/departments/identity/messages.ts'
import {
  INVITE_NAME,
  PRIVACY_ITEMS,
  RANKING_NAME,
} from '#test/sandbox/departments/identity/privacy-items.ts'
import { decideAtBank, RETURN_URL } from '#test/sandbox/departments/identity/testing/bank-pages.ts'
import { prove, sealedFields } from '#test/sandbox/departments/identity/testing/steps.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { ask, buy, call, control, signIn, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang', { reset: 'never' })

/** Of who has accepted no invitation. */
/** Names are listed for who has decided about them. */
const OF_ZHANG = PRIVACY_ITEMS.map((it) => it.infoId).filter(
  (infoId) => infoId !== INVITE_NAME && infoId !== RANKING_NAME,
)

const privacyInfo = async (session: Session, infoId: string) =>
  ask(sandbox, queryPrivacyInfo, { infoId }, session)

const password = (session: Session) =>
  sealedFields(sandbox, session, { transPwd: TRADING_PASSWORD })

async function close(session: Session): Promise<number> {
  await prove(sandbox, session)
  return (await call(sandbox, deletePersonalData, {}, session)).retCode
}

async function register(session: Session, mobileNo: string): Promise<void> {
  const mobile = async () => sealedFields(sandbox, session, { mobileNo })
  const sent = { scene: 'enroll', ...(await mobile()) }
  const { serialNo } = await ask(sandbox, sendMobileCode, sent, session)
  const { protocols } = await ask(sandbox, listProtocols, { scene: 'enroll' })
  const fields = {
    ...(await mobile()),
    serialNo,
    verifyCode: expectedSmsCode(serialNo),
    protocolIds: protocols.map((it) => it.protocolId),
  }
  await ask(sandbox, registerByMobile, fields, session)
}

/** Signs a card at the payment bank, always as the same person, and is verified by that. */
async function verifyAtBank(session: Session, seed: string): Promise<void> {
  const wish = { bankId: '1009', nextType: '2', returnUrl: RETURN_URL }
  const { url, signNo } = await ask(sandbox, cmbOpenSignPage, wish, session)
  const [bankCard, mobile] = [inventedCardNo('629909', seed), '19900000011']
  const person = { custName: '冯归雁', certNo: inventedCertNo('feng at the bank') }
  const form = { decision: 'agree', cardNo: bankCard, mobile, ...person } as const
  const back = await decideAtBank(sandbox, url, form)
  const fields = {
    bankId: '1009',
    ...(await sealedFields(sandbox, session, { mobileNo: mobile, bankCard })),
    verifyCode: expectedSmsCode(signNo),
    extStr: back.searchParams.get('extStr') ?? '',
  }
  await ask(sandbox, cmbAuthTransPwd, fields, session)
}

test('anyone may read what is collected; only its user what was withdrawn', async () => {
  const { groups } = await ask(sandbox, listPrivacyInfo)
  const listed = groups.flatMap((it) => it.items)
  expect(listed.map((it) => it.infoId)).toEqual(PRIVACY_ITEMS.map((it) => it.infoId))
  expect(new Set(listed.map((it) => it.withdrawn))).toEqual(new Set(['0']))
})

test('each kind of information is shown as the list has it, masked', async () => {
  const { groups } = await ask(sandbox, listPrivacyInfo, {}, zhang)
  const listed = groups.flatMap((it) => it.items)
  expect(listed.map((it) => it.infoId)).toEqual(OF_ZHANG)
  const shown = await Promise.all(listed.map((it) => privacyInfo(zhang, it.infoId)))
  for (const [index, item] of listed.entries()) expect(shown[index]).toMatchObject(item)
  const contents = Object.fromEntries(shown.map((it) => [it.infoId, it.content]))
  expect(contents).toEqual({
    name: '张*明',
    mobile: '130****0001',
    document: '310***********0001',
    pictures: '',
    personal: '已填写',
    tax: '已填写',
    cards: '江海银行（1024）、云汐银行（2048）',
    risk: 'C3',
    pushNotice: '',
    recommend: '',
  })
})

test('an unknown visitor has no stored and no collected information', async () => {
  const visitor = await signIn(sandbox, 'visitor')
  for (const infoId of OF_ZHANG) {
    expect(await privacyInfo(visitor, infoId)).toMatchObject({
      infoId,
      content: '',
      collectedCount: 0,
      lastCollectTime: null,
    })
  }
})

test('collections are counted, with the time of the last one', async () => {
  expect(await privacyInfo(zhang, 'mobile')).toMatchObject({
    collectedCount: 0,
    lastCollectTime: null,
  })
  const fields = {
    scene: 'change',
    ...(await sealedFields(sandbox, zhang, { mobileNo: '19900000001' })),
  }
  await ask(sandbox, sendMobileCode, fields, zhang)
  expect(await privacyInfo(zhang, 'mobile')).toMatchObject({
    collectedCount: 1,
    lastCollectTime: expect.stringMatching(/^2026031110\d{4}$/),
  })
  const unknown = await call(sandbox, queryPrivacyInfo, { infoId: 'shoe size' }, zhang)
  expect(unknown.retCode).toBe(RET.notFound)
})

test('an optional consent can be withdrawn and given again', async () => {
  await prove(sandbox, zhang)
  const withdraw = async (infoId: string, withdrawn: string) =>
    (await call(sandbox, withdrawConsent, { infoId, withdrawn }, zhang)).retCode
  expect(await withdraw('recommend', '1')).toBe(0)
  expect(await privacyInfo(zhang, 'recommend')).toMatchObject({ withdrawn: '1', collectedCount: 1 })
  expect(await privacyInfo(zhang, 'pushNotice')).toMatchObject({
    withdrawn: '0',
    collectedCount: 0,
  })
  expect(await withdraw('recommend', '0')).toBe(0)
  expect((await privacyInfo(zhang, 'recommend')).withdrawn).toBe('0')
  expect(await withdraw('document', '1')).toBe(RET.badRequest)
})

test("an export has all of the user's data and no other", async () => {
  await prove(sandbox, zhang)
  const exported = await ask(sandbox, exportPersonalData, {}, zhang)
  expect(exported.fileName).toBe('personal-data-20260311.json')
  const content: unknown = JSON.parse(exported.content)
  expect(content).toMatchObject({ name: '张亦明', mobileNo: '13000000001' })
  // Of zhang's past purchases the first, in yuan as everywhere.
  expect(content).toHaveProperty(['orders', 0, 'amount'], '8000.00')
})

test('an account with holdings or money in transit cannot be closed', async () => {
  expect(await close(zhang)).toBe(SHOWN_RET.accountInUse)
  const xu = await signIn(sandbox, 'xu')
  const order = { fundCode: '980301', amount: '1000.00', bankSerial: 'xu-1' }
  const { applyNo } = await buy(sandbox, xu, order)
  expect(await close(xu)).toBe(SHOWN_RET.accountInUse)
  const { refundDate } = await ask(sandbox, cancel, { applyNo, ...(await password(xu)) }, xu)
  expect(await close(xu)).toBe(SHOWN_RET.accountInUse)
  await control(sandbox, 'clock', { to: `${refundDate}235900` })
  expect(await close(xu)).toBe(0)
  sandbox.assertBalanced()
})

test('a user who closed an account is unregistered, and can register and close again', async () => {
  const feng = await signIn(sandbox, 'feng')
  expect(await close(feng)).toBe(0)
  expect((await call(sandbox, getLoginUserInfo, {}, feng)).retCode).toBe(RET.notLoggedIn)

  const back = await signIn(sandbox, 'feng')
  expect(await ask(sandbox, getLoginUserInfo, {}, back)).toMatchObject({ authFlag: '-1' })
  await register(back, '19900000011')
  await verifyAtBank(back, 'first')
  const li = await signIn(sandbox, 'li')
  await expect(verifyAtBank(li, 'second')).rejects.toThrow(String(SHOWN_RET.alreadyAuthenticated))
  // Without a password a code proves the identity; codes are sent a minute apart.
  await control(sandbox, 'clock', { days: 1 })
  const { serialNo } = await ask(sandbox, sendProofCode, {}, back)
  await ask(sandbox, proveIdentity, { serialNo, verifyCode: expectedSmsCode(serialNo) }, back)
  const closed = await call(sandbox, deletePersonalData, {}, back)
  expect(closed.retCode).toBe(0)
})
