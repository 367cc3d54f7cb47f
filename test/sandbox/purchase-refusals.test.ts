import { describe, expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { applyByEncriptTransPwd, applyInit, listPaymentAccount } from '#api/calls/trade.ts'
import { ask, buy, call, control, preparePurchase, signIn } from './test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang')

const FUND = '980301'
const thousand = { fundCode: FUND, amount: '1000.00' }

describe('what is refused', () => {
  test.each([
    ['li', FUND, RET.notPurchasable, '实名'],
    ['sun', FUND, RET.notPurchasable, '交易密码'],
    ['zhou', FUND, RET.notPurchasable, '审核'],
    ['wu', FUND, RET.notPurchasable, '有效期'],
    ['zheng', FUND, RET.notPurchasable, '激活'],
    ['feng', FUND, RET.notPurchasable, '税收'],
    ['zhao', FUND, RET.riskMismatch, '过期'],
    ['new', FUND, RET.riskMismatch, '测评'],
    ['chen', FUND, RET.riskMismatch, '不能购买'],
    ['zhang', '980203', RET.notPurchasable, '暂停申购'],
  ])('%s buying %s', async (userId, fundCode, retCode, words) => {
    const session = await signIn(sandbox, userId)
    const answer = await buy(sandbox, session, {
      fundCode,
      amount: '1000.00',
      bankSerial: `${userId}-1`,
    })
    expect(answer.retCode).toBe(retCode)
    expect(answer.retMsg).toContain(words)
    expect(await control(sandbox, 'orders')).toMatchObject({ total: 0 })
  })

  test('C1 passes an R5 fund only with the time of its confirmation, C0 never', async () => {
    const wang = await signIn(sandbox, 'wang')
    const risky = { fundCode: '980107', amount: '1000.00', bankSerial: 'wang-1' }
    expect((await buy(sandbox, wang, { ...risky, cfmTime: null })).retCode).toBe(RET.riskMismatch)
    expect((await buy(sandbox, wang, risky)).retCode).toBe(RET.ok)
    const chen = await signIn(sandbox, 'chen')
    const safe = { fundCode: '980605', amount: '1000.00', bankSerial: 'chen-1', cfmTime: null }
    expect((await buy(sandbox, chen, safe)).retCode).toBe(RET.ok)
  })

  test.each([
    ['below the minimum', { amount: '9.99' }, RET.amountOutOfRange],
    ['above a payment of the card', { amount: '50000.01' }, RET.amountOutOfRange],
    ['nothing', { amount: '0.00' }, RET.amountOutOfRange],
    ['below nothing', { amount: '-100.00' }, RET.badRequest],
    ['a sum that is none', { amount: '0100.00' }, RET.badRequest],
    ['from a card of another', { bankSerial: 'qian-1' }, RET.cardUnavailable],
  ])('%s', async (_what, change, retCode) => {
    expect((await buy(sandbox, zhang, { ...thousand, ...change })).retCode).toBe(retCode)
    expect(await control(sandbox, 'orders')).toMatchObject({ total: 0 })
  })

  test("above what is left of the card's day", async () => {
    const small = { fundCode: FUND, amount: '10000.00', bankSerial: 'zhang-2' }
    expect((await buy(sandbox, zhang, small)).retCode).toBe(RET.ok)
    expect((await buy(sandbox, zhang, small)).retCode).toBe(RET.ok)
    expect((await buy(sandbox, zhang, { ...small, amount: '10.00' })).retCode).toBe(
      RET.amountOutOfRange,
    )
    const { accounts } = await ask(sandbox, listPaymentAccount, { fundCode: FUND }, zhang)
    const cards = accounts.filter((it) => it.walletBalance === null)
    expect(cards.map((it) => it.dayLeft)).toEqual(['200000.00', '0.00'])
    await control(sandbox, 'clock', { days: 1 })
    expect((await buy(sandbox, zhang, small)).retCode).toBe(RET.ok)
  })

  test('with a card in maintenance, an agreement unread, or another fund than applied for', async () => {
    const qian = await signIn(sandbox, 'qian')
    expect((await buy(sandbox, qian, { ...thousand, bankSerial: 'qian-2' })).retCode).toBe(
      RET.cardUnavailable,
    )
    const { fields } = await preparePurchase(sandbox, zhang, thousand)
    const place = (change: object) =>
      call(sandbox, applyByEncriptTransPwd, { ...fields, ...change }, zhang)
    expect((await place({ protocolIds: fields.protocolIds.slice(1) })).retCode).toBe(
      RET.agreementUnread,
    )
    expect((await place({ fundCode: '980501' })).retCode).toBe(RET.badRequest)
    const other = await ask(sandbox, applyInit, { fundCode: FUND }, zhang)
    expect(other.applyNo).not.toBe(fields.applyNo)
  })
})
