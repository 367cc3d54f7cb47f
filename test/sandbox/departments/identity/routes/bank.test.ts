import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  addBankCardReceive,
  addBankCardSend,
  getCMBAuthStatus,
  getCMBStatus,
  listBankCards,
  saveCMBAuthStatus,
  saveCMBStatus,
  setBankCardLimit,
  setMainBankCard,
  unbindBankCard,
} from '#api/calls/bank.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { listPaymentAccount } from '#api/calls/trade.ts'
import { REFUSED_CARD } from '#test/sandbox/departments/identity/banks.ts'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'
import { expectedSmsCode } from '#test/sandbox/departments/identity/messages.ts'
import { prove, sealedFields } from '#test/sandbox/departments/identity/testing/steps.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { ask, buy, call, signIn, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang', { reset: 'never' })

const boundCards = async (session: Session) =>
  (await ask(sandbox, listBankCards, {}, session)).cards

async function sendCode(session: Session, bankNo: string, bankId = '1001') {
  await prove(sandbox, session)
  const sealed = await sealedFields(sandbox, session, { bankNo, mobileNo: '19900000009' })
  return call(sandbox, addBankCardSend, { bankId, ...sealed }, session)
}

const proof = async (session: Session, bankSerial: string) => ({
  bankSerial,
  ...(await sealedFields(sandbox, session, { transPwd: TRADING_PASSWORD })),
})

test("a card is added by the bank's code, once, and can pay from then on", async () => {
  const before = await boundCards(zhang)
  const bankNo = inventedCardNo('629903', 'one more', '7777')
  const sent = await sendCode(zhang, bankNo, '1003')
  expect(sent).toMatchObject({ retCode: 0, payload: { mobileNo: '199****0009' } })
  expect(await boundCards(zhang)).toEqual(before)

  const { serialNo } = v.parse(addBankCardSend.payload, sent.payload)
  const code = { serialNo, verifyCode: expectedSmsCode(serialNo) }
  const { bankSerial } = await ask(sandbox, addBankCardReceive, code, zhang)
  expect(await boundCards(zhang)).toEqual([
    ...before,
    {
      bankSerial,
      bankId: '1003',
      bankName: '岭南丰禾银行',
      cardTail: '7777',
      mobileNo: '199****0009',
      isMain: '0',
      singleLimit: '100000.00',
      dayLimit: '500000.00',
      ownSingleLimit: null,
      ownDayLimit: null,
      available: true,
      unavailableReason: '',
      unbindBlock: '',
    },
  ])
  const { accounts } = await ask(sandbox, listPaymentAccount, { fundCode: '980301' }, zhang)
  expect(accounts.find((it) => it.bankSerial === bankSerial)).toMatchObject({ available: true })
  expect((await call(sandbox, addBankCardReceive, code, zhang)).retCode).toBe(RET.smsCodeExpired)
  expect((await sendCode(zhang, bankNo, '1003')).retCode).toBe(RET.cardTaken)
})

test.each([
  ['that its bank refuses', '1001', REFUSED_CARD, RET.identityMismatch],
  ["of another's", '1001', inventedCardNo('629901', 'wang', '3072'), RET.cardTaken],
  ['of another bank', '1002', inventedCardNo('629901', 'any'), RET.cardUnsupported],
  ['of no bank', '1001', inventedCardNo('600000', 'any'), RET.cardUnsupported],
  ['with a digit too many', '1001', `${inventedCardNo('629901', 'any')}1`, RET.cardUnsupported],
  ['for credit', '1001', inventedCardNo('519901', 'any'), RET.cardUnsupported],
  ['of a bank in maintenance', '1008', inventedCardNo('629908', 'any'), RET.cardUnsupported],
  ['that is signed at its bank', '1009', inventedCardNo('629909', 'any'), RET.cardUnsupported],
])('no code is sent for a card %s', async (_what, bankId, bankNo, retCode) => {
  expect((await sendCode(zhang, bankNo, bankId)).retCode).toBe(retCode)
})

test('the chosen main card comes first in the list', async () => {
  const zhu = await signIn(sandbox, 'zhu')
  const mains = async (session: Session) =>
    (await boundCards(session)).map((it) => [it.bankSerial, it.isMain])
  const othersBefore = await mains(zhang)
  expect((await mains(zhu))[0]).toEqual(['zhu-1', '1'])
  await ask(sandbox, setMainBankCard, await proof(zhu, 'zhu-3'), zhu)
  const chosen = await mains(zhu)
  expect(chosen[0]).toEqual(['zhu-3', '1'])
  expect(chosen.slice(1).map(([, isMain]) => isMain)).toEqual(['0', '0'])
  expect(await mains(zhang)).toEqual(othersBefore)
})

