import { afterAll, beforeAll, expect, test } from 'vitest'
import { RET } from '#src/api/endpoint.ts'
import { listBankCards, setBankCardLimit, unbindBankCard } from '#src/api/bank.ts'
import { ocrIdCardIdentify } from '#src/api/auth.ts'
import { bindWeChat, getLoginUserInfo, unbindWeChat } from '#src/api/login.ts'
import {
  cmbAddBankCard,
  cmbAuthTransPwd,
  cmbOpenSignPage,
  cmbQueryReturnData,
  cmbQuerySignStatus,
  cmbResetTransPwd,
  cmbSaveAuthInfo,
} from '#src/api/payment-bank.ts'
import {
  bindPensionCard,
  bindPensionFundAccount,
  openPensionBankPage,
  queryPensionAccount,
  queryPensionSignStatus,
  sendPensionCardCode,
} from '#src/api/pension-bank.ts'
import { deletePersonalData, listPrivacyInfo, withdrawConsent } from '#src/api/privacy.ts'
import { sandboxApp } from '../app.ts'
import { Faults } from '../faults.ts'
import { bankPages } from '../identity/bank-pages.ts'
import { inventedCardNo, inventedCertNo } from '../identity/invented.ts'
import { smsCodeOf } from '../identity/messages.ts'
import { pictureFile, png, providerKey, sealedFields } from '../identity/test-steps.ts'
import { builtInMarket } from '../market/built-in-market.ts'
import { TRADING_PASSWORD } from '../personas.ts'
import type { Sandbox } from '../server.ts'
import { openState } from '../state.ts'
import { Database } from '../store/database.ts'
import { assertBalanced } from '../store/ledger.ts'
import { ask, call, signIn, type Session } from '../test-client.ts'
import type { World } from '../world.ts'

let sandbox: Sandbox
let zhang: Session
beforeAll(async () => {
  const db = new Database(':memory:')
  const market = builtInMarket('signings')
  const clock = openState(db, market, 'signings', market.start)
  const world: World = {
    db,
    market,
    clock,
    providerKey,
    faults: new Faults(),
    slowly: () => Promise.resolve(),
  }
  const app = sandboxApp(world, { reset() {}, recentLog: () => [] }, () => {})
  app.route('/sandbox/bank', bankPages(world))
  sandbox = {
    url: '',
    port: 0,
    fetch: async (request) => app.fetch(request),
    assertBalanced: () => assertBalanced(db),
    stop: async () => db.close(),
  }
  zhang = await signIn(sandbox, 'zhang')
})
afterAll(() => sandbox.stop())

const returnUrl = 'http://localhost:5180/cmbResult'
const CARD = inventedCardNo('629909', 'signed card')

/** What the person does on the bank's page; the address that the bank sends them to. */
async function decide(url: string, form: Record<string, string>): Promise<URL> {
  const answer = await sandbox.fetch(
    new Request(`http://sandbox.test${url}`, { method: 'POST', body: new URLSearchParams(form) }),
  )
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location') ?? '')
}

async function returned(session: Session, signNo: string, extStr: string, cardNo = CARD) {
  return {
    bankId: '1009',
    ...(await sealedFields(sandbox, session, { mobileNo: '19900000009', bankCard: cardNo })),
    verifyCode: smsCodeOf(signNo),
    extStr,
  }
}

async function sign(session: Session, form: Record<string, string>) {
  const wish = { bankId: '1009', nextType: '3', returnUrl }
  const { url, signNo } = await ask(sandbox, cmbOpenSignPage, wish, session)
  const back = await decide(url, { decision: 'agree', mobile: '19900000009', ...form })
  return { signNo, extStr: back.searchParams.get('extStr') ?? '' }
}

