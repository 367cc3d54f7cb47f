import { describe, expect, test } from 'vitest'
import {
  listAssetsChannel,
  listChannelHoldings,
  listClearedFunds,
  listIncome,
  listLots,
  queryHolding,
  queryIncomeCalendar,
} from '#api/calls/asset.ts'
import { cancel, isShowCancelBtn, queryIsCancel } from '#api/calls/cancel.ts'
import { convert, estimateConvert, listConvertFund } from '#api/calls/convert.ts'
import { RET } from '#api/endpoint.ts'
import {
  estimateRedeem,
  fastRedeemRepeat,
  getConvertAndRedeemInfo,
  queryArrivalInfo,
  queryRedeemRetentionAds,
  queryWalletLimits,
} from '#api/calls/redeem.ts'
import { queryTransactionList, setDividendMethod } from '#api/calls/transaction.ts'
import { listPaymentAccount, getFundProtocolConfig } from '#api/calls/trade.ts'
import {
  ask,
  buy,
  call,
  control,
  orderRecord,
  signIn,
  shownPricingDay,
} from '#test/sandbox/test-client.ts'
import { fastRedeem, prepareSale, sell, sealedProof } from '#test/sandbox/trading/test-sales.ts'
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
    expect(lots[1]).toMatchObject({ ageDays: 4, nextRate: '1.00', daysToNextRate: 3 })
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
    expect(ads.map((it) => it.title)[0]).toContain('再持有 2 天')
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
    expect(short.retCode).toBe(RET.sharesShort)
    expect((await sell(sandbox, zhang, { fundCode: FUND, shares: '0.50' })).retCode).toBe(
      RET.sharesShort,
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
      retCode: RET.quickLimitReached,
      payload: { left: '4000.00' },
    })
    await move({ days: 1 })
    expect((await limits()).quickLeft).toBe('10000.00')
    expect((await fastRedeem(sandbox, zhang, '4000.01')).retCode).toBe(RET.ok)
  })

  test('beside another cannot take more than is left', async () => {
    const answers = await Promise.all(
      ['6000.00', '6000.01'].map((it) => fastRedeem(sandbox, zhang, it)),
    )
    expect(answers.map((it) => it.retCode).toSorted((a, b) => a - b)).toEqual([
      RET.ok,
      RET.quickLimitReached,
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
    expect((await call(sandbox, fastRedeemRepeat, fields, zhang)).retCode).toBe(RET.notRedeemable)
  })
})

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
    expect((await undo(late.applyNo)).retCode).toBe(RET.notCancellable)
    const qian = await signIn(sandbox, 'qian')
    expect((await call(sandbox, isShowCancelBtn, { applyNo }, qian)).retCode).toBe(RET.notFound)
    const old = {
      applyNo: late.applyNo,
      transPwd: 'v1' + '.aaaaaaaaaaaaaaaa'.repeat(4),
      randomCode: 'x',
    }
    expect((await call(sandbox, cancel, old, zhang)).retCode).toBe(RET.notCancellable)
  })

  test('needs a random code of the provider', async () => {
    const { applyNo } = await buy(sandbox, zhang, { fundCode: FUND, amount: '1000.00' })
    const { transPwd } = await sealedProof(sandbox, zhang, FUND)
    const answer = await call(sandbox, cancel, { applyNo, transPwd, randomCode: 'x' }, zhang)
    expect(answer.retCode).toBe(RET.tokenExpired)
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
    expect((await buy(sandbox, zhang, tooMuch)).retCode).toBe(RET.amountOutOfRange)
  })
})

