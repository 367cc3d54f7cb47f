import { expect, test } from 'vitest'
import {
  authAddCardAndCRS,
  authMsgCodeValidate,
  authMsgSend,
  isUserAccountAuth,
} from '#api/calls/account-opening.ts'
import { queryPersonalAndCRS } from '#api/calls/auth.ts'
import { listBankCards } from '#api/calls/bank.ts'
import { RET } from '#api/endpoint.ts'
import { unbindWeChat } from '#api/calls/login.ts'
import { deletePersonalData } from '#api/calls/privacy.ts'
import { inventedCardNo, inventedCertNo } from '#test/sandbox/identity/invented.ts'
import { expectedSmsCode } from '#test/sandbox/identity/messages.ts'
import { sealedFields, prove } from '#test/sandbox/identity/test-steps.ts'
import { TRADING_PASSWORD } from '#test/sandbox/seed/personas.ts'
import { ask, call, signIn, type Session } from '#test/sandbox/test-client.ts'
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

async function elements(
  session: Session,
  changed: { mobileNo?: string; bankNo?: string } = {},
  person = LI,
) {
  const secrets = { mobileNo: MOBILE, bankNo: CARD, ...changed }
  return { bankId: '1003', ...person, ...(await sealedFields(sandbox, session, secrets)) }
}

/** What `authAddCardAndCRS` takes, the code having been checked. */
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
