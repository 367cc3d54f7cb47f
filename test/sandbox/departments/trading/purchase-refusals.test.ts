import { describe, expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { applyByEncriptTransPwd, applyInit, listPaymentAccount } from '#api/calls/trade.ts'
import {
  ask,
  buy,
  call,
  control,
  preparePurchase,
  signIn,
} from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang')

const FUND = '980301'
const thousand = { fundCode: FUND, amount: '1000.00' }

describe('a purchase', () => {
  test.each([
    ['li', FUND, SHOWN_RET.notPurchasable, '实名'],
    ['sun', FUND, SHOWN_RET.notPurchasable, '交易密码'],
    ['zhou', FUND, SHOWN_RET.notPurchasable, '审核'],
    ['wu', FUND, SHOWN_RET.notPurchasable, '有效期'],
    ['zheng', FUND, SHOWN_RET.notPurchasable, '激活'],
    ['feng', FUND, SHOWN_RET.notPurchasable, '税收'],
    ['zhao', FUND, SHOWN_RET.riskMismatch, '过期'],
    ['new', FUND, SHOWN_RET.riskMismatch, '测评'],
    ['chen', FUND, SHOWN_RET.riskMismatch, '不能购买'],
    ['zhang', '980203', SHOWN_RET.notPurchasable, '暂停申购'],
  ])(
    'of %s in fund %s is refused for its buyer or its fund',
    async (userId, fundCode, retCode, words) => {
      const session = await signIn(sandbox, userId)
      const answer = await buy(sandbox, session, {
        fundCode,
        amount: '1000.00',
        bankSerial: `${userId}-1`,
      })
      expect(answer.retCode).toBe(retCode)
      expect(answer.retMsg).toContain(words)
      expect(await control(sandbox, 'orders')).toMatchObject({ total: 0 })
    },
  )

  test('of an R5 fund by C1 needs the time of the risk confirmation', async () => {
    const wang = await signIn(sandbox, 'wang')
    const risky = { fundCode: '980107', amount: '1000.00', bankSerial: 'wang-1' }
    expect((await buy(sandbox, wang, { ...risky, cfmTime: null })).retCode).toBe(
      SHOWN_RET.riskMismatch,
    )
    expect((await buy(sandbox, wang, risky)).retCode).toBe(RET.ok)
    const chen = await signIn(sandbox, 'chen')
    const safe = { fundCode: '980605', amount: '1000.00', bankSerial: 'chen-1', cfmTime: null }
    expect((await buy(sandbox, chen, safe)).retCode).toBe(RET.ok)
  })

  test.each([
    ['below the minimum amount', { amount: '9.99' }, SHOWN_RET.amountOutOfRange],
    ['above the single limit of its card', { amount: '50000.01' }, SHOWN_RET.amountOutOfRange],
    ['of nothing', { amount: '0.00' }, SHOWN_RET.amountOutOfRange],
    ['of a negative amount', { amount: '-100.00' }, RET.badRequest],
    ['of a malformed amount', { amount: '0100.00' }, RET.badRequest],
    ['from a card of another', { bankSerial: 'qian-1' }, SHOWN_RET.cardUnavailable],
  ])('%s is refused', async (_what, change, retCode) => {
    expect((await buy(sandbox, zhang, { ...thousand, ...change })).retCode).toBe(retCode)
    expect(await control(sandbox, 'orders')).toMatchObject({ total: 0 })
  })

  test("above the rest of the card's daily limit is refused until the next day", async () => {
    const small = { fundCode: FUND, amount: '10000.00', bankSerial: 'zhang-2' }
    expect((await buy(sandbox, zhang, small)).retCode).toBe(RET.ok)
    expect((await buy(sandbox, zhang, small)).retCode).toBe(RET.ok)
    expect((await buy(sandbox, zhang, { ...small, amount: '10.00' })).retCode).toBe(
      SHOWN_RET.amountOutOfRange,
    )
    const { accounts } = await ask(sandbox, listPaymentAccount, { fundCode: FUND }, zhang)
    const cards = accounts.filter((it) => it.walletBalance === null)
    expect(cards.map((it) => it.dayLeft)).toEqual(['200000.00', '0.00'])
    await control(sandbox, 'clock', { days: 1 })
    expect((await buy(sandbox, zhang, small)).retCode).toBe(RET.ok)
  })

  test('with a card in maintenance, an unread agreement, or another fund than applied for is refused', async () => {
    const qian = await signIn(sandbox, 'qian')
    expect((await buy(sandbox, qian, { ...thousand, bankSerial: 'qian-2' })).retCode).toBe(
      SHOWN_RET.cardUnavailable,
    )
    const { fields } = await preparePurchase(sandbox, zhang, thousand)
    const place = (change: object) =>
      call(sandbox, applyByEncriptTransPwd, { ...fields, ...change }, zhang)
    expect((await place({ protocolHashes: fields.protocolHashes.slice(1) })).retCode).toBe(
      RET.agreementUnread,
    )
    expect((await place({ fundCode: '980501' })).retCode).toBe(RET.badRequest)
    const other = await ask(sandbox, applyInit, { fundCode: FUND }, zhang)
    expect(other.applyNo).not.toBe(fields.applyNo)
  })
})
