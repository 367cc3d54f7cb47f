import { describe, expect, test } from 'vitest'
import { queryHolding } from '#api/calls/asset.ts'
import { convert, estimateConvert, listConvertFund } from '#api/calls/convert.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { queryTransactionList } from '#api/calls/transaction.ts'
import { getFundProtocolConfig } from '#api/calls/trade.ts'
import { ask, call, control, shownPricingDay } from '#test/sandbox/testing/test-client.ts'
import { sealedProof } from '#test/sandbox/departments/trading/testing/sales.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang')

const FUND = '980301'
const holding = (fundCode: string) => ask(sandbox, queryHolding, { fundCode }, zhang)
const move = (wish: object) => control(sandbox, 'clock', wish)

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
      protocolHashes: protocols.map((it) => it.hash),
      cfmTime: null,
    }
    const refusal = async (change: object) =>
      (await call(sandbox, convert, { ...fields, ...change }, zhang)).retCode
    expect(await refusal({ protocolHashes: [] })).toBe(RET.agreementUnread)
    expect(await refusal({ targetFundCode: '980103' })).toBe(SHOWN_RET.notConvertible)
    expect(await refusal({ targetFundCode: '980201' })).toBe(SHOWN_RET.riskMismatch)
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
