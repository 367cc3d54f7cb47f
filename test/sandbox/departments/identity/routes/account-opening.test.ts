import { expect, test } from 'vitest'
import {
  authAddCardAndCRS,
  authMsgCodeValidate,
  authMsgSend,
  isUserAccountAuth,
  queryOpeningProgress,
  saveOpeningInfo,
  setTransPwdAfterAuth,
} from '#api/calls/account-opening.ts'
import { queryPersonalAndCRS } from '#api/calls/auth.ts'
import { listBankCards } from '#api/calls/bank.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { unbindWeChat } from '#api/calls/login.ts'
import { deletePersonalData } from '#api/calls/privacy.ts'
import { inventedCardNo, inventedCertNo } from '#test/sandbox/departments/identity/invented.ts'
import { expectedSmsCode } from '#test/sandbox/departments/identity/messages.ts'
import { sealedFields, prove } from '#test/sandbox/departments/identity/testing/steps.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { ask, call, control, signIn, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, li } = useSandbox('li')

const ZHANG = { certNo: inventedCertNo('zhang', '0001'), userName: '张亦明' }
const LI = { certNo: inventedCertNo('li'), userName: '李可桑' }
const CARD = inventedCardNo('629903', 'account opening')
const MOBILE = '19900001234'
/** Born in 2015. */
const CHILD = '310101201501010000'

const openedAccount = (person: typeof LI) => ask(sandbox, isUserAccountAuth, person, li)

test('a person has an account from its opening on, and is free to bind once the messaging app is unbound', async () => {
  expect(await openedAccount(LI)).toEqual({ isAuth: '0', noAppAccount: '0' })
  expect(await openedAccount(ZHANG)).toEqual({ isAuth: '1', noAppAccount: '0' })
  const zhang = await signIn(sandbox, 'zhang')
  const sealed = await sealedFields(sandbox, zhang, { transPwd: TRADING_PASSWORD })
  await ask(sandbox, unbindWeChat, { unbindType: '1', ...sealed }, zhang)
  expect(await openedAccount(ZHANG)).toEqual({ isAuth: '1', noAppAccount: '1' })

  const opening = await openingFields(li)
  expect(await openedAccount(LI)).toMatchObject({ isAuth: '0' })
  await ask(sandbox, authAddCardAndCRS, opening, li)
  expect(await openedAccount(LI)).toEqual({ isAuth: '1', noAppAccount: '0' })
})

test('a stranger learns nothing of an account: another name and no account read alike, five times a day', async () => {
  const nobody = { certNo: inventedCertNo('nobody'), userName: '张亦明' }
  const none = { isAuth: '0', noAppAccount: '0' }
  expect(await openedAccount({ ...ZHANG, userName: '江知秋' })).toEqual(none)
  for (let asked = 1; asked < 5; asked += 1) expect(await openedAccount(nobody)).toEqual(none)
  expect(await call(sandbox, isUserAccountAuth, ZHANG, li)).toMatchObject({
    retCode: RET.tooOften,
  })
  // Another user is not prevented from making requests.
  const wang = await signIn(sandbox, 'wang')
  expect(await ask(sandbox, isUserAccountAuth, ZHANG, wang)).toMatchObject({ isAuth: '1' })
})

async function elements(
  session: Session,
  changed: { mobileNo?: string; bankNo?: string } = {},
  person = LI,
) {
  const secrets = { mobileNo: MOBILE, bankNo: CARD, ...changed }
  return { bankId: '1003', ...person, ...(await sealedFields(sandbox, session, secrets)) }
}

/** The fields that `authAddCardAndCRS` takes, the code having been checked. */
async function openingFields(session: Session, person = LI) {
  const sent = await elements(session, {}, person)
  const { serialNo } = await ask(sandbox, authMsgSend, sent, session)
  const code = { serialNo, verifyCode: expectedSmsCode(serialNo) }
  const { authToken } = await ask(sandbox, authMsgCodeValidate, code, session)
  return {
    ...(await elements(session, {}, person)),
    certificateNo: person.certNo,
    crsType: 'B',
    foreignIdentityFlag: '1',
    deviceId: 'device-1',
    authToken,
  }
}