describe('a conversion', () => {
  test('moves shares into a fund of the same company and shows both halves', async () => {
    const { funds } = await ask(sandbox, listConvertFund, { fundCode: FUND }, zhang)
    const codes = funds.map((it) => it.fundCode)
    expect(codes).toContain('980501')
    expect(codes).not.toContain('980103')
    const estimate = await ask(
      sandbox,
      estimateConvert,
      { fundCode: '980501', targetFundCode: FUND, bankSerial: 'zhang-1', shares: '1000.00' },
      zhang,
    )
    // 0.5 % less 0.3 %, a tenth of both: 0.02 % on top.
    expect(Number(estimate.topUpFee)).toBeCloseTo(
      (Number(estimate.grossAmount) * 0.0002) / 1.0002,
      2,
    )
    const before = await holding(FUND)
    const proof = await sealedProof(sandbox, zhang, '980501', { kind: 'convert' })
    const { protocols } = await ask(sandbox, getFundProtocolConfig, { fundCode: FUND }, zhang)
    const fields = {
      applyNo: proof.applyNo,
      transPwd: proof.transPwd,
      fundCode: '980501',
      targetFundCode: FUND,
      bankSerial: 'zhang-1',
      shares: '1000.00',
      pricingDay: await shownPricingDay(sandbox, zhang, '980501'),
      largeRedeemFlag: '0',
      protocolIds: protocols.map((it) => it.protocolId),
      cfmTime: null,
    }
    const refusal = async (change: object) =>
      (await call(sandbox, convert, { ...fields, ...change }, zhang)).retCode
    expect(await refusal({ protocolIds: [] })).toBe(RET.agreementUnread)
    expect(await refusal({ targetFundCode: '980103' })).toBe(RET.notConvertible)
    expect(await refusal({ targetFundCode: '980201' })).toBe(RET.riskMismatch)
    expect(await refusal({})).toBe(RET.ok)
    await move({ next: 'settlement' })
    const list = { page: 1, size: 20, kind: 'convert' }
    const { records } = await ask(sandbox, queryTransactionList, list, zhang)
    expect(records.map((it) => [it.businessCode, it.status])).toEqual([
      ['37', '1'],
      ['36', '1'],
    ])
    expect(records[0]?.applicationCfmVol).toBe(records[1]?.targetCfmVol)
    const gained = Number((await holding(FUND)).shares) - Number(before.shares)
    expect(gained).toBeCloseTo(Number(records[0]?.applicationCfmVol), 2)
  })
})

describe('income', () => {
  test('from cash dividends reaches the card as order 43, after a change of method as order 29', async () => {
    const { transPwd, randomCode } = await sealedProof(sandbox, zhang, '980501')
    const wish = {
      fundCode: '980501',
      bankSerial: 'zhang-1',
      dividendMethod: '1',
      transPwd,
      randomCode,
    }
    const { applyNo } = await ask(sandbox, setDividendMethod, wish, zhang)
    expect((await ask(sandbox, setDividendMethod, wish, zhang)).applyNo).toBe(applyNo)
    expect((await holding('980501')).dividendMethod).toBe('0')
    await move({ next: 'settlement' })
    expect((await holding('980501')).dividendMethod).toBe('1')
    const before = await holding('980501')
    await move({ to: '20260330120000' })
    const { records } = await ask(
      sandbox,
      queryTransactionList,
      { page: 1, size: 5, kind: 'dividend', from: '20260312' },
      zhang,
    )
    expect(records[0]).toMatchObject({
      businessCode: '43',
      dividendMethod: '1',
      fundCode: '980501',
    })
    const after = await holding('980501')
    expect(after.shares).toBe(before.shares)
    expect(Number(after.cumulativeProfit) - Number(after.holdProfit)).toBeCloseTo(
      Number(records[0]?.applicationCfmAmt) +
        Number(before.cumulativeProfit) -
        Number(before.holdProfit),
      2,
    )
  })

  test('in the calendar of a month is the sum of its days and entries', async () => {
    const month = await ask(sandbox, queryIncomeCalendar, { month: '202602' }, zhang)
    const cents = (text: string) => Math.round(Number(text) * 100)
    expect(cents(month.monthIncome)).toBe(month.days.reduce((sum, it) => sum + cents(it.income), 0))
    const day = month.days.at(-1)
    const { records } = await ask(
      sandbox,
      listIncome,
      { page: 1, size: 50, date: day?.date },
      zhang,
    )
    expect(records.reduce((sum, it) => sum + cents(it.income), 0)).toBe(cents(day?.income ?? ''))
    const { channels } = await ask(sandbox, listChannelHoldings, {}, zhang)
    expect(channels.map((it) => it.bankSerial)).toEqual(['zhang-1'])
  })
})
