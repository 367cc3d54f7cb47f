import { beforeEach, expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import {
  buyGameFund,
  mncjActivityHdMncjPositionDetails,
  mncjPositionInfo,
  sellGameFund,
  sellPreview,
} from '#api/calls/game-trading.ts'
import { isOverTime, receiveGameMoney } from '#api/calls/trading-game.ts'
import { estimatePurchase } from '#domain/money/fees.ts'
import { estimateRedemption } from '#domain/order/redemption.ts'
import { GAME, GAME_OVER } from '#test/sandbox/departments/activity/catalogue.ts'
import { ask, call, control } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, wang } = useSandbox(['zhang', 'wang'])
const game = { activityId: GAME }
const fundCode = '980301'
const MONEY_FUND = '980701'
let numbers = 0
const requestNo = () => `GAMETEST${String((numbers += 1)).padStart(10, '0')}`

beforeEach(async () => {
  await ask(sandbox, receiveGameMoney, game, zhang)
})

const buy = (amount: string, more: object = {}, who = zhang) =>
  call(sandbox, buyGameFund, { ...game, requestNo: requestNo(), fundCode, amount, ...more }, who)
const sell = (shares: string, more: object = {}) =>
  call(sandbox, sellGameFund, { ...game, requestNo: requestNo(), fundCode, shares, ...more }, zhang)
const detail = () => ask(sandbox, mncjActivityHdMncjPositionDetails, { ...game, fundCode }, zhang)
const standing = () => ask(sandbox, mncjPositionInfo, game, zhang)
const cents = (text: string) => BigInt(text.replace('.', ''))

async function expectSum() {
  const all = await standing()
  const parts = all.positions.reduce((sum, it) => sum + cents(it.amount), 0n)
  expect(cents(all.totalAsset)).toBe(cents(all.cash) + cents(all.inTransit) + parts)
  expect(cents(all.profit)).toBe(cents(all.totalAsset) - 10_000_000n)
  return all
}

test('a purchase waits in transit, then has the shares of its day with the fund’s fee', async () => {
  expect(await buy('10000.00')).toMatchObject({
    retCode: RET.ok,
    payload: { tradeDate: '20260311', confirmDate: '20260312' },
  })
  expect(await expectSum()).toMatchObject({ cash: '90000.00', inTransit: '10000.00' })
  expect(await detail()).toMatchObject({
    shares: '0.00',
    trades: [{ state: 'pending', nav: null }],
  })
  await control(sandbox, 'clock', { next: 'settlement' })
  const fund = await ask(sandbox, queryFundOne, { fundCode })
  const expected = estimatePurchase({
    amount: '10000.00',
    tiers: fund.purchaseTiers,
    discount: fund.discount,
    nav: fund.nav,
  })
  expect(fund.navDate).toBe('20260311')
  expect(await detail()).toMatchObject({
    shares: expected.shares,
    // To be sold from T+2 on.
    usableShares: '0.00',
    inTransit: '0.00',
    trades: [{ kind: 'buy', state: 'confirmed', fee: expected.fee, nav: fund.nav }],
  })
  expect(await expectSum()).toMatchObject({ cash: '90000.00', inTransit: '0.00' })
})

test('a sale gives its money by first in, first out at the confirmation', async () => {
  await buy('10000.00')
  await control(sandbox, 'clock', { to: '20260313100000' })
  const { usableShares } = await detail()
  expect((await sell('1000.00')).retCode).toBe(RET.ok)
  const held = await detail()
  expect(held.shares).toBe(usableShares)
  expect(cents(held.usableShares)).toBe(cents(usableShares) - 100_000n)
  const before = (await expectSum()).cash
  await control(sandbox, 'clock', { next: 'settlement' })
  const fund = await ask(sandbox, queryFundOne, { fundCode })
  const expected = estimateRedemption({
    shares: '1000.00',
    lots: [{ confirmDate: '20260312', shares: usableShares }],
    nav: fund.nav ?? '',
    tiers: fund.redemptionTiers.map((it) => ({ underDays: it.daysUnder, rate: it.rate })),
    on: { tradeDay: '20260313', confirmDate: '20260316' },
  })
  const after = await detail()
  expect(after.trades[0]).toMatchObject({
    kind: 'sell',
    state: 'confirmed',
    amount: expected.net,
    fee: expected.fee,
  })
  expect(cents(expected.fee)).toBeGreaterThan(0n)
  expect(cents((await expectSum()).cash) - cents(before)).toBe(cents(expected.net))
  // The cost of one share stays.
  expect(Number(after.costPrice)).toBeCloseTo(Number(held.costPrice), 3)
})

test('an order at 15:00 has the next day’s value', async () => {
  await control(sandbox, 'clock', { next: 'cutoff' })
  expect((await buy('100.00')).payload).toMatchObject({
    tradeDate: '20260312',
    confirmDate: '20260313',
  })
})

test('the same number makes one order, also in parallel, and another request with it is refused', async () => {
  const same = { requestNo: requestNo() }
  const answers = await Promise.all(Array.from({ length: 6 }, () => buy('30000.00', same)))
  expect(new Set(answers.map((it) => JSON.stringify(it))).size).toBe(1)
  expect((await standing()).cash).toBe('70000.00')
  expect((await buy('20000.00', same)).retCode).toBe(RET.badRequest)
  expect((await buy('30000.00', { ...same, fundCode: '980201' })).retCode).toBe(RET.badRequest)
  expect((await sell('30000.00', same)).retCode).toBe(RET.badRequest)
  await control(sandbox, 'clock', { next: 'settlement' })
  expect(await buy('30000.00', same)).toEqual(answers[0])
})

