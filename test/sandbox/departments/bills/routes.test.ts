import { expect, test } from 'vitest'
import { claimBillAward, listBills, queryBill } from '#api/calls/activities/annual-bill.ts'
import { processGoldCoinsTask } from '#api/calls/activity.ts'
import { queryMonthlyReport } from '#api/calls/monthly-report.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { billAddsUp } from '#domain/bill/annual-bill.ts'
import { compare, sum } from '#domain/money/money.ts'
import { ask, call, control, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, veteran, leaver, zhang, li, complaining } = useSandbox(
  ['veteran', 'leaver', 'zhang', 'li', 'complaining'],
  { reset: 'never' },
)

const billOf = async (year: number, who: Session) => ask(sandbox, queryBill, { year }, who)
const coinsOf = async (who: Session) =>
  (await ask(sandbox, processGoldCoinsTask, {}, who)).goldBalance

test.each([2020, 2021, 2022])(
  'the bill of %d adds up, and begins as the one before has ended',
  async (year) => {
    const { state, bill } = await billOf(year, veteran)
    expect(state).toBe('ready')
    expect(bill === null ? false : billAddsUp(bill)).toBe(true)
    const before = year === 2020 ? '0.00' : (await billOf(year - 1, veteran)).bill?.closing
    expect(bill?.opening).toBe(before)
  },
)

test('each year that is listed has a bill, and no other has', async () => {
  for (const who of [veteran, leaver, zhang, li]) {
    const { years } = await ask(sandbox, listBills, {}, who)
    const all = [2025, 2024, 2023, 2022, 2021, 2020]
    const states = await Promise.all(all.map(async (year) => (await billOf(year, who)).state))
    expect(years).toEqual(all.filter((_, at) => states[at] === 'ready'))
  }
})

test('a bill is the twelve monthly reports of its year, to the cent', async () => {
  const { bill } = await billOf(2022, veteran)
  const months = bill?.months.map(({ month }) => month) ?? []
  const reports = await Promise.all(
    months.map((month) => ask(sandbox, queryMonthlyReport, { month }, veteran)),
  )
  expect(bill?.months.map(({ profit }) => profit)).toEqual(reports.map(({ profit }) => profit))
  const flow = (of: 'inflow' | 'outflow') => sum(reports.map((it) => it[of]))
  expect(compare(flow('inflow'), bill?.inflow ?? '')).toBe(0)
  expect(compare(flow('outflow'), bill?.outflow ?? '')).toBe(0)
  expect(bill?.closing).toBe(reports.at(-1)?.closingAsset)
})

test('a year with a loss shows its plans and its deepest fall', async () => {
  const { bill } = await billOf(2022, veteran)
  expect(compare(bill?.profit ?? '0', '0')).toBe(-1)
  expect(bill).toMatchObject({
    holdDays: 365,
    plans: { paid: 11, failed: 1, skipped: 0, paidAmount: '11000.00' },
    fall: { recovered: null },
    award: { kind: 'keeping', state: 'closed', claimedAt: null },
  })
})

test('a first year begins with its first order, a year in which all was sold ends with nothing', async () => {
  expect((await billOf(2020, leaver)).bill).toMatchObject({
    since: '20200803',
    firstOrder: { date: '20200803', amount: '12000.00' },
    award: { kind: 'beginning' },
  })
  expect((await billOf(2021, leaver)).bill).toMatchObject({ closing: '0.00', sales: 1 })
})

test.each([
  ['nothing was held', () => leaver, 2022, 'none'],
  ['nothing was held yet', () => zhang, 2021, 'none'],
  ['who has no account', () => li, 2021, 'unverified'],
  ['figures that are looked at again', () => complaining, 2021, 'checking'],
  ['the year that runs', () => veteran, 2026, 'notBegun'],
] as const)('there are no figures of %s', async (_, who, year, state) => {
  expect(await billOf(year, who())).toMatchObject({ state, bill: null })
})

test.each([2019, 2027])('the year %d has no bill, nor an award', async (year) => {
  expect(await call(sandbox, queryBill, { year }, veteran)).toMatchObject({ retCode: RET.notFound })
  expect(await call(sandbox, claimBillAward, { year }, veteran)).toMatchObject({
    retCode: RET.notFound,
  })
})

test('a bill is that of the signed-in user, whatever user a request names', async () => {
  const asked = { year: 2021, userId: 'veteran', openId: 'veteran' }
  expect(await call(sandbox, queryBill, asked, zhang)).toMatchObject({
    payload: { state: 'none', bill: null },
  })
})

test('an award is claimed once, in time, with its coins in the book', async () => {
  const before = await coinsOf(veteran)
  const claims = await Promise.all(
    [1, 2].map(async () => call(sandbox, claimBillAward, { year: 2025 }, veteran)),
  )
  expect(new Set(claims.map(({ retCode }) => retCode))).toEqual(
    new Set([RET.ok, RET.alreadyClaimed]),
  )
  expect(await coinsOf(veteran)).toBe(before + 20)
  expect((await billOf(2025, veteran)).bill?.award).toMatchObject({ state: 'claimed' })
  expect(await call(sandbox, claimBillAward, { year: 2021 }, veteran)).toMatchObject({
    retCode: SHOWN_RET.activityOver,
  })
})

test('a bill does not change with what comes later', async () => {
  const before = (await billOf(2022, veteran)).bill
  await control(sandbox, 'clock', { days: 3 })
  expect((await billOf(2022, veteran)).bill).toEqual(before)
})
