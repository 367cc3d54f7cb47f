import { expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import {
  openPensionBankPage,
  queryPensionAccount,
  queryPensionSignStatus,
  sendPensionCardCode,
  withdrawPensionAuthorization,
} from '#api/calls/pension/pension-bank.ts'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'
import { decideAtBank, RETURN_URL } from '#test/sandbox/departments/identity/testing/bank-pages.ts'
import { sealedFields } from '#test/sandbox/departments/identity/testing/steps.ts'
import { ask, call, control, signIn } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox } = useSandbox()

const openPage = { bankId: '1001', purpose: 'open', returnUrl: RETURN_URL } as const

test('a bank that takes its time opens the account on the next working day at ten', async () => {
  const xu = await signIn(sandbox, 'xu')
  const visit = await ask(sandbox, openPensionBankPage, openPage, xu)
  await decideAtBank(sandbox, visit.url, { decision: 'processing' })
  const asked = async () => ask(sandbox, queryPensionSignStatus, { signNo: visit.signNo }, xu)
  const account = async () => ask(sandbox, queryPensionAccount, {}, xu)
  const dueTime = '20260312100000'
  expect(await asked()).toMatchObject({ status: 'processing', dueTime, bankName: '江海银行' })
  expect(await account()).toMatchObject({
    status: 'opening',
    cardTail: null,
    authorized: '0',
    pending: { signNo: visit.signNo, state: 'processing', dueTime },
  })
  await control(sandbox, 'clock', { to: '20260312095900' })
  expect((await asked()).status).toBe('processing')
  await control(sandbox, 'clock', { to: dueTime })
  expect(await asked()).toMatchObject({ status: 'done', dueTime: null })
  expect(await account()).toMatchObject({ status: 'opened', authorized: '1', pending: null })
})

test('an application on a Friday is decided on Monday', async () => {
  await control(sandbox, 'clock', { to: '20260313160000' })
  const xu = await signIn(sandbox, 'xu')
  const { url } = await ask(sandbox, openPensionBankPage, openPage, xu)
  await decideAtBank(sandbox, url, { decision: 'processing' })
  const { pending } = await ask(sandbox, queryPensionAccount, {}, xu)
  expect(pending?.dueTime).toBe('20260316100000')
})

test('a bank refuses who has an account elsewhere, and says so', async () => {
  const xu = await signIn(sandbox, 'xu')
  const { url, signNo } = await ask(sandbox, openPensionBankPage, openPage, xu)
  await decideAtBank(sandbox, url, { decision: 'elsewhere' })
  expect(await ask(sandbox, queryPensionSignStatus, { signNo }, xu)).toMatchObject({
    status: 'refused',
    remark: '您已在其他银行开立个人养老金资金账户，每人只能开立一个',
  })
  expect((await ask(sandbox, queryPensionAccount, {}, xu)).status).toBe('none')
})

test.each([
  ['has an account', 'opened', '1003', 'open', SHOWN_RET.pensionElsewhere],
  ['has an account', 'opened', '1003', 'authorize', SHOWN_RET.pensionElsewhere],
  ['has an account', 'opened', '1001', 'open', SHOWN_RET.pensionExists],
  ['has applied', 'opening', '1003', 'open', SHOWN_RET.pensionElsewhere],
  ['has applied', 'opening', '1001', 'open', SHOWN_RET.pensionExists],
  ['has applied', 'opening', '1001', 'contribute', RET.notBound],
  ['has bound no card', 'opened', '1001', 'contribute', RET.notBound],
  ['has no account', 'han', '1001', 'contribute', RET.notBound],
  ['has an account', 'opened', '1001', 'authorize', RET.ok],
  ['has bound the card', 'yang', '1001', 'contribute', RET.ok],
] as const)(
  'who %s (%s) and asks for the page of bank %s to %s is answered %i',
  async (_what, userId, bankId, purpose, retCode) => {
    const session = await signIn(sandbox, userId)
    const wish = { ...openPage, bankId, purpose }
    expect((await call(sandbox, openPensionBankPage, wish, session)).retCode).toBe(retCode)
  },
)

