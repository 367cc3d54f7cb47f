import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { builtInMarket } from '#test/sandbox/market/built-in-market.ts'
import { DEFAULT_SEED } from '#test/sandbox/server/server.ts'
import { openState } from '#test/sandbox/server/state.ts'
import { Database } from '#test/sandbox/kernel/store/database.ts'
import { settle } from '#test/sandbox/server/settlement.ts'
import { account, assertActivityBalanced, UNIT } from './books.ts'
import { ledgerRecords } from '#test/sandbox/departments/ledger/ledger-records.ts'
import {
  earnUnits,
  expireUnits,
  freezeUnits,
  returnUnits,
  settleUnits,
  unitBalance,
} from './unit-lots.ts'

const market = builtInMarket(DEFAULT_SEED)
const userId = 'wang'

let db: Database
beforeEach(() => {
  db = new Database(':memory:')
  openState(db, market, 'built-in funds, seed test', market.start)
  settle(db, market, market.start)
})
afterEach(() => db.close())

const on = (day: string, ref: string) => ({ unit: UNIT.coin, userId, ref, time: `${day}100000` })
const earn = (day: string, amount: number) => earnUnits(db, on(day, `task ${day}`), amount)
const balance = () => unitBalance(db, { unit: UNIT.coin, userId })
const lots = () =>
  db
    .all(
      v.object({ expires_at: v.string(), amount: v.number() }),
      'SELECT expires_at, amount FROM unit_lots WHERE user_id = ? AND amount > 0 ORDER BY expires_at, lot_id',
      userId,
    )
    .map((it) => [it.amount, it.expires_at])

test('coins are spent by expiry, then age, and come back with the days on which they end', () => {
  earn('20250601', 100)
  earn('20260201', 50)
  earn('20260301', 30)
  expect(lots()).toEqual([
    [100, '20261231'],
    [50, '20271231'],
    [30, '20271231'],
  ])
  expect(freezeUnits(db, on('20260311', 'E1'), 120)).toBe(true)
  expect([balance(), lots()]).toEqual([
    60,
    [
      [30, '20271231'],
      [30, '20271231'],
    ],
  ])
  assertActivityBalanced(db)
  expect(returnUnits(db, on('20260312', 'E1'))).toBe(120)
  expect([balance(), lots()]).toEqual([
    180,
    [
      [100, '20261231'],
      [50, '20271231'],
      [30, '20271231'],
    ],
  ])
  expect(returnUnits(db, on('20260312', 'E1'))).toBe(0)
  assertActivityBalanced(db)
})

test('coins that come back shortly before their end, or after it, count for 30 days more', () => {
  earn('20250601', 100)
  expect(freezeUnits(db, on('20261220', 'E1'), 100)).toBe(true)
  expireUnits(db, '20261231', '20261231235959')
  expect(returnUnits(db, on('20270105', 'E1'))).toBe(100)
  expect(lots()).toEqual([[100, '20270204']])
  assertActivityBalanced(db)
})

test('more than there is, somebody else’s exchange and one that is done change nothing', () => {
  earn('20260301', 30)
  expect(freezeUnits(db, on('20260311', 'E1'), 31)).toBe(false)
  expect(freezeUnits(db, on('20260311', 'E2'), 30)).toBe(true)
  expect(returnUnits(db, { ...on('20260311', 'E2'), userId: 'zhang' })).toBe(0)
  settleUnits(db, 'E2')
  expect(returnUnits(db, on('20260311', 'E2'))).toBe(0)
  expect([balance(), lots()]).toEqual([0, []])
  assertActivityBalanced(db)
})

test('each lot ends with its day, in one line', () => {
  earn('20250601', 100)
  earn('20250701', 20)
  earn('20260301', 30)
  settle(db, market, '20261231235958')
  expect(balance()).toBe(150)
  settle(db, market, '20270101000000')
  expect([balance(), lots()]).toEqual([30, [[30, '20271231']]])
  const lines = db.all(
    v.object({ amount: v.number() }),
    `SELECT e.amount FROM activity_entries e JOIN activity_journals j USING (journal_id)
     WHERE j.kind = 'expire' AND e.account = ? AND e.unit = 'COIN' ORDER BY j.journal_id`,
    account.wallet(userId),
  )
  expect(lines.map((it) => it.amount)).toEqual([-100, -20])
  assertActivityBalanced(db)
})

