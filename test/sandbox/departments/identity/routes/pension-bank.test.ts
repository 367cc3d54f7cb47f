import { expect, test } from 'vitest'
import { addBankCardSend, listBankCards, unbindBankCard } from '#api/calls/bank.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import {
  bindPensionCard,
  bindPensionFundAccount,
  openPensionBankPage,
  queryPensionAccount,
  queryPensionSignStatus,
  sendPensionCardCode,
} from '#api/calls/pension/pension-bank.ts'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'
import { expectedSmsCode } from '#test/sandbox/departments/identity/messages.ts'
import { decideAtBank, RETURN_URL } from '#test/sandbox/departments/identity/testing/bank-pages.ts'
import { sealedFields, prove } from '#test/sandbox/departments/identity/testing/steps.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { ask, call, control, signIn, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox } = useSandbox([], { reset: 'never' })

const status = async (session: Session) => ask(sandbox, queryPensionAccount, {}, session)

const openPage = { bankId: '1001', purpose: 'open', returnUrl: RETURN_URL }

async function bindCardFor(userId: string, session: Session): Promise<string> {
  const sealed = await sealedFields(sandbox, session, {
    bankNo: inventedCardNo('629901', `${userId} pension`),
    mobileNo: '13000000003',
  })
  const fields = { bankId: '1001', ...sealed }
  const { serialNo } = await ask(sandbox, sendPensionCardCode, fields, session)
  const code = { serialNo, verifyCode: expectedSmsCode(serialNo) }
  return (await ask(sandbox, bindPensionCard, code, session)).bankSerial
}

const password = (session: Session) =>
  sealedFields(sandbox, session, { transPwd: TRADING_PASSWORD })

const unbind = async (bankSerial: string, session: Session) =>
  (await call(sandbox, unbindBankCard, { bankSerial, ...(await password(session)) }, session))
    .retCode

test('a pension account is opened at the bank, with its card bound and the fund account tied', async () => {
  const wang = await signIn(sandbox, 'wang')
  expect((await status(wang)).status).toBe('none')
  const visit = await ask(sandbox, openPensionBankPage, openPage, wang)
  expect((await status(wang)).status).toBe('opening')
  await decideAtBank(sandbox, visit.url, { decision: 'agree' })
  expect(await ask(sandbox, queryPensionSignStatus, { signNo: visit.signNo }, wang)).toMatchObject({
    status: 'done',
  })
  expect((await status(wang)).status).toBe('opened')
  const tie = async () =>
    (await call(sandbox, bindPensionFundAccount, await password(wang), wang)).retCode
  expect(await tie()).toBe(RET.notBound)
  const bankSerial = await bindCardFor('wang', wang)
  expect(await tie()).toBe(0)
  expect(await status(wang)).toMatchObject({ status: 'bound', fundAccountFlag: '1' })
  expect(await unbind(bankSerial, wang)).toBe(SHOWN_RET.cardInUse)
})

test('a pension card that is unbound can be bound again', async () => {
  const chen = await signIn(sandbox, 'chen')
  const { url } = await ask(sandbox, openPensionBankPage, openPage, chen)
  await decideAtBank(sandbox, url, { decision: 'agree' })
  const bankSerial = await bindCardFor('chen', chen)
  expect((await status(chen)).status).toBe('bound')
  expect(await unbind(bankSerial, chen)).toBe(0)
  expect((await status(chen)).status).toBe('opened')
  await control(sandbox, 'clock', { to: '20260311110000' })
  await bindCardFor('chen', chen)
  expect((await status(chen)).status).toBe('bound')
  const { cards } = await ask(sandbox, listBankCards, {}, chen)
  expect(cards.map((it) => it.available)).toEqual([true, false])
})

test("a pension account's card is no ordinary card", async () => {
  const shen = await signIn(sandbox, 'shen')
  const { url } = await ask(sandbox, openPensionBankPage, openPage, shen)
  await decideAtBank(sandbox, url, { decision: 'agree' })
  const sealed = await sealedFields(sandbox, shen, {
    bankNo: inventedCardNo('629901', 'shen pension'),
    mobileNo: '13000000003',
  })
  await prove(sandbox, shen)
  const refused = await call(sandbox, addBankCardSend, { bankId: '1001', ...sealed }, shen)
  expect(refused.retCode).toBe(RET.cardUnsupported)
})

test.each([
  ['bound here', inventedCardNo('629901', 'opened', '4132')],
  ['of the same bank', inventedCardNo('629901', 'an ordinary one')],
  ['of another person’s account', inventedCardNo('629901', 'yang pension')],
])('no code is sent for a card %s as the card of a pension account', async (_what, bankNo) => {
  const opened = await signIn(sandbox, 'opened')
  const sealed = await sealedFields(sandbox, opened, { bankNo, mobileNo: '13000000001' })
  const answer = await call(sandbox, sendPensionCardCode, { bankId: '1001', ...sealed }, opened)
  expect(answer.retCode).toBe(RET.identityMismatch)
  expect((await status(opened)).status).toBe('opened')
})

test.each([
  ['refused', { decision: 'refuse' }, 'refused'],
  ['left alone for half an hour', null, 'expired'],
] as const)('a visit that is %s opens no account', async (_what, decision, became) => {
  const feng = await signIn(sandbox, 'feng')
  const { url, signNo } = await ask(sandbox, openPensionBankPage, openPage, feng)
  if (decision) await decideAtBank(sandbox, url, decision)
  else await control(sandbox, 'clock', { to: '20260311120000' })
  expect((await ask(sandbox, queryPensionSignStatus, { signNo }, feng)).status).toBe(became)
  expect((await status(feng)).status).toBe('none')
})

test('an unknown bank has no page', async () => {
  const feng = await signIn(sandbox, 'feng')
  const answer = await call(sandbox, openPensionBankPage, { ...openPage, bankId: '9999' }, feng)
  expect(answer.retCode).toBe(RET.cardUnsupported)
})
