import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { queryFundOne } from '#api/calls/fund.ts'
import { builtInCalendar } from '#test/sandbox/kernel/calendar.ts'
import { builtInMarket } from '#test/sandbox/market/built-in-market.ts'
import { DEFAULT_SEED } from './server.ts'
import { openState } from './state.ts'
import { Database } from '#test/sandbox/kernel/store/database.ts'
import { ask, control } from '#test/sandbox/testing/test-client.ts'
import { settle } from '#test/sandbox/server/settlement.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox } = useSandbox()

test('the clock starts on Wednesday 2026-03-11 at 10:00, and stops while real time is fixed', async () => {
  expect(await control(sandbox, 'clock')).toMatchObject({ now: '20260311100000' })
  await control(sandbox, 'clock', { days: 1 })
  expect(await control(sandbox, 'clock')).toMatchObject({ now: '20260312100000' })
})

test('the clock runs as real time does, from where it was moved', () => {
  let real = 1_000
  const builtIn = builtInMarket('test')
  const db = new Database(':memory:')
  const clock = openState(db, builtIn, 'built-in funds, seed test', builtIn.start, () => real)
  real += 2_000
  expect(clock.now()).toBe('20260311100002')
  clock.moveTo('20260311120000')
  real += 60_000
  expect(clock.now()).toBe('20260311120100')
  db.close()
})

test('a trading day has its steps in the order that decides what each of them finds done', () => {
  const market = builtInMarket('test')
  const db = new Database(':memory:')
  openState(db, market, 'built-in funds, seed test', market.start)
  db.run('CREATE TEMP TABLE seen (at TEXT, kind TEXT)')
  db.run(
    `CREATE TEMP TRIGGER noted AFTER INSERT ON main.happened
     BEGIN INSERT INTO seen VALUES (new.due, new.kind); END`,
  )
  settle(db, market, '20260312235959')
  const happened = db.all(
    v.object({ at: v.string(), kind: v.string() }),
    `SELECT at, kind FROM seen WHERE at LIKE '20260312%' ORDER BY rowid`,
  )
  expect(happened.map(({ at, kind }) => `${at.slice(8)} ${kind}`)).toEqual([
    '090000 confirm',
    '090000 advice',
    '090000 decide',
    '090000 complaints',
    '090000 documentReview',
    '093000 planDebit',
    '093000 challengeMiss',
    '100000 notices',
    '150000 handOver',
    '200000 nav',
    '200000 income',
    '200000 reminders',
    '203000 couponBack',
    '203000 memberPoints',
    '203000 invites',
    '203000 guesses',
    '203000 picks',
    '203000 rateUp',
    '210000 adviceValue',
    '235959 lapse',
  ])
  db.close()
})

test.each([
  [{ next: 'cutoff' }, '20260311150000'],
  [{ next: 'settlement' }, '20260312090000'],
  [{ days: 3 }, '20260314100000'],
  [{ to: '20260401083000' }, '20260401083000'],
])('the clock moves by %j to %s', async (wish, expected) => {
  const { now } = await control(sandbox, 'clock', wish)
  expect(String(now).slice(0, 12)).toBe(expected.slice(0, 12))
})

test('the next cut-off and settlement skip closed days', async () => {
  await control(sandbox, 'clock', { to: '20260403150000' })
  // Qingming: Saturday to Monday.
  expect(await control(sandbox, 'clock', { next: 'settlement' })).toMatchObject({
    now: expect.stringMatching(/^202604070900/),
  })
})

test.each([
  { to: '20260311095959' },
  { days: 0 },
  { days: -1 },
  { to: '20260231000000' },
  { next: 'x' },
  {},
])('the clock does not move by %j', async (wish) => {
  expect(await control(sandbox, 'clock', wish)).toMatchObject({
    status: 400,
    error: expect.any(String),
  })
  expect(await control(sandbox, 'clock')).toMatchObject({
    now: expect.stringMatching(/^20260311100/),
  })
})

test('values are published at 20:00, those of QDII funds a trading day later', async () => {
  const navDate = async (fundCode: string) =>
    (await ask(sandbox, queryFundOne, { fundCode })).navDate
  expect([await navDate('980301'), await navDate('980801')]).toEqual(['20260310', '20260309'])
  await control(sandbox, 'clock', { to: '20260311195900' })
  expect(await navDate('980301')).toBe('20260310')
  await control(sandbox, 'clock', { to: '20260311200000' })
  expect([await navDate('980301'), await navDate('980801'), await navDate('001386')]).toEqual([
    '20260311',
    '20260310',
    '20260311',
  ])
})

