import { expect, test } from 'vitest'
import { convert } from '#api/calls/convert.ts'
import {
  listMonthlyAssets,
  listMonthlyProfits,
  queryMonthlyReport,
} from '#api/calls/monthly-report.ts'
import { listRemittances } from '#api/calls/remittance.ts'
import { getFundProtocolConfig } from '#api/calls/trade.ts'
import { RET } from '#api/endpoint.ts'
import { add, subtract } from '#domain/money/money.ts'
import { expectReportsAddUp } from '#test/sandbox/departments/plans/testing/report.ts'
import {
  ask,
  buy,
  control,
  orderRecord,
  shownPricingDay,
} from '#test/sandbox/testing/test-client.ts'
import { fastRedeem, sealedProof, sell } from '#test/sandbox/departments/trading/testing/sales.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const FROM = '980501'
const TO = '980301'
const WALLET = '001386'
const MARCH = '202603'
const APRIL = '202604'
/** A trading day whose orders are confirmed in April. */
const LAST_OF_MARCH = '20260331100000'

const { sandbox, zhang } = useSandbox('zhang')
/** Wednesday, 11 March 2026, 10:00. */

const moveTo = (to: string) => control(sandbox, 'clock', { to })
const report = (month: string, who = zhang) => ask(sandbox, queryMonthlyReport, { month }, who)

async function fundRow(month: string, fundCode: string, who = zhang) {
  const { profits } = await ask(sandbox, listMonthlyProfits, { month }, who)
  const row = profits.find((it) => it.fundCode === fundCode)
  if (!row) throw new Error(`${fundCode} is not in the report of ${month}`)
  return row
}

/** Converts some of what zhang holds; the application's number. */
async function converts(shares: string): Promise<string> {
  const { applyNo, transPwd } = await sealedProof(sandbox, zhang, FROM, { kind: 'convert' })
  const { protocols } = await ask(sandbox, getFundProtocolConfig, { fundCode: TO }, zhang)
  const fields = {
    applyNo,
    transPwd,
    fundCode: FROM,
    targetFundCode: TO,
    bankSerial: 'zhang-1',
    shares,
    pricingDay: await shownPricingDay(sandbox, zhang, FROM),
    largeRedeemFlag: '0',
    protocolHashes: protocols.map((it) => it.hash),
    cfmTime: null,
  }
  await ask(sandbox, convert, fields, zhang)
  return applyNo
}

const remits = (amount: string, card: string) =>
  control(sandbox, 'transfer', { userId: 'zhang', amount, card })

test('a conversion moves money between funds and is no money in or out', async () => {
  const applyNo = await converts('1000.00')
  await moveTo('20260401210000')
  const { applicationCfmAmt } = await orderRecord(sandbox, zhang, applyNo)
  expect(await report(MARCH)).toMatchObject({ inflow: '0.00', outflow: '0.00' })
  expect(await fundRow(MARCH, FROM)).toMatchObject({ inflow: '0.00', outflow: applicationCfmAmt })
  expect(await fundRow(MARCH, TO)).toMatchObject({ inflow: applicationCfmAmt, outflow: '0.00' })
  const { converted } = await ask(sandbox, listMonthlyProfits, { month: MARCH }, zhang)
  expect(converted).toBe(applicationCfmAmt)
  await expectReportsAddUp(sandbox, zhang)
})

test("a conversion under way at the month's end is still in the fund that it leaves", async () => {
  await moveTo(LAST_OF_MARCH)
  const applyNo = await converts('1000.00')
  await moveTo('20260402210000')
  const { applicationCfmAmt } = await orderRecord(sandbox, zhang, applyNo)
  expect((await ask(sandbox, listMonthlyAssets, { month: MARCH }, zhang)).inTransit).toBe('0.00')
  expect(await fundRow(MARCH, TO)).toMatchObject({ inflow: '0.00' })
  expect(await fundRow(APRIL, TO)).toMatchObject({ inflow: applicationCfmAmt })
  expect(await fundRow(APRIL, FROM)).toMatchObject({ outflow: applicationCfmAmt })
  await expectReportsAddUp(sandbox, zhang)
})

test('a remittance is money in on the day of its arrival, one that goes back is none', async () => {
  await remits('250000.00', 'zhang-1')
  await remits('9999.99', 'zhang-1')
  await remits('30000.00', '9999990000005678')
  await moveTo(LAST_OF_MARCH)
  await remits('40000.00', 'zhang-2')
  await moveTo('20260401210000')
  const { records } = await ask(sandbox, listRemittances, { page: 1, size: 20 }, zhang)
  expect(records.map((it) => it.state).toSorted()).toEqual([
    'credited',
    'credited',
    'returned',
    'returned',
  ])
  expect(await report(MARCH)).toMatchObject({ inflow: '290000.00', outflow: '0.00' })
  expect((await ask(sandbox, listMonthlyAssets, { month: MARCH }, zhang)).inTransit).toBe(
    '40000.00',
  )
  expect(await fundRow(MARCH, WALLET)).toMatchObject({ inflow: '290000.00' })
  expect(await report(APRIL)).toMatchObject({ inflow: '0.00' })
  // In transit it earned nothing; a money fund only gains.
  expect(Number((await fundRow(APRIL, WALLET)).profit)).toBeGreaterThan(0)
  await expectReportsAddUp(sandbox, zhang)
})

test("everything under way over the month's end at once adds up", async () => {
  const ok = (answer: { retCode: number }) => expect(answer.retCode).toBe(RET.ok)
  await remits('50000.00', 'zhang-1')
  await moveTo(LAST_OF_MARCH)
  await converts('500.00')
  await remits('20000.00', 'zhang-1')
  ok(await sell(sandbox, zhang, { fundCode: '980201', shares: '300.00' }))
  ok(await sell(sandbox, zhang, { fundCode: FROM, shares: '200.00', redeemTo: 'wallet' }))
  ok(await buy(sandbox, zhang, { fundCode: TO, amount: '3000.00', channelId: '8901' }))
  ok(await buy(sandbox, zhang, { fundCode: '980305', amount: '700.00', channelId: '8901' }))
  ok(await fastRedeem(sandbox, zhang, '1000.00'))
  await expectReportsAddUp(sandbox, zhang)
  // Sales are confirmed and not yet paid out.
  await moveTo('20260401100000')
  await expectReportsAddUp(sandbox, zhang)
  await moveTo('20260415210000')
  const march = await report(MARCH)
  // From the wallet nothing comes in, and what is withdrawn at once goes out.
  expect(march).toMatchObject({ inflow: '70000.00', outflow: '1000.00' })
  const { applyNo } = await sell(sandbox, zhang, { fundCode: '980201', shares: '100.00' })
  const april = await report(APRIL)
  expect(april).toMatchObject({ inflow: '0.00', partial: true })
  expect(Number(april.outflow)).toBeGreaterThan(0)
  await expectReportsAddUp(sandbox, zhang)
  await moveTo('20260430210000')
  const { applicationCfmAmt } = await orderRecord(sandbox, zhang, applyNo)
  expect((await report(APRIL)).outflow).toBe(add(april.outflow, applicationCfmAmt ?? '0'))
  expect(Number(subtract((await report(MARCH)).closingAsset, march.closingAsset))).toBe(0)
  await expectReportsAddUp(sandbox, zhang)
})
