import * as v from 'valibot'
import { expect, test } from 'vitest'
import { queryCaptchaSts, sendMobileCode } from '#api/calls/account.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { ocrIdCardIdentify, queryPersonalAndCRS } from '#api/calls/auth.ts'
import {
  getCMBAuthStatus,
  getCMBStatus,
  listBankCards,
  saveCMBStatus,
  setBankCardLimit,
  unbindBankCard,
} from '#api/calls/bank.ts'
import { bindWeChat, getLoginUserInfo, unbindWeChat } from '#api/calls/login.ts'
import {
  cmbAddBankCard,
  cmbAuthTransPwd,
  cmbOpenSignPage,
  cmbQueryReturnData,
  cmbQuerySignStatus,
  cmbResetTransPwd,
  cmbSaveAuthInfo,
} from '#api/calls/payment-bank.ts'
import { inventedCardNo, inventedCertNo } from '#test/sandbox/departments/identity/invented.ts'
import { expectedSmsCode } from '#test/sandbox/departments/identity/messages.ts'
import { decideAtBank, RETURN_URL } from '#test/sandbox/departments/identity/testing/bank-pages.ts'
import { pictureFile, png, sealedFields } from '#test/sandbox/departments/identity/testing/steps.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { ask, call, control, signIn, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang', { reset: 'never' })

const CARD = inventedCardNo('629909', 'signed card')

async function returned(session: Session, signNo: string, extStr: string, cardNo = CARD) {
  return {
    bankId: '1009',
    ...(await sealedFields(sandbox, session, { mobileNo: '19900000009', bankCard: cardNo })),
    verifyCode: expectedSmsCode(signNo),
    extStr,
  }
}

async function sign(session: Session, form: Record<string, string>) {
  const wish = { bankId: '1009', nextType: '3', returnUrl: RETURN_URL }
  const { url, signNo } = await ask(sandbox, cmbOpenSignPage, wish, session)
  const back = await decideAtBank(sandbox, url, {
    decision: 'agree',
    mobile: '19900000009',
    ...form,
  })
  return { signNo, extStr: back.searchParams.get('extStr') ?? '' }
}

test('a card signed at the payment bank is bound once, only by a genuine return', async () => {
  const { signNo, extStr } = await sign(zhang, { cardNo: CARD })
  await ask(sandbox, cmbSaveAuthInfo, { jsonStr: '{"routePath":"/asset"}' }, zhang)
  const data = await ask(sandbox, cmbQueryReturnData, {}, zhang)
  expect(data).toMatchObject({ routePath: '/asset', extStr, mobileNo: '199****0009' })
  expect(JSON.stringify(data)).not.toContain(CARD)

  const forged = extStr.replace(/"CheckSum":"../, '"CheckSum":"zz')
  const refuse = async (fields: object) =>
    (await call(sandbox, cmbAddBankCard, { ...fields }, zhang)).retCode
  expect(await refuse(await returned(zhang, signNo, forged))).toBe(SHOWN_RET.paymentBankRefused)
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
  expect(await refuse(await returned(zhang, signNo, extStr))).toBe(SHOWN_RET.paymentBankRefused)
  expect(await ask(sandbox, cmbQuerySignStatus, { signNo }, zhang)).toMatchObject({
    status: 'signed',
    used: '1',
  })
  const wrong = { bankId: '1001', nextType: '3', returnUrl: RETURN_URL }
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
  ).toBe(SHOWN_RET.amountOutOfRange)
  await ask(sandbox, unbindBankCard, await proof(), zhang)
  expect((await ask(sandbox, listBankCards, {}, zhang)).cards).toHaveLength(2)
  expect(
    (await call(sandbox, unbindBankCard, { ...(await proof()), bankSerial: 'zhang-1' }, zhang))
      .retCode,
  ).toBe(SHOWN_RET.cardInUse)
})