test.each<[string, object, { mobileNo?: string; bankNo?: string }]>([
  ['name', { userName: '江知秋' }, {}],
  ['number', { certNo: ZHANG.certNo, certificateNo: ZHANG.certNo }, {}],
  ['number, to that of a child', { certNo: CHILD, certificateNo: CHILD }, {}],
  ['number for the taxes', { certificateNo: ZHANG.certNo }, {}],
  ['bank', { bankId: '1001' }, {}],
  ['card', {}, { bankNo: inventedCardNo('629903', 'another') }],
  ['mobile number', {}, { mobileNo: '19900005678' }],
  ['kind of card', { hasCard: '1', bankSerial: 'zhang-1' }, {}],
])(
  'another %s than the confirmed one opens no account, and the confirmed one still does',
  async (_what, changed, secrets) => {
    const opening = await openingFields(li)
    const { mobileNo, bankNo, randomCode } = await elements(li, secrets)
    const forged = { ...opening, mobileNo, bankNo, randomCode, ...changed }
    expect((await call(sandbox, authAddCardAndCRS, forged, li)).retCode).toBe(RET.identityMismatch)
    expect((await ask(sandbox, listBankCards, {}, li)).cards).toEqual([])

    const opened = await ask(sandbox, authAddCardAndCRS, opening, li)
    expect(opened).toMatchObject({ authFlag: '1', tpwdFlag: '0', securityLevel: '1' })
    expect((await ask(sandbox, listBankCards, {}, li)).cards).toMatchObject([
      { bankId: '1003', cardTail: CARD.slice(-4), isMain: '1' },
    ])
    expect(await ask(sandbox, queryPersonalAndCRS, {}, li)).toMatchObject({
      crsType: 'B',
      foreignIdentityFlag: '1',
      hasCRS: true,
      hasPersonalInfo: false,
    })
  },
)

test('spaces in the card number and a small x in the identity number change neither person nor card', async () => {
  const person = { certNo: inventedCertNo('x', '000X'), userName: '李可桑' }
  const opening = await openingFields(li, person)
  const small = { certNo: person.certNo.toLowerCase(), certificateNo: person.certNo }
  const spaced = CARD.replace(/(.{4})(?=.)/g, '$1 ')
  const { mobileNo, bankNo, randomCode } = await elements(li, { bankNo: spaced })
  const fields = { ...opening, ...small, mobileNo, bankNo, randomCode }
  expect((await call(sandbox, authAddCardAndCRS, fields, li)).retCode).toBe(0)
})

test('an account of the same person is opened once, whichever user proved the code', async () => {
  const opening = await openingFields(li)
  const visitor = await signIn(sandbox, 'visitor')
  await control(sandbox, 'clock', { to: '20260311100200' })
  await ask(sandbox, authAddCardAndCRS, await openingFields(visitor), visitor)
  const taken = await call(sandbox, authAddCardAndCRS, opening, li)
  expect(taken.retCode).toBe(RET.cardTaken)
  expect((await ask(sandbox, listBankCards, {}, li)).cards).toEqual([])
})

test('a person who closed an account can open one again, found by identity', async () => {
  const feng = await signIn(sandbox, 'feng')
  await prove(sandbox, feng)
  await ask(sandbox, deletePersonalData, {}, feng)
  const back = await signIn(sandbox, 'feng')
  await ask(sandbox, authAddCardAndCRS, await openingFields(back), back)
  expect(await openedAccount(LI)).toMatchObject({ isAuth: '1' })
})

test('the card opens the account of the submitted document, with the information saved before', async () => {
  const halfway = await signIn(sandbox, 'halfway')
  await ask(sandbox, saveOpeningInfo, { contactInfo: '13000000009', vocationCode: '03' }, halfway)
  const { info } = await ask(sandbox, queryOpeningProgress, {}, halfway)
  expect(info).toMatchObject({ contactInfo: '13000000009', vocationCode: '03' })
  const opened = await ask(sandbox, authAddCardAndCRS, await unnamedOpening(halfway), halfway)
  expect(opened).toMatchObject({ authFlag: '1', tpwdFlag: '0' })
  expect(await ask(sandbox, queryPersonalAndCRS, {}, halfway)).toMatchObject({
    hasPersonalInfo: true,
    hasCRS: true,
    contactInfo: '13000000009',
    vocationCode: '03',
    crsType: info?.crsType,
  })
  expect(await ask(sandbox, queryOpeningProgress, {}, halfway)).toMatchObject({
    step: 'password',
    card: { cardTail: CARD.slice(-4) },
  })
})