describe('a due event', () => {
  const market = builtInMarket(DEFAULT_SEED)
  const event = v.object({ due: v.string(), kind: v.string() })
  function world() {
    const db = new Database(':memory:')
    openState(db, market, 'built-in funds, seed test', market.start)
    const happened = () => db.all(event, 'SELECT due, kind FROM happened ORDER BY due, step')
    const entries = () => db.all(v.object({ n: v.number() }), 'SELECT count(*) AS n FROM entries')
    return { db, happened, entries }
  }

  test('happens in order and once, in one leap as in small steps', () => {
    const leap = world()
    settle(leap.db, market, '20260316093000')
    const steps = world()
    for (let day = 11; day <= 15; day += 1) {
      for (const hour of ['11', '20', '20', '23'])
        settle(steps.db, market, `202603${day}${hour}0000`)
    }
    settle(steps.db, market, '20260316093000')
    settle(steps.db, market, '20260316093000')
    expect(steps.happened()).toEqual(leap.happened())
    expect(steps.entries()).toEqual(leap.entries())
    expect(leap.happened().map((it) => `${it.due.slice(6, 10)} ${it.kind}`)).toEqual([
      '1115 handOver',
      '1120 nav',
      '1120 income',
      '1120 reminders',
      '1120 couponBack',
      '1120 memberPoints',
      '1120 invites',
      '1120 rateUp',
      '1120 guesses',
      '1120 picks',
      '1121 adviceValue',
      '1123 lapse',
      '1209 confirm',
      '1209 decide',
      '1209 complaints',
      '1209 documentReview',
      '1209 advice',
      '1209 planDebit',
      '1209 challengeMiss',
      '1210 notices',
      '1215 handOver',
      '1220 nav',
      '1220 income',
      '1220 reminders',
      '1220 couponBack',
      '1220 memberPoints',
      '1220 invites',
      '1220 rateUp',
      '1220 guesses',
      '1220 picks',
      '1221 adviceValue',
      '1223 lapse',
      '1309 confirm',
      '1309 decide',
      '1309 complaints',
      '1309 documentReview',
      '1309 advice',
      '1309 planDebit',
      '1309 challengeMiss',
      '1310 notices',
      '1315 handOver',
      '1320 nav',
      '1320 income',
      '1320 reminders',
      '1320 couponBack',
      '1320 memberPoints',
      '1320 invites',
      '1320 rateUp',
      '1320 guesses',
      '1320 picks',
      '1321 adviceValue',
      '1323 lapse',
      '1409 complaints',
      '1410 notices',
      '1420 income',
      '1420 memberPoints',
      '1420 invites',
      '1420 rateUp',
      '1420 guesses',
      '1420 picks',
      '1421 adviceValue',
      '1423 lapse',
      '1509 complaints',
      '1510 notices',
      '1520 income',
      '1520 memberPoints',
      '1520 invites',
      '1520 rateUp',
      '1520 guesses',
      '1520 picks',
      '1521 adviceValue',
      '1523 lapse',
      '1609 confirm',
      '1609 decide',
      '1609 complaints',
      '1609 documentReview',
      '1609 advice',
      '1609 planDebit',
      '1609 challengeMiss',
    ])
    leap.db.close()
    steps.db.close()
  })

  test('happens once even when the record of progress is lost', () => {
    const { db, happened, entries } = world()
    settle(db, market, '20260316093000')
    const before = { happened: happened(), entries: entries() }
    db.setMeta('settled_to', '20260311100000')
    settle(db, market, '20260316093000')
    expect({ happened: happened(), entries: entries() }).toEqual(before)
    db.close()
  })
})

test('the exchange is closed on holidays, weekends and make-up working weekends', () => {
  const { isTradingDay: isOpen } = builtInCalendar()
  const days = {
    20260311: true,
    20260217: false,
    20260314: false,
    20260214: false,
    20261001: false,
  }
  expect(Object.fromEntries(Object.keys(days).map((day) => [day, isOpen(day)]))).toEqual(days)
})
