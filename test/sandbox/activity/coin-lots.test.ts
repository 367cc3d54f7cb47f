import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { builtInMarket } from '#test/sandbox/market/built-in-market.ts'
import { DEFAULT_SEED } from '#test/sandbox/server.ts'
import { openState } from '#test/sandbox/state.ts'
import { Database } from '#test/sandbox/store/database.ts'
import { settle } from '#test/sandbox/trading/settlement.ts'
import { account, accountBalance, assertActivityBalanced, UNIT } from './books.ts'
import { earnCoins, expireCoins, freezeCoins, returnCoins, settleCoins } from './coin-lots.ts'

const market = builtInMarket(DEFAULT_SEED)
const userId = 'zhang'

let db: Database
beforeEach(() => {
  db = new Database(':memory:')
  openState(db, market, 'built-in funds, seed test', market.start)
  settle(db, market, market.start)
})
afterEach(() => db.close())

const on = (day: string, ref: string) => ({ userId, ref, time: `${day}100000` })
const earn = (day: string, amount: number) => earnCoins(db, on(day, `task ${day}`), amount)
const balance = () => accountBalance(db, account.wallet(userId), UNIT.coin)
const lots = () =>
  db
    .all(
      v.object({ expires_at: v.string(), amount: v.number() }),
      'SELECT expires_at, amount FROM coin_lots WHERE user_id = ? AND amount > 0 ORDER BY expires_at, lot_id',
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
  expect(freezeCoins(db, on('20260311', 'E1'), 120)).toBe(true)
  expect([balance(), lots()]).toEqual([
    60,
    [
      [30, '20271231'],
      [30, '20271231'],
    ],
  ])
  assertActivityBalanced(db)
  expect(returnCoins(db, on('20260312', 'E1'))).toBe(120)
  expect([balance(), lots()]).toEqual([
    180,
    [
      [100, '20261231'],
      [50, '20271231'],
      [30, '20271231'],
    ],
  ])
  expect(returnCoins(db, on('20260312', 'E1'))).toBe(0)
  assertActivityBalanced(db)
})

test('coins that come back shortly before their end, or after it, count for 30 days more', () => {
  earn('20250601', 100)
  expect(freezeCoins(db, on('20261220', 'E1'), 100)).toBe(true)
  expireCoins(db, '20261231', '20261231235959')
  expect(returnCoins(db, on('20270105', 'E1'))).toBe(100)
  expect(lots()).toEqual([[100, '20270204']])
  assertActivityBalanced(db)
})

test('more than there is, somebody else’s exchange and one that is done change nothing', () => {
  earn('20260301', 30)
  expect(freezeCoins(db, on('20260311', 'E1'), 31)).toBe(false)
  expect(freezeCoins(db, on('20260311', 'E2'), 30)).toBe(true)
  expect(returnCoins(db, { ...on('20260311', 'E2'), userId: 'wang' })).toBe(0)
  settleCoins(db, 'E2')
  expect(returnCoins(db, on('20260311', 'E2'))).toBe(0)
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
     WHERE j.kind = 'expire' AND e.account = ? ORDER BY j.journal_id`,
    account.wallet(userId),
  )
  expect(lines.map((it) => it.amount)).toEqual([-100, -20])
  assertActivityBalanced(db)
})

test('a lot without its line in the books is found', () => {
  earn('20260301', 30)
  db.run('UPDATE coin_lots SET amount = 29 WHERE user_id = ?', userId)
  expect(() => assertActivityBalanced(db)).toThrow('differ from their lots: wallet:zhang')
})

const act = fc.oneof(
  fc.record({ does: fc.constant('earn' as const), amount: fc.integer({ min: 1, max: 200 }) }),
  fc.record({ does: fc.constant('freeze' as const), amount: fc.integer({ min: 1, max: 300 }) }),
  fc.record({ does: fc.constantFrom('return' as const, 'settle' as const), of: fc.nat(9) }),
  fc.record({ does: fc.constant('pass' as const), years: fc.integer({ min: 1, max: 2 }) }),
)

test('whatever happens, the balance is the sum of the lots', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
      const own = new Database(':memory:')
      openState(own, market, 'built-in funds, seed test', market.start)
      let year = 2026
      acts.forEach((it, index) => {
        const at = { userId, ref: `E${index}`, time: `${year}0601100000` }
        if (it.does === 'earn') earnCoins(own, at, it.amount)
        if (it.does === 'freeze') freezeCoins(own, at, it.amount)
        if (it.does === 'return') returnCoins(own, { ...at, ref: `E${it.of}` })
        if (it.does === 'settle') settleCoins(own, `E${it.of}`)
        if (it.does === 'pass') {
          year += it.years
          expireCoins(own, `${year - 1}1231`, `${year - 1}1231235959`)
        }
        assertActivityBalanced(own)
      })
      const kept = own.get(
        v.object({ coins: v.number() }),
        'SELECT coalesce(sum(amount), 0) AS coins FROM coin_lots',
      )
      expect(accountBalance(own, account.wallet(userId), UNIT.coin)).toBe(kept?.coins)
      own.close()
    }),
    { numRuns: 25 },
  )
})