test('a card signed at the payment bank is bound once, by a genuine return alone', async () => {
  const { signNo, extStr } = await sign(zhang, { cardNo: CARD })
  await ask(sandbox, cmbSaveAuthInfo, { jsonStr: '{"routePath":"/asset"}' }, zhang)
  const data = await ask(sandbox, cmbQueryReturnData, {}, zhang)
  expect(data).toMatchObject({ routePath: '/asset', extStr, mobileNo: '199****0009' })
  expect(JSON.stringify(data)).not.toContain(CARD)

  const forged = extStr.replace(/"CheckSum":"../, '"CheckSum":"zz')
  const refuse = async (fields: object) =>
    (await call(sandbox, cmbAddBankCard, { ...fields }, zhang)).retCode
  expect(await refuse(await returned(zhang, signNo, forged))).toBe(RET.paymentBankRefused)
  const other = await returned(zhang, signNo, extStr, inventedCardNo('629909', 'another'))
  expect(await refuse(other)).toBe(RET.identityMismatch)
  const { bankSerial } = await ask(
    sandbox,
    cmbAddBankCard,
    await returned(zhang, signNo, extStr),
    zhang,
  )
  const { cards } = await ask(sandbox, listBankCards, {}, zhang)
  expect(cards.at(-1)).toMatchObject({ bankSerial, bankName: '融悦支付银行' })
  expect(await refuse(await returned(zhang, signNo, extStr))).toBe(RET.paymentBankRefused)
  expect(await ask(sandbox, cmbQuerySignStatus, { signNo }, zhang)).toMatchObject({
    status: 'signed',
    used: '1',
  })
  const wrong = { bankId: '1001', nextType: '3', returnUrl }
  expect((await call(sandbox, cmbOpenSignPage, wrong, zhang)).retCode).toBe(RET.cardUnsupported)
  const evil = { bankId: '1009', nextType: '3', returnUrl: 'https://evil.example/' }
  expect((await call(sandbox, cmbOpenSignPage, evil, zhang)).retCode).toBe(RET.redirectRefused)

  const proof = async () => ({
    bankSerial,
    ...(await sealedFields(sandbox, zhang, { transPwd: TRADING_PASSWORD })),
  })
  const limit = { singleLimit: '100.00', dayLimit: '1000000.01' }
  expect(
    (await call(sandbox, setBankCardLimit, { ...(await proof()), ...limit }, zhang)).retCode,
  ).toBe(RET.amountOutOfRange)
  await ask(sandbox, unbindBankCard, await proof(), zhang)
  expect((await ask(sandbox, listBankCards, {}, zhang)).cards).toHaveLength(2)
  expect(
    (await call(sandbox, unbindBankCard, { ...(await proof()), bankSerial: 'zhang-1' }, zhang))
      .retCode,
  ).toBe(RET.cardInUse)
})

test('a return authenticates who is not, and lets a password be reset', async () => {
  const li = await signIn(sandbox, 'li')
  const person = { custName: '李可桑', certNo: inventedCertNo('li at the bank') }
  const cardNo = inventedCardNo('629909', 'li')
  const first = await sign(li, { cardNo, ...person })
  const opened = await ask(
    sandbox,
    cmbAuthTransPwd,
    await returned(li, first.signNo, first.extStr, cardNo),
    li,
  )
  expect(opened).toMatchObject({ authFlag: '1', tpwdFlag: '0' })
  const next = inventedCardNo('629909', 'li again')
  const second = await sign(li, { cardNo: next, ...person })
  const reset = await ask(
    sandbox,
    cmbResetTransPwd,
    await returned(li, second.signNo, second.extStr, next),
    li,
  )
  expect(reset.transPwdToken).not.toBe('')
})

test('a pension account is opened at the bank, its card bound, the fund account tied', async () => {
  const wang = await signIn(sandbox, 'wang')
  const status = async () => ask(sandbox, queryPensionAccount, {}, wang)
  expect((await status()).status).toBe('none')
  const visit = await ask(
    sandbox,
    openPensionBankPage,
    { bankId: '1001', purpose: 'open', returnUrl },
    wang,
  )
  expect((await status()).status).toBe('opening')
  await decide(visit.url, { decision: 'agree' })
  expect(await ask(sandbox, queryPensionSignStatus, { signNo: visit.signNo }, wang)).toMatchObject({
    status: 'done',
  })
  expect((await status()).status).toBe('opened')
  const tie = async () =>
    call(
      sandbox,
      bindPensionFundAccount,
      await sealedFields(sandbox, wang, { transPwd: TRADING_PASSWORD }),
      wang,
    )
  expect((await tie()).retCode).toBe(RET.notBound)
  const { serialNo } = await ask(
    sandbox,
    sendPensionCardCode,
    {
      bankId: '1001',
      ...(await sealedFields(sandbox, wang, {
        bankNo: inventedCardNo('629901', 'wang pension'),
        mobileNo: '13000000003',
      })),
    },
    wang,
  )
  await ask(sandbox, bindPensionCard, { serialNo, verifyCode: smsCodeOf(serialNo) }, wang)
  expect((await tie()).retCode).toBe(0)
  expect(await status()).toMatchObject({ status: 'bound', fundAccountFlag: '1' })
})

test('a visitor is bound to an account that is bound to nobody', async () => {
  const applet = await signIn(sandbox, 'applet')
  const wu = await signIn(sandbox, 'wu')
  const bind = async () =>
    call(
      sandbox,
      bindWeChat,
      {
        noAppAccount: '0',
        ...(await sealedFields(sandbox, applet, {
          idCard: inventedCertNo('wu', '0008'),
          transPwd: TRADING_PASSWORD,
        })),
      },
      applet,
    )
  expect((await bind()).retCode).toBe(RET.alreadyBound)
  const unbind = async () =>
    call(
      sandbox,
      unbindWeChat,
      { unbindType: '1', ...(await sealedFields(sandbox, wu, { transPwd: TRADING_PASSWORD })) },
      wu,
    )
  expect((await unbind()).retCode).toBe(0)
  expect((await unbind()).retCode).toBe(RET.notBound)
  expect((await bind()).retCode).toBe(0)
  expect((await ask(sandbox, getLoginUserInfo, {}, applet)).appUserId).toBe('wu')
})

test.each([
  ['an empty file', new Uint8Array(0), RET.documentUnreadable],
  [
    'text that calls itself a picture',
    new TextEncoder().encode('not a picture'),
    RET.documentUnreadable,
  ],
  ['more than 5 MB', new Uint8Array(5 * 1024 * 1024 + 1), RET.documentTooLarge],
])('%s is refused as a picture of an identity card', async (_what, bytes, retCode) => {
  const fields = { side: 'front', file: pictureFile(bytes) }
  expect((await call(sandbox, ocrIdCardIdentify, fields, zhang)).retCode).toBe(retCode)
  expect((await call(sandbox, ocrIdCardIdentify, { ...fields, file: png() }, zhang)).retCode).toBe(
    0,
  )
})

test('consent is withdrawn, and an account without holdings is closed', async () => {
  const feng = await signIn(sandbox, 'feng')
  await ask(sandbox, withdrawConsent, { infoId: 'recommend', withdrawn: '1' }, feng)
  const { groups } = await ask(sandbox, listPrivacyInfo, {}, feng)
  expect(groups.flatMap((it) => it.items).find((it) => it.infoId === 'recommend')?.withdrawn).toBe(
    '1',
  )
  const close = async (session: Session) =>
    call(
      sandbox,
      deletePersonalData,
      await sealedFields(sandbox, session, { transPwd: TRADING_PASSWORD }),
      session,
    )
  expect((await close(zhang)).retCode).toBe(RET.accountInUse)
  expect((await close(feng)).retCode).toBe(0)
  expect((await call(sandbox, getLoginUserInfo, {}, feng)).retCode).toBe(RET.notLoggedIn)
  sandbox.assertBalanced()
})
