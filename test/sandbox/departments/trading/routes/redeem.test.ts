import { describe, expect, test } from 'vitest'
import { listAssetsChannel, listClearedFunds, listLots, queryHolding } from '#api/calls/asset.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { queryTransactionDetail } from '#api/calls/transaction.ts'
import {
  estimateRedeem,
  fastRedeemRepeat,
  getConvertAndRedeemInfo,
  queryArrivalInfo,
  queryRedeemRetentionAds,
  queryWalletLimits,
} from '#api/calls/redeem.ts'
import { listPaymentAccount } from '#api/calls/trade.ts'
import { ask, buy, call, control, orderRecord } from '#test/sandbox/testing/test-client.ts'
import {
  fastRedeem,
  prepareSale,
  sell,
  sealedProof,
} from '#test/sandbox/departments/trading/testing/sales.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang')

const FUND = '980301'
const WALLET = '001386'
const holding = (fundCode: string) => ask(sandbox, queryHolding, { fundCode }, zhang)
const move = (wish: object) => control(sandbox, 'clock', wish)

describe('a redemption', () => {
  test('freezes its shares, is confirmed on T+1 at the value of T and pays the card on the stated day', async () => {
    const before = await holding(FUND)
    const info = await ask(sandbox, getConvertAndRedeemInfo, { fundCode: FUND }, zhang)
    expect(info).toMatchObject({ redeemFlag: '1', tradeDate: '20260311', minHoldShares: '5.00' })
    expect(info.accounts[0]).toMatchObject({ usableShares: before.shares, frozenShares: '0.00' })
    const arrival = await ask(
      sandbox,
      queryArrivalInfo,
      { fundCode: FUND, applyKind: 'redeem' },
      zhang,
    )
    expect(arrival).toMatchObject({ confirmDate: '20260312', arrivalDate: '20260317' })
    const { applyNo, retCode } = await sell(sandbox, zhang, { fundCode: FUND, shares: '1000.00' })
    expect(retCode).toBe(RET.ok)
    expect(await holding(FUND)).toMatchObject({ shares: before.shares, frozenShares: '1000.00' })
    expect((await orderRecord(sandbox, zhang, applyNo)).status).toBe('3')
    await move({ next: 'settlement' })
    const record = await orderRecord(sandbox, zhang, applyNo)
    // Bought 180 trading days ago: past the last tier.
    expect(record).toMatchObject({ status: '1', fee: '0.00', paymentDate: '20260317' })
    expect(Number(record.applicationCfmAmt)).toBeCloseTo(1_000 * Number(record.nav), 2)
    const assets = await ask(sandbox, listAssetsChannel, {}, zhang)
    expect(assets.inTransit).toBe(record.applicationCfmAmt)
    expect(Number((await holding(FUND)).shares)).toBeCloseTo(Number(before.shares) - 1_000, 2)
    await move({ to: '20260317090000' })
    expect((await ask(sandbox, listAssetsChannel, {}, zhang)).inTransit).toBe('0.00')
    expect((await orderRecord(sandbox, zhang, applyNo)).paymentTimeTxt).toBe('已到账')
  })

  test('takes the oldest lots first and charges each by its age', async () => {
    await buy(sandbox, zhang, { fundCode: FUND, amount: '5000.00' })
    await move({ to: '20260316100000' })
    const { lots } = await ask(sandbox, listLots, { fundCode: FUND }, zhang)
    expect(lots.map((it) => it.rate)).toEqual(['0.00', '1.50'])
    expect(lots[1]).toMatchObject({
      ageDays: 5,
      nextRate: '1.00',
      daysToNextRate: 2,
      cheaperFrom: '20260318',
    })
    const shares = (Number(lots[0]?.shares) + 100).toFixed(2)
    const estimate = await ask(
      sandbox,
      estimateRedeem,
      { fundCode: FUND, bankSerial: 'zhang-1', shares },
      zhang,
    )
    expect(estimate.sharesUnder7Days).toBe('100.00')
    expect(estimate.lots[0]?.fee).toBe('0.00')
    const info = await ask(sandbox, getConvertAndRedeemInfo, { fundCode: FUND }, zhang)
    expect(Number(estimate.fee)).toBeCloseTo(100 * Number(info.nav) * 0.015, 2)
    const { applyNo } = await sell(sandbox, zhang, { fundCode: FUND, shares })
    await move({ next: 'settlement' })
    const record = await orderRecord(sandbox, zhang, applyNo)
    expect(Number(record.fee)).toBeCloseTo(100 * Number(record.nav) * 0.015, 2)
    expect((await ask(sandbox, listLots, { fundCode: FUND }, zhang)).lots).toHaveLength(1)
    const { ads } = await ask(sandbox, queryRedeemRetentionAds, { fundCode: FUND }, zhang)
    expect(ads.map((it) => it.title)[0]).toContain('再持有 1 天')
  })

  test('of shares bought a week before pays what seven days pay, before and after it is confirmed', async () => {
    // Its older shares would leave first.
    const fundCode = '980205'
    await buy(sandbox, zhang, { fundCode, amount: '10000.00' })
    await move({ to: '20260318100000' })
    const [lot] = (await ask(sandbox, listLots, { fundCode }, zhang)).lots
    expect(lot).toMatchObject({ confirmDate: '20260312', ageDays: 7, rate: '1.00' })
    const shares = lot?.shares ?? ''
    const asked = { fundCode, bankSerial: 'zhang-1', shares }
    const estimate = await ask(sandbox, estimateRedeem, asked, zhang)
    expect(estimate).toMatchObject({ sharesUnder7Days: '0.00', lots: [{ ageDays: 7 }] })
    const { applyNo } = await sell(sandbox, zhang, { fundCode, shares })
    await move({ next: 'settlement' })
    expect(await orderRecord(sandbox, zhang, applyNo)).toMatchObject({ feeRate: '1.00' })
    const detail = await ask(sandbox, queryTransactionDetail, { applyNo }, zhang)
    expect(detail.lots).toMatchObject([{ ageDays: 7, rate: '1.00', fee: detail.record.fee }])
  })

  test('counts a weekend before its confirmation, but not by a contract that counts to its own day', async () => {
    const [usual, own] = ['980205', '980303']
    for (const fundCode of [usual, own]) await buy(sandbox, zhang, { fundCode, amount: '100.00' })
    await move({ to: '20260313100000' })
    const days = async (fundCode: string) =>
      (await ask(sandbox, listLots, { fundCode }, zhang)).lots.map((it) => it.ageDays)
    expect(await days(usual)).toEqual([4])
    expect(await days(own)).toEqual([2])
    expect((await ask(sandbox, queryFundOne, { fundCode: own })).holdingEnd).toBe('tradeDay')
  })

  test('into the wallet becomes its shares on the day of confirmation, which can pay at once', async () => {
    const before = await holding(WALLET)
    const { applyNo } = await sell(sandbox, zhang, {
      fundCode: FUND,
      shares: '1000.00',
      redeemTo: 'wallet',
    })
    const route = { fundCode: FUND, applyKind: 'redeem', redeemTo: 'wallet' }
    const arrival = await ask(sandbox, queryArrivalInfo, route, zhang)
    expect(arrival).toMatchObject({ confirmDate: '20260312', arrivalDate: '20260312' })
    await move({ next: 'settlement' })
    const { applicationCfmAmt } = await orderRecord(sandbox, zhang, applyNo)
    const now = await holding(WALLET)
    const got = Number(now.shares) - Number(before.shares)
    expect(got).toBeGreaterThanOrEqual(Number(applicationCfmAmt))
    const { accounts } = await ask(sandbox, listPaymentAccount, { fundCode: FUND }, zhang)
    expect(accounts.at(-1)).toMatchObject({ channelId: '8901', walletBalance: now.usableShares })
  })

  test('that would leave less than the minimum sells the rest too, and the fund is listed as cleared', async () => {
    const { shares } = await holding(FUND)
    const asked = (Number(shares) - 3).toFixed(2)
    const { applyNo } = await sell(sandbox, zhang, { fundCode: FUND, shares: asked })
    expect((await orderRecord(sandbox, zhang, applyNo)).applicationVol).toBe(shares)
    await move({ next: 'settlement' })
    expect((await call(sandbox, queryHolding, { fundCode: FUND }, zhang)).retCode).toBe(
      RET.notFound,
    )
    const { records } = await ask(sandbox, listClearedFunds, { page: 1, size: 20 }, zhang)
    expect(records[0]).toMatchObject({ fundCode: FUND, clearDate: '20260312' })
  })

  test('is refused above the usable shares, with a wrong password, too late and as a changed repeat', async () => {
    const short = await sell(sandbox, zhang, { fundCode: FUND, shares: '99999999.00' })
    expect(short.retCode).toBe(SHOWN_RET.sharesShort)
    expect((await sell(sandbox, zhang, { fundCode: FUND, shares: '0.50' })).retCode).toBe(
      SHOWN_RET.sharesShort,
    )
    expect((await sell(sandbox, zhang, { fundCode: FUND, shares: '0.00' })).retCode).toBe(
      RET.badRequest,
    )
    const wrong = await sell(sandbox, zhang, {
      fundCode: FUND,
      shares: '10.00',
      password: '000000',
    })
    expect(wrong.retCode).toBe(RET.wrongTradingPassword)
    const other = await sell(sandbox, zhang, {
      fundCode: FUND,
      shares: '10.00',
      bankSerial: 'qian-1',
    })
    expect(other.retCode).toBe(RET.notFound)
    const { endpoint, fields } = await prepareSale(sandbox, zhang, {
      fundCode: FUND,
      shares: '10.00',
    })
    const first = await call(sandbox, endpoint, fields, zhang)
    expect(await call(sandbox, endpoint, fields, zhang)).toEqual(first)
    expect((await call(sandbox, endpoint, { ...fields, shares: '11.00' }, zhang)).retCode).toBe(
      RET.badRequest,
    )
    const late = await prepareSale(sandbox, zhang, { fundCode: FUND, shares: '10.00' })
    await move({ to: '20260311110000' })
    expect((await call(sandbox, late.endpoint, late.fields, zhang)).retCode).toBe(
      RET.applicationExpired,
    )
  })
})