/** The same on a device that has only the session: who it is about is not sent. */
async function unnamedOpening(session: Session, changed: { mobileNo?: string } = {}) {
  const secrets = { mobileNo: MOBILE, bankNo: CARD }
  const card = async (given: typeof secrets) => ({
    bankId: '1003',
    ...(await sealedFields(sandbox, session, given)),
  })
  const { serialNo } = await ask(sandbox, authMsgSend, await card(secrets), session)
  const code = { serialNo, verifyCode: expectedSmsCode(serialNo) }
  const { authToken } = await ask(sandbox, authMsgCodeValidate, code, session)
  return { ...(await card({ ...secrets, ...changed })), deviceId: 'device-2', authToken }
}

test('a number that was changed between the code and the opening, or another user’s token, opens nothing', async () => {
  const halfway = await signIn(sandbox, 'halfway')
  const changed = await unnamedOpening(halfway, { mobileNo: '19900001235' })
  expect((await call(sandbox, authAddCardAndCRS, changed, halfway)).retCode).toBe(
    RET.identityMismatch,
  )
  expect((await call(sandbox, authAddCardAndCRS, changed, li)).retCode).toBe(SHOWN_RET.tokenExpired)
  expect((await ask(sandbox, queryOpeningProgress, {}, halfway)).step).toBe('card')
})

test('the sixth try of a code opens nothing, be it right', async () => {
  const halfway = await signIn(sandbox, 'halfway')
  const secrets = { mobileNo: MOBILE, bankNo: CARD }
  const sent = { bankId: '1003', ...(await sealedFields(sandbox, halfway, secrets)) }
  const { serialNo } = await ask(sandbox, authMsgSend, sent, halfway)
  const right = expectedSmsCode(serialNo)
  const wrong = right === '000000' ? '000001' : '000000'
  const tries = []
  for (let at = 0; at < 5; at += 1) {
    const tried = { serialNo, verifyCode: wrong }
    tries.push((await call(sandbox, authMsgCodeValidate, tried, halfway)).retCode)
  }
  expect(tries).toEqual(Array.from({ length: 5 }, () => RET.wrongSmsCode))
  const sixth = await call(sandbox, authMsgCodeValidate, { serialNo, verifyCode: right }, halfway)
  expect(sixth.retCode).toBe(RET.smsCodeExpired)
})

test('two tabs open one account with one card', async () => {
  const halfway = await signIn(sandbox, 'halfway')
  const fields = await unnamedOpening(halfway)
  const answers = await Promise.all([
    call(sandbox, authAddCardAndCRS, fields, halfway),
    call(sandbox, authAddCardAndCRS, fields, halfway),
  ])
  expect(answers.map(({ retCode }) => retCode).filter((it) => it === 0)).toHaveLength(1)
  expect((await ask(sandbox, listBankCards, {}, halfway)).cards).toHaveLength(1)
})

test('a token sets the password of an opening once, and no weak one', async () => {
  const halfway = await signIn(sandbox, 'halfway')
  const opening = await unnamedOpening(halfway)
  const { transPwdToken } = await ask(sandbox, authAddCardAndCRS, opening, halfway)
  const setting = async (session: Session, password: string) => {
    const secrets = { firstTransPwd: password, transPwd: password }
    const sealed = await sealedFields(sandbox, session, secrets)
    return (await call(sandbox, setTransPwdAfterAuth, { transPwdToken, ...sealed }, session))
      .retCode
  }
  expect(await setting(halfway, '123456')).toBe(SHOWN_RET.weakTradingPassword)
  expect(await setting(li, '246810')).toBe(SHOWN_RET.tokenExpired)
  expect(await setting(halfway, '246810')).toBe(0)
  expect(await setting(halfway, '135790')).toBe(SHOWN_RET.tokenExpired)
  expect((await ask(sandbox, queryOpeningProgress, {}, halfway)).step).toBe('done')
})