test('a card in maintenance does not become the main one', async () => {
  const qian = await signIn(sandbox, 'qian')
  const before = await boundCards(qian)
  const refused = await call(sandbox, setMainBankCard, await proof(qian, 'qian-2'), qian)
  expect(refused.retCode).toBe(SHOWN_RET.cardUnavailable)
  expect(await boundCards(qian)).toEqual(before)
})

test('another card becomes the main one when the main card is unbound', async () => {
  const zhu = await signIn(sandbox, 'zhu')
  await ask(sandbox, setMainBankCard, await proof(zhu, 'zhu-2'), zhu)
  await ask(sandbox, unbindBankCard, await proof(zhu, 'zhu-2'), zhu)
  const cards = await boundCards(zhu)
  expect(cards.map((it) => it.bankSerial)).not.toContain('zhu-2')
  expect(cards.map((it) => it.isMain)).toEqual(['1', '0'])
})

test("a user's own limit applies to payments and leaves the bank's unchanged", async () => {
  const xu = await signIn(sandbox, 'xu')
  const limits = { singleLimit: '500.00', dayLimit: '800.00' }
  await ask(sandbox, setBankCardLimit, { ...(await proof(xu, 'xu-1')), ...limits }, xu)
  expect(await boundCards(xu)).toMatchObject([
    {
      singleLimit: '50000.00',
      dayLimit: '200000.00',
      ownSingleLimit: '500.00',
      ownDayLimit: '800.00',
    },
  ])
  const pay = async (amount: string) =>
    (await buy(sandbox, xu, { fundCode: '980301', amount, bankSerial: 'xu-1' })).retCode
  expect(await pay('500.01')).toBe(SHOWN_RET.amountOutOfRange)
  expect(await pay('500.00')).toBe(0)
  expect(await pay('500.00')).toBe(SHOWN_RET.amountOutOfRange)
})

test.each([
  ['a payment above the bank’s', { singleLimit: '50000.01', dayLimit: '200000.00' }],
  ['a day above the bank’s', { singleLimit: '500.00', dayLimit: '200000.01' }],
  ['a payment above the day', { singleLimit: '800.01', dayLimit: '800.00' }],
  ['nothing', { singleLimit: '0.00', dayLimit: '800.00' }],
])('a limit of %s is refused', async (_what, limits) => {
  const shen = await signIn(sandbox, 'shen')
  const before = await boundCards(shen)
  const fields = { ...(await proof(shen, 'shen-1')), ...limits }
  const { retCode } = await call(sandbox, setBankCardLimit, fields, shen)
  expect(retCode).toBe(SHOWN_RET.amountOutOfRange)
  expect(await boundCards(shen)).toEqual(before)
})

test('another’s card is not untied, not chosen and not limited', async () => {
  const wang = await signIn(sandbox, 'wang')
  const before = await boundCards(wang)
  const limits = { singleLimit: '500.00', dayLimit: '800.00' }
  const theirs = async () => proof(zhang, 'wang-1')
  for (const [endpoint, fields] of [
    [unbindBankCard, {}],
    [setMainBankCard, {}],
    [setBankCardLimit, limits],
  ] as const) {
    const { retCode } = await call(sandbox, endpoint, { ...(await theirs()), ...fields }, zhang)
    expect(retCode).toBe(RET.notFound)
  }
  expect(await boundCards(wang)).toEqual(before)
})

test.each([
  ['signing', saveCMBStatus, getCMBStatus, getCMBAuthStatus],
  ['authentication', saveCMBAuthStatus, getCMBAuthStatus, getCMBStatus],
])('the status of the %s at the payment bank is kept separately', async (_of, save, get, other) => {
  const shen = await signIn(sandbox, 'shen')
  const none = { status: '0', updateTime: null, remark: '' }
  const otherBefore = await ask(sandbox, other, {}, shen)
  expect(await ask(sandbox, get, {}, shen)).toEqual(none)
  for (const status of ['1', '3', '2']) {
    expect(await ask(sandbox, save, { status }, shen)).toEqual({})
    expect(await ask(sandbox, get, {}, shen)).toEqual({
      status,
      updateTime: expect.stringMatching(/^20260311\d{6}$/),
      remark: '',
    })
  }
  expect((await call(sandbox, save, { status: '4' }, shen)).retCode).toBe(RET.badRequest)
  expect((await ask(sandbox, get, {}, shen)).status).toBe('2')
  expect(await ask(sandbox, other, {}, shen)).toEqual(otherBefore)
  expect(await ask(sandbox, get, {}, zhang)).toEqual(none)
})