describe('a quick withdrawal', () => {
  test('arrives at once, up to 10,000 yuan a day', async () => {
    const limits = () => ask(sandbox, queryWalletLimits, { fundCode: WALLET }, zhang)
    expect(await limits()).toMatchObject({ quickFlag: '1', quickLeft: '10000.00' })
    const first = await fastRedeem(sandbox, zhang, '6000.00')
    expect(await orderRecord(sandbox, zhang, first.applyNo)).toMatchObject({
      businessCode: '98',
      status: '1',
      applicationCfmAmt: '6000.00',
    })
    expect(await fastRedeem(sandbox, zhang, '4000.01')).toMatchObject({
      retCode: SHOWN_RET.quickLimitReached,
      payload: { left: '4000.00' },
    })
    await move({ days: 1 })
    expect((await limits()).quickLeft).toBe('10000.00')
    expect((await fastRedeem(sandbox, zhang, '4000.01')).retCode).toBe(RET.ok)
  })

  test('at the same time as another cannot take more than is left', async () => {
    const answers = await Promise.all(
      ['6000.00', '6000.01'].map((it) => fastRedeem(sandbox, zhang, it)),
    )
    expect(answers.map((it) => it.retCode).toSorted((a, b) => a - b)).toEqual([
      RET.ok,
      SHOWN_RET.quickLimitReached,
    ])
  })

  test('that the bank refuses moves nothing, and other funds have none', async () => {
    const { shares } = await holding(WALLET)
    const { applyNo } = await fastRedeem(sandbox, zhang, '100.46')
    expect((await orderRecord(sandbox, zhang, applyNo)).status).toBe('4')
    expect((await holding(WALLET)).shares).toBe(shares)
    const proof = await sealedProof(sandbox, zhang, FUND, { kind: 'fastRedeem' })
    const fields = {
      applyNo: proof.applyNo,
      transPwd: proof.transPwd,
      fundCode: FUND,
      bankSerial: 'zhang-1',
      amount: '1.00',
    }
    expect((await call(sandbox, fastRedeemRepeat, fields, zhang)).retCode).toBe(
      SHOWN_RET.notRedeemable,
    )
  })
})