test('purchases in parallel cannot spend more than there is', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => buy('30000.00')))
  const codes = answers.map((it) => it.retCode).toSorted((a, b) => a - b)
  expect(codes).toEqual([0, 0, 0, SHOWN_RET.gameMoneyShort, SHOWN_RET.gameMoneyShort])
  expect((await expectSum()).cash).toBe('10000.00')
})

test('sales in parallel cannot give more than is held', async () => {
  await buy('10000.00')
  await control(sandbox, 'clock', { to: '20260313100000' })
  const { usableShares } = await detail()
  const answers = await Promise.all([sell(usableShares), sell(usableShares), sell('0.01')])
  const codes = answers.map((it) => it.retCode)
  expect(codes).toEqual([RET.ok, SHOWN_RET.gameMoneyShort, SHOWN_RET.gameMoneyShort])
  await control(sandbox, 'clock', { next: 'settlement' })
  expect(await detail()).toMatchObject({ shares: '0.00', usableShares: '0.00', amount: '0.00' })
  expect((await expectSum()).positions).toEqual([])
})

test.each([
  ['nothing', '0.00', {}, SHOWN_RET.amountOutOfRange],
  ['an unknown fund', '100.00', { fundCode: '999999' }, RET.notFound],
  ['a fund outside the game', '100.00', { fundCode: '980203' }, RET.notFound],
  ['an unknown game', '100.00', { activityId: 'x' }, RET.notFound],
  ['a game that is over', '100.00', { activityId: GAME_OVER }, SHOWN_RET.activityOver],
])('buying %s is refused', async (_what, amount, more, retCode) => {
  expect((await buy(amount, more)).retCode).toBe(retCode)
})

test.each([
  ['nothing', '0.00', {}, RET.badRequest],
  ['what is not held', '1.00', {}, SHOWN_RET.gameMoneyShort],
  ['in an unknown game', '1.00', { activityId: 'x' }, RET.notFound],
  ['in a game that is over', '1.00', { activityId: GAME_OVER }, SHOWN_RET.activityOver],
])('selling %s is refused', async (_what, shares, more, retCode) => {
  expect((await sell(shares, more)).retCode).toBe(retCode)
})

test('a user who did not join cannot trade and has no positions', async () => {
  expect((await buy('100.00', {}, wang)).retCode).toBe(RET.cannotJoin)
  expect(await ask(sandbox, mncjPositionInfo, game, wang)).toMatchObject({
    totalAsset: '0.00',
    profitRate: '0.00',
    positions: [],
  })
})

test('a position that never was, and one of another user, are not found', async () => {
  await buy('100.00')
  const asked = { ...game, fundCode }
  const details = mncjActivityHdMncjPositionDetails
  expect((await call(sandbox, details, asked, wang)).retCode).toBe(RET.notFound)
  const other = { ...game, fundCode: '980201' }
  expect((await call(sandbox, details, other, zhang)).retCode).toBe(RET.notFound)
  expect((await call(sandbox, mncjPositionInfo, { activityId: 'x' }, zhang)).retCode).toBe(
    RET.notFound,
  )
})

test('dividends and money-fund income come as shares, and an order under way at the end is confirmed', async () => {
  // 980501 pays out on 0320.
  await buy('10000.00', { fundCode: '980501' })
  expect((await buy('10000.00', { fundCode: MONEY_FUND })).retCode).toBe(RET.ok)
  await control(sandbox, 'clock', { to: '20260327100000' })
  const bond = await ask(
    sandbox,
    mncjActivityHdMncjPositionDetails,
    { ...game, fundCode: '980501' },
    zhang,
  )
  expect(cents(bond.shares)).toBeGreaterThan(cents(bond.trades[0]?.shares ?? '0.00'))
  const money = (await standing()).positions.find((it) => it.fundCode === MONEY_FUND)
  expect(cents(money?.shares ?? '0.00')).toBeGreaterThan(1_000_000n)
  const { endTime } = await ask(sandbox, isOverTime, game)
  await control(sandbox, 'clock', { to: `${endTime.slice(0, 8)}100000` })
  await buy('500.00')
  await control(sandbox, 'clock', { days: 7 })
  expect((await detail()).trades[0]).toMatchObject({ state: 'confirmed', amount: '500.00' })
  expect((await expectSum()).inTransit).toBe('0.00')
})

test('a sale is estimated lot by lot at the last value, and only for what is usable', async () => {
  await buy('10000.00')
  await control(sandbox, 'clock', { to: '20260313100000' })
  const { usableShares, nav } = await detail()
  const estimate = await ask(
    sandbox,
    sellPreview,
    { ...game, fundCode, shares: usableShares },
    zhang,
  )
  const fund = await ask(sandbox, queryFundOne, { fundCode })
  const expected = estimateRedemption({
    shares: usableShares,
    lots: [{ confirmDate: '20260312', shares: usableShares }],
    nav,
    tiers: fund.redemptionTiers.map(({ daysUnder, rate }) => ({ underDays: daysUnder, rate })),
    on: { tradeDay: '20260313', confirmDate: '20260316' },
  })
  expect(estimate).toMatchObject({
    grossAmount: expected.gross,
    fee: expected.fee,
    netAmount: expected.net,
    lots: [{ shares: usableShares, ageDays: 4 }],
  })
  const beyond = { ...game, fundCode, shares: '999999.00' }
  expect((await call(sandbox, sellPreview, beyond, zhang)).retCode).toBe(SHOWN_RET.gameMoneyShort)
  const never = { ...beyond, fundCode: MONEY_FUND }
  expect((await call(sandbox, sellPreview, never, zhang)).retCode).toBe(RET.notFound)
})
