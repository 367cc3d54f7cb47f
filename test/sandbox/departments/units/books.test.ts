import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { builtInMarket } from '#test/sandbox/market/built-in-market.ts'
import { DEFAULT_SEED } from '#test/sandbox/server/server.ts'
import { openState } from '#test/sandbox/server/state.ts'
import { Database } from '#test/sandbox/kernel/store/database.ts'
import { CNY } from '#test/sandbox/kernel/store/ledger.ts'
import { ask, call, control, openSandbox, signIn } from '#test/sandbox/testing/test-client.ts'
import { buyGameFund, mncjPositionInfo, sellGameFund } from '#api/calls/game-trading.ts'
import { receiveGameMoney } from '#api/calls/trading-game.ts'
import { settle } from '#test/sandbox/server/settlement.ts'
import { account, assertActivityBalanced, postActivity, UNIT } from './books.ts'
import { GAME } from '#test/sandbox/departments/activity/catalogue.ts'
import { useDatabaseFile } from '#test/sandbox/testing/use-database-file.ts'

const market = builtInMarket(DEFAULT_SEED)

function opened(): Database {
  const db = new Database(':memory:')
  openState(db, market, 'built-in funds, seed test', market.start)
  settle(db, market, market.start)
  return db
}

const entry = (name: string, unit: string, amount: number) => ({ account: name, unit, amount })

const { file, db: sandboxRecords } = useDatabaseFile()

describe('the activities’ books', () => {
  test('refuse a journal that does not balance or that has a fraction of a coin', () => {
    const db = opened()
    const journal = (entries: ReturnType<typeof entry>[]) =>
      postActivity(db, { time: market.start, kind: 'reward', ref: 'x', entries })
    expect(() => journal([entry('a', UNIT.coin, 1)])).toThrow('off by 1')
    expect(() => journal([entry('a', UNIT.coin, 0.5), entry('b', UNIT.coin, -0.5)])).toThrow(
      'Not a whole amount',
    )
    assertActivityBalanced(db)
    db.close()
  })

  test.each([
    ['a wallet below zero', account.wallet('zhang'), UNIT.coin],
    ['cash below zero', account.gameCash(GAME, 'zhang'), UNIT.game],
    ['transit without an order', account.gameTransit('zhang', 'X'), UNIT.game],
    ['shares without lots', account.gameHolder(GAME, 'zhang'), '980301'],
    ['a grant without a player', account.gameGrant(GAME), UNIT.game],
  ])('fail the balance check for %s', (_what, name, unit) => {
    const db = opened()
    assertActivityBalanced(db)
    postActivity(db, {
      time: market.start,
      kind: 'reward',
      ref: 'x',
      entries: [entry(name, unit, -5), entry('elsewhere', unit, 5)],
    })
    expect(() => assertActivityBalanced(db)).toThrow(name)
    db.close()
  })

  test('are part of the balance check of a sandbox', async () => {
    const sandbox = await openSandbox({ database: file })
    sandbox.assertBalanced()
    postActivity(sandboxRecords, {
      time: market.start,
      kind: 'reward',
      ref: 'x',
      entries: [entry(account.wallet('zhang'), UNIT.coin, -5), entry('elsewhere', UNIT.coin, 5)],
    })
    expect(() => sandbox.assertBalanced()).toThrow(account.wallet('zhang'))
    await sandbox.stop()
  })

  test('hold no real money', () => {
    const db = opened()
    const units = db.all(
      v.object({ unit: v.string() }),
      'SELECT DISTINCT unit FROM activity_entries WHERE unit = ?',
      CNY,
    )
    expect(units).toEqual([])
    db.close()
  })

  test('are opened once, with the same content each time', () => {
    const rows = (db: Database) =>
      db.all(
        v.object({ account: v.string(), unit: v.string(), amount: v.number() }),
        'SELECT account, unit, amount FROM activity_entries ORDER BY journal_id, account, unit',
      )
    const [a, b] = [opened(), opened()]
    settle(a, market, market.start)
    expect(rows(a).length).toBeGreaterThan(10)
    expect(rows(a)).toEqual(rows(b))
    a.close()
    b.close()
  })
})

const step = fc.oneof(
  fc.record({
    kind: fc.constant('buy' as const),
    fund: fc.nat(2),
    // Cents, from far below the least to more than there is.
    quantity: fc.integer({ min: 1, max: 12_000_000 }),
  }),
  fc.record({
    kind: fc.constant('sell' as const),
    fund: fc.nat(2),
    quantity: fc.integer({ min: 1, max: 3_000_000 }),
  }),
  fc.record({ kind: fc.constant('move' as const), days: fc.integer({ min: 1, max: 6 }) }),
)

const decimal = (cents: number) => (cents / 100).toFixed(2)

test('the books balance and the total is the sum of its parts after any sequence of orders and days', async () => {
  const sandbox = await openSandbox()
  const game = { activityId: GAME }
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        await control(sandbox, 'reset', {})
        const zhang = await signIn(sandbox, 'zhang')
        await ask(sandbox, receiveGameMoney, game, zhang)
        for (const [index, it] of steps.entries()) {
          if (it.kind === 'move') {
            await control(sandbox, 'clock', { days: it.days })
            continue
          }
          const order = {
            ...game,
            requestNo: `STEP${String(index).padStart(12, '0')}`,
            fundCode: ['980301', '980501', '980701'][it.fund],
          }
          if (it.kind === 'buy') {
            const fields = { ...order, amount: decimal(it.quantity) }
            await call(sandbox, buyGameFund, fields, zhang)
          } else {
            await call(sandbox, sellGameFund, { ...order, shares: decimal(it.quantity) }, zhang)
          }
        }
        sandbox.assertBalanced()
        const all = await ask(sandbox, mncjPositionInfo, game, zhang)
        const cents = (text: string) => BigInt(text.replace('.', ''))
        const parts = [all.cash, all.inTransit, ...all.positions.map((it) => it.amount)]
        expect(cents(all.totalAsset)).toBe(parts.reduce((sum, it) => sum + cents(it), 0n))
      }),
      { numRuns: 12 },
    )
  } finally {
    await sandbox.stop()
  }
})