test('a second bank is refused while a visit to the first is under way, and allowed after it', async () => {
  const xu = await signIn(sandbox, 'xu')
  const first = await ask(sandbox, openPensionBankPage, openPage, xu)
  const second = { ...openPage, bankId: '1003' }
  const refused = await call(sandbox, openPensionBankPage, second, xu)
  expect([refused.retCode, refused.retMsg]).toEqual([
    SHOWN_RET.pensionElsewhere,
    '您正在江海银行办理个人养老金资金账户，每人只能开立一个，请在该行继续',
  ])
  // The same bank again is the same wish.
  await ask(sandbox, openPensionBankPage, openPage, xu)
  await control(sandbox, 'clock', { to: '20260311103100' })
  expect((await call(sandbox, openPensionBankPage, second, xu)).retCode).toBe(0)
  await expect(decideAtBank(sandbox, first.url, { decision: 'agree' })).rejects.toThrow('410')
})

test('two visits to one bank lead to one account', async () => {
  const xu = await signIn(sandbox, 'xu')
  const [first, second] = [
    await ask(sandbox, openPensionBankPage, openPage, xu),
    await ask(sandbox, openPensionBankPage, openPage, xu),
  ]
  await decideAtBank(sandbox, first.url, { decision: 'agree' })
  const before = await ask(sandbox, queryPensionAccount, {}, xu)
  await decideAtBank(sandbox, second.url, { decision: 'processing' })
  expect(await ask(sandbox, queryPensionAccount, {}, xu)).toEqual(before)
})

test('without the authorization the account is not read and its card not bound', async () => {
  const opened = await signIn(sandbox, 'opened')
  const tail = (await ask(sandbox, queryPensionAccount, {}, opened)).cardTail
  expect(tail).toMatch(/^\d{4}$/)
  const withdraw = async () => ask(sandbox, withdrawPensionAuthorization, {}, opened)
  await withdraw()
  await withdraw()
  expect(await ask(sandbox, queryPensionAccount, {}, opened)).toMatchObject({
    status: 'opened',
    authorized: '0',
    cardTail: null,
  })
  const send = async () => {
    const sealed = await sealedFields(sandbox, opened, {
      bankNo: inventedCardNo('629901', 'opened pension'),
      mobileNo: '13000000003',
    })
    return call(sandbox, sendPensionCardCode, { bankId: '1001', ...sealed }, opened)
  }
  expect((await send()).retCode).toBe(SHOWN_RET.pensionUnauthorized)
  const wish = { ...openPage, purpose: 'authorize' } as const
  const { url } = await ask(sandbox, openPensionBankPage, wish, opened)
  await decideAtBank(sandbox, url, { decision: 'agree' })
  expect((await ask(sandbox, queryPensionAccount, {}, opened)).cardTail).toBe(tail)
  expect((await send()).retCode).toBe(0)
})

test('a withdrawn authorization leaves the bound card and the fund account', async () => {
  const yang = await signIn(sandbox, 'yang')
  await ask(sandbox, withdrawPensionAuthorization, {}, yang)
  expect(await ask(sandbox, queryPensionAccount, {}, yang)).toMatchObject({
    status: 'bound',
    authorized: '0',
    cardTail: '3691',
    fundAccountFlag: '1',
  })
})

test.each([
  ['an ordinary card', inventedCardNo('629901', 'opened', '4132')],
  ["another person's pension card", inventedCardNo('629901', 'wang pension')],
])('%s is not bound as the pension card', async (_what, bankNo) => {
  const opened = await signIn(sandbox, 'opened')
  const sealed = await sealedFields(sandbox, opened, { bankNo, mobileNo: '13000000003' })
  const refused = await call(sandbox, sendPensionCardCode, { bankId: '1001', ...sealed }, opened)
  expect(refused.retCode).toBe(RET.identityMismatch)
})