test('a return verifies an unverified user and allows a password reset', async () => {
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

test('a card that was bound meanwhile authenticates no other person', async () => {
  const applet = await signIn(sandbox, 'applet')
  const cardNo = inventedCardNo('629909', 'signed twice')
  const person = { custName: '顾望舒', certNo: inventedCertNo('applet at the bank') }
  const first = await sign(applet, { cardNo, ...person })
  const wang = await signIn(sandbox, 'wang')
  const second = await sign(wang, { cardNo })
  await ask(
    sandbox,
    cmbAddBankCard,
    await returned(wang, second.signNo, second.extStr, cardNo),
    wang,
  )
  const fields = await returned(applet, first.signNo, first.extStr, cardNo)
  expect((await call(sandbox, cmbAuthTransPwd, fields, applet)).retCode).toBe(RET.cardTaken)
  expect(await ask(sandbox, getLoginUserInfo, {}, applet)).toMatchObject({ authFlag: '-1' })
})

test("the payment bank's messages do not count towards the company's limit", async () => {
  const shen = await signIn(sandbox, 'shen')
  for (const seed of ['shen', 'shen again', 'shen once more']) {
    await sign(shen, { cardNo: inventedCardNo('629909', seed) })
  }
  const { captchaFlag } = await ask(sandbox, queryCaptchaSts, { scene: 'sendMobileCode' }, shen)
  expect(captchaFlag).toBe('0')
  const change = {
    scene: 'change',
    ...(await sealedFields(sandbox, shen, { mobileNo: '19900000010' })),
  }
  expect((await call(sandbox, sendMobileCode, change, shen)).retCode).toBe(0)
})

test('a visitor is bound to an account without a messaging app', async () => {
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
  expect((await bind()).retCode).toBe(SHOWN_RET.alreadyBound)
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
  ['an empty file', new Uint8Array(0), SHOWN_RET.documentUnreadable],
  [
    'text that calls itself a picture',
    new TextEncoder().encode('not a picture'),
    SHOWN_RET.documentUnreadable,
  ],
])('%s is refused as a picture of an identity card', async (_what, bytes, retCode) => {
  const fields = { side: 'front', file: pictureFile(bytes) }
  expect((await call(sandbox, ocrIdCardIdentify, fields, zhang)).retCode).toBe(retCode)
  expect((await call(sandbox, ocrIdCardIdentify, { ...fields, file: png() }, zhang)).retCode).toBe(
    0,
  )
})

test('a visit above the limit is refused with the wait until the first is an hour old', async () => {
  const han = await signIn(sandbox, 'han')
  const open = async () =>
    call(sandbox, cmbOpenSignPage, { bankId: '1009', nextType: '3', returnUrl: RETURN_URL }, han)
  await open()
  await control(sandbox, 'clock', { to: '20260311104000' })
  for (let more = 1; more < 20; more += 1) expect((await open()).retCode).toBe(0)
  const refused = await open()
  expect(refused.retCode).toBe(RET.tooOften)
  const { retryAfter } = v.parse(v.object({ retryAfter: v.number() }), refused.payload)
  expect(retryAfter).toBeGreaterThan(19 * 60)
  expect(retryAfter).toBeLessThan(21 * 60)
})

test('the bank sends a person back without a decision, and the signing stays open', async () => {
  const wish = { bankId: '1009', nextType: '3', returnUrl: RETURN_URL }
  const { url, signNo } = await ask(sandbox, cmbOpenSignPage, wish, zhang)
  const back = await decideAtBank(sandbox, url, { decision: 'back' })
  expect(back.searchParams.get('signNo')).toBe(signNo)
  expect((await ask(sandbox, cmbQuerySignStatus, { signNo }, zhang)).status).toBe('open')
})

test('the bank shows the way back as text where it is to be opened in another browser', async () => {
  const wish = { bankId: '1009', nextType: '3', returnUrl: RETURN_URL }
  const { url, signNo } = await ask(sandbox, cmbOpenSignPage, wish, zhang)
  const body = new URLSearchParams({ decision: 'refuse' })
  const request = new Request(`http://sandbox.test${url}&other=1`, { method: 'POST', body })
  const answer = await sandbox.fetch(request)
  expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
  expect(await answer.text()).toContain(`signNo=${signNo}`)
})

test('a bank’s page is on the bank’s site for an app, and a return to another site is refused', async () => {
  const wish = (returnUrl: string) => ({ bankId: '1009', nextType: '3', returnUrl })
  const own = wish('https://h5.heanfund.example/cmbResult')
  const { url } = await ask(sandbox, cmbOpenSignPage, own, zhang)
  expect(url).toMatch(/^https:\/\/pay\.riverbank\.example\/sandbox\/bank\/sign\?signNo=/)
  for (const returnUrl of [
    'https://evil.example/cmbResult',
    'https://h5.heanfund.example.evil.example/',
    'https://h5.heanfund.example@evil.example/',
  ]) {
    const { retCode } = await call(sandbox, cmbOpenSignPage, wish(returnUrl), zhang)
    expect(retCode).toBe(RET.redirectRefused)
  }
})

test('a return of another user’s signing binds no card, and its state is not reported', async () => {
  const { signNo, extStr } = await sign(zhang, { cardNo: inventedCardNo('629909', 'of zhang') })
  const wang = await signIn(sandbox, 'wang')
  const stolen = await returned(wang, signNo, extStr, inventedCardNo('629909', 'of zhang'))
  expect((await call(sandbox, cmbAddBankCard, stolen, wang)).retCode).toBe(
    SHOWN_RET.paymentBankRefused,
  )
  expect((await call(sandbox, cmbQuerySignStatus, { signNo }, wang)).retCode).toBe(RET.notFound)
})

test('the bank’s reason is reported with the status until another signing is begun', async () => {
  const qian = await signIn(sandbox, 'qian')
  const wish = { bankId: '1009', nextType: '3', returnUrl: RETURN_URL }
  const { url } = await ask(sandbox, cmbOpenSignPage, wish, qian)
  await decideAtBank(sandbox, url, { decision: 'refuse' })
  await ask(sandbox, saveCMBStatus, { status: '3' }, qian)
  expect((await ask(sandbox, getCMBStatus, {}, qian)).remark).toBe('用户取消签约')
  expect((await ask(sandbox, getCMBAuthStatus, {}, qian)).remark).toBe('')
  await ask(sandbox, saveCMBStatus, { status: '1' }, qian)
  expect((await ask(sandbox, getCMBStatus, {}, qian)).remark).toBe('')
})

test('a signing at the bank opens the account with the information saved before', async () => {
  const halfway = await signIn(sandbox, 'halfway')
  const cardNo = inventedCardNo('629909', 'halfway')
  const { signNo, extStr } = await sign(halfway, { cardNo })
  const opening = await returned(halfway, signNo, extStr, cardNo)
  const opened = await ask(sandbox, cmbAuthTransPwd, opening, halfway)
  expect(opened).toMatchObject({ authFlag: '1', tpwdFlag: '0' })
  expect(await ask(sandbox, queryPersonalAndCRS, {}, halfway)).toMatchObject({
    hasPersonalInfo: true,
    hasCRS: true,
  })
})
