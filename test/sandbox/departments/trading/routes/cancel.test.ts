import { describe, expect, test } from 'vitest'
import { listAssetsChannel, queryHolding } from '#api/calls/asset.ts'
import { cancel, isShowCancelBtn, queryIsCancel } from '#api/calls/cancel.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { ask, buy, call, control, orderRecord, signIn } from '#test/sandbox/testing/test-client.ts'
import { sell, sealedProof } from '#test/sandbox/departments/trading/testing/sales.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang')

const FUND = '980301'
const WALLET = '001386'
const holding = (fundCode: string) => ask(sandbox, queryHolding, { fundCode }, zhang)
const move = (wish: object) => control(sandbox, 'clock', wish)

describe('a cancellation', () => {
  const undo = async (applyNo: string) => {
    const { transPwd, randomCode } = await sealedProof(sandbox, zhang, FUND)
    return call(sandbox, cancel, { applyNo, transPwd, randomCode }, zhang)
  }

  test('before 15:00 returns the money to the card by the next trading day', async () => {
    const { applyNo } = await buy(sandbox, zhang, { fundCode: FUND, amount: '1000.00' })
    expect(await ask(sandbox, isShowCancelBtn, { applyNo }, zhang)).toMatchObject({
      showFlag: '1',
      cancelUntil: '20260311150000',
      refundDate: '20260312',
    })
    const done = await undo(applyNo)
    expect(done).toMatchObject({ retCode: 0, payload: { refundDate: '20260312' } })
    expect(await undo(applyNo)).toEqual(done)
    expect(await ask(sandbox, queryIsCancel, { applyNo }, zhang)).toMatchObject({ cancelFlag: '1' })
    expect((await ask(sandbox, listAssetsChannel, {}, zhang)).inTransit).toBe('1000.00')
    await move({ next: 'settlement' })
    expect((await ask(sandbox, listAssetsChannel, {}, zhang)).inTransit).toBe('0.00')
    expect((await orderRecord(sandbox, zhang, applyNo)).status).toBe('6')
  })

  test('frees the shares of a redemption, and is refused after the cut-off', async () => {
    const { applyNo } = await sell(sandbox, zhang, { fundCode: FUND, shares: '1000.00' })
    expect((await undo(applyNo)).retCode).toBe(RET.ok)
    expect((await holding(FUND)).frozenShares).toBe('0.00')
    const late = await buy(sandbox, zhang, { fundCode: FUND, amount: '1000.00' })
    await move({ next: 'cutoff' })
    expect((await undo(late.applyNo)).retCode).toBe(SHOWN_RET.notCancellable)
    const qian = await signIn(sandbox, 'qian')
    expect((await call(sandbox, isShowCancelBtn, { applyNo }, qian)).retCode).toBe(RET.notFound)
    const old = {
      applyNo: late.applyNo,
      transPwd: 'v1' + '.aaaaaaaaaaaaaaaa'.repeat(4),
      randomCode: 'x',
    }
    expect((await call(sandbox, cancel, old, zhang)).retCode).toBe(SHOWN_RET.notCancellable)
  })

  test('needs a random code of the provider', async () => {
    const { applyNo } = await buy(sandbox, zhang, { fundCode: FUND, amount: '1000.00' })
    const { transPwd } = await sealedProof(sandbox, zhang, FUND)
    const answer = await call(sandbox, cancel, { applyNo, transPwd, randomCode: 'x' }, zhang)
    expect(answer.retCode).toBe(SHOWN_RET.tokenExpired)
  })

  test('of an order paid from the wallet puts its shares back at once', async () => {
    const before = await holding(WALLET)
    const paid = await buy(sandbox, zhang, { fundCode: FUND, amount: '1000.00', channelId: '8901' })
    expect(paid.retCode).toBe(RET.ok)
    const less = Number((await holding(WALLET)).shares)
    expect(less).toBeCloseTo(Number(before.shares) - 1_000, 2)
    expect((await undo(paid.applyNo)).retCode).toBe(RET.ok)
    expect((await holding(WALLET)).shares).toBe(before.shares)
    const tooMuch = { fundCode: FUND, amount: '49999.00', channelId: '8901' }
    expect((await buy(sandbox, zhang, tooMuch)).retCode).toBe(SHOWN_RET.amountOutOfRange)
  })
})