test('a lot without its line in the books is found', () => {
  earn('20260301', 30)
  db.run('UPDATE unit_lots SET amount = 29 WHERE user_id = ?', userId)
  expect(() => assertActivityBalanced(db)).toThrow('differ from their lots: wallet:wang COIN')
})

test('a unit pays with its own lots alone, and ends on the day that it was given with', () => {
  earn('20260301', 30)
  const water = { ...on('20260301', 'tree'), unit: 'WATER' as const }
  earnUnits(db, water, 10, '20260310')
  expect(freezeUnits(db, { ...water, ref: 'E1' }, 11)).toBe(false)
  expect(freezeUnits(db, { ...water, ref: 'E1' }, 10)).toBe(true)
  expect(returnUnits(db, on('20260302', 'E1'))).toBe(0)
  expect(returnUnits(db, { ...water, ref: 'E1' })).toBe(10)
  expireUnits(db, '20260310', '20260310235959')
  expect([balance(), unitBalance(db, water)]).toEqual([30, 0])
  assertActivityBalanced(db)
})

const STEPS = 200
const act = fc.record({
  does: fc.constantFrom('earn', 'freeze', 'freeze', 'return', 'settle', 'pass'),
  unit: fc.constantFrom('COIN' as const, 'WATER' as const),
  amount: fc.integer({ min: 1, max: 200 }),
  of: fc.nat(STEPS),
})

test('over 200 steps the balance is the sum of the lots, and what the last line says', () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: STEPS, maxLength: STEPS }), (acts) => {
      const own = new Database(':memory:')
      openState(own, market, 'built-in funds, seed test', market.start)
      const expected = { COIN: 0, WATER: 0 }
      let day = '20260601'
      for (const [index, { does, unit, amount, of }] of acts.entries()) {
        const at = { unit, userId, ref: `E${index}`, time: `${day}100000` }
        if (does === 'earn') {
          earnUnits(own, at, amount, addDays(day, amount))
          expected[unit] += amount
        }
        if (does === 'freeze' && freezeUnits(own, at, amount)) expected[unit] -= amount
        if (does === 'return') expected[unit] += returnUnits(own, { ...at, ref: `E${of}` })
        if (does === 'settle') settleUnits(own, `E${of}`)
        if (does === 'pass') {
          for (const it of ['COIN', 'WATER'] as const) expected[it] -= endedOn(own, it, day)
          expireUnits(own, day, `${day}235959`)
          day = addDays(day, amount)
        }
        for (const it of ['COIN', 'WATER'] as const) {
          expect(unitBalance(own, { unit: it, userId })).toBe(expected[it])
        }
      }
      assertActivityBalanced(own)
      own.close()
    }),
    { numRuns: 10 },
  )
})

/** The amount of a unit that ends on or before a day, by the rows alone. */
function endedOn(of: Database, unit: 'COIN' | 'WATER', day: string): number {
  return (
    of.get(
      v.object({ amount: v.number() }),
      `SELECT coalesce(sum(amount), 0) AS amount FROM unit_lots
       WHERE user_id = ? AND unit = ? AND expires_at <= ?`,
      userId,
      unit,
      day,
    )?.amount ?? 0
  )
}

test('the line of coins that came back and then end says so, the line of others where they are from', () => {
  const name = (day: string, amount: number) =>
    earnUnits(db, on(day, `lesson-reward ${day}`), amount)
  name('20250601', 100)
  expect(freezeUnits(db, on('20261230', 'E1'), 40)).toBe(true)
  expect(returnUnits(db, on('20261231', 'E1'))).toBe(40)
  expireUnits(db, '20261231', '20270101000000')
  expireUnits(db, '20270130', '20270131000000')
  expect(balance()).toBe(0)
  const records = ledgerRecords({ db }, { user_id: userId }, UNIT.coin)
  const ended = records.filter(({ kind }) => kind === 'expired')
  expect(ended.map(({ title, amount }) => [title, amount])).toEqual([
    ['退回后到期', -40],
    ['活动奖励，到期', -60],
  ])
})
