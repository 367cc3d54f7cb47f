import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtInMarket } from '#test/sandbox/market/built-in-market.ts'
import { assertActivityBalanced, UNIT } from '#test/sandbox/departments/units/books.ts'
import { unitBalance } from '#test/sandbox/departments/units/unit-lots.ts'
import { PUZZLE } from '#test/sandbox/departments/activity/catalogue.ts'
import { Database } from '#test/sandbox/kernel/store/database.ts'
import { settle } from '#test/sandbox/server/settlement.ts'
import { openState } from '#test/sandbox/server/state.ts'
import { noteGuess, settleGuesses } from './guesses.ts'

const db = new Database(':memory:')
const market = builtInMarket('guesses')
const CLOSES = { close: '4000.00', before: '3990.00' }

beforeAll(() => {
  openState(db, market, 'built-in funds, seed guesses', market.start)
  // The first moment after the start opens the campaigns.
  settle(db, market, `${market.start.slice(0, 8)}235900`)
})
afterAll(() => db.close())

const guessed = (userId: string, day: string, guess: string) =>
  noteGuess(db, { activity_id: PUZZLE, user_id: userId, day, guess, time: '20260311160000' })
const coins = (userId: string) => unitBalance(db, { unit: UNIT.coin, userId })

test('a settlement that runs twice pays once, each by its own distance', () => {
  const had = [coins('zhang'), coins('xu'), coins('wang')]
  guessed('zhang', '20260312', '4004.00')
  guessed('xu', '20260312', '4060.00')
  guessed('wang', '20260312', '3950.00')
  for (const time of ['20260312203000', '20260312203000', '20260313203000'])
    settleGuesses(db, () => CLOSES, time.slice(0, 8), time)
  expect([coins('zhang'), coins('xu'), coins('wang')]).toEqual([
    (had[0] ?? 0) + 100,
    (had[1] ?? 0) + 5,
    had[2],
  ])
  assertActivityBalanced(db)
})

test('a round without a published close is void for good, and pays nothing', () => {
  const had = coins('zhang')
  guessed('zhang', '20260316', '4000.00')
  settleGuesses(db, () => null, '20260316', '20260316203000')
  settleGuesses(db, () => CLOSES, '20260317', '20260317203000')
  expect(coins('zhang')).toBe(had)
})

test('a guess for a day that is still ahead waits', () => {
  const had = coins('zhang')
  guessed('zhang', '20260319', '4000.00')
  settleGuesses(db, () => CLOSES, '20260318', '20260318203000')
  expect(coins('zhang')).toBe(had)
  settleGuesses(db, () => CLOSES, '20260319', '20260319203000')
  expect(coins('zhang')).toBe(had + 100)
})
