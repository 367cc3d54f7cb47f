import * as v from 'valibot'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { coinExpiry, returnedExpiry, spendCoins } from '#domain/reward/coin-lots.ts'
import type { Database } from '#test/sandbox/store/database.ts'
import { account, postActivity, UNIT } from './books.ts'

const lotRow = v.object({
  lot_id: v.number(),
  user_id: v.string(),
  source: v.string(),
  earned_at: v.string(),
  expires_at: v.string(),
  amount: v.number(),
})

const openLots = (db: Database, userId: string) =>
  db.all(lotRow, 'SELECT * FROM coin_lots WHERE user_id = ? AND amount > 0', userId)

/** What happens to one user's coins: `ref` names it in the books. */
interface CoinEvent {
  readonly userId: string
  readonly ref: string
  readonly time: Time14
}

function addLot(db: Database, lot: Omit<v.InferOutput<typeof lotRow>, 'lot_id'>): void {
  db.run(
    'INSERT INTO coin_lots (user_id, source, earned_at, expires_at, amount) VALUES (?, ?, ?, ?, ?)',
    lot.user_id,
    lot.source,
    lot.earned_at,
    lot.expires_at,
    lot.amount,
  )
}

/** Books coins between a wallet and another account; below zero they leave the wallet. */
function bookCoins(
  db: Database,
  kind: 'reward' | 'spend' | 'return' | 'expire',
  { userId, ref, time }: CoinEvent,
  other: string,
  amount: number,
): void {
  postActivity(db, {
    time,
    kind,
    ref,
    entries: [
      { account: other, unit: UNIT.coin, amount: -amount },
      { account: account.wallet(userId), unit: UNIT.coin, amount },
    ],
  })
}

/** Coins that were earned: a lot of their own, with the day on which they end. */
export function earnCoins(db: Database, event: CoinEvent, amount: number): void {
  addLot(db, {
    user_id: event.userId,
    source: event.ref,
    earned_at: event.time,
    expires_at: coinExpiry(event.time.slice(0, 8)),
    amount,
  })
  bookCoins(db, 'reward', event, account.rewards, amount)
}

/**
 * Freezes coins for an exchange, what ends first before what lasts. Returns whether there were
 * enough; nothing is booked where there were not.
 */
export function freezeCoins(db: Database, event: CoinEvent, amount: number): boolean {
  const lots = openLots(db, event.userId).map((it) => ({
    lotId: it.lot_id,
    amount: it.amount,
    earnedAt: it.earned_at,
    expiresAt: it.expires_at,
  }))
  const spent = spendCoins(lots, amount, event.time.slice(0, 8))
  if (spent === null) return false
  db.transaction(() => {
    for (const it of spent) {
      db.run('UPDATE coin_lots SET amount = amount - ? WHERE lot_id = ?', it.amount, it.lotId)
      db.run(
        `INSERT INTO coin_spendings VALUES (?, ?, ?, ?, 'frozen')`,
        event.ref,
        it.lotId,
        event.userId,
        it.amount,
      )
    }
    bookCoins(db, 'spend', event, account.exchanges, -amount)
  })
  return true
}

/** The exchange is done: its coins cannot come back. */
export function settleCoins(db: Database, ref: string): void {
  db.run(`UPDATE coin_spendings SET state = 'spent' WHERE ref = ? AND state = 'frozen'`, ref)
}

const spendingRow = v.object({
  lot_id: v.number(),
  amount: v.number(),
  expires_at: v.string(),
  source: v.string(),
  earned_at: v.string(),
})

/**
 * Gives frozen coins back, each with the day on which it would have ended, or 30 days from now.
 * Returns how many; none the second time.
 */
export function returnCoins(db: Database, event: CoinEvent): number {
  const { ref, userId, time } = event
  return db.transaction(() => {
    const frozen = db.all(
      spendingRow,
      `SELECT s.lot_id, s.amount, l.expires_at, l.source, l.earned_at FROM coin_spendings s
       JOIN coin_lots l USING (lot_id) WHERE s.ref = ? AND s.user_id = ? AND s.state = 'frozen'`,
      ref,
      userId,
    )
    for (const it of frozen) {
      const expiresAt = returnedExpiry(it.expires_at, time.slice(0, 8))
      if (expiresAt === it.expires_at) {
        db.run('UPDATE coin_lots SET amount = amount + ? WHERE lot_id = ?', it.amount, it.lot_id)
      } else {
        const { source, earned_at, amount } = it
        addLot(db, { user_id: userId, source, earned_at, expires_at: expiresAt, amount })
      }
    }
    db.run(
      `UPDATE coin_spendings SET state = 'returned' WHERE ref = ? AND user_id = ? AND state = 'frozen'`,
      ref,
      userId,
    )
    const amount = frozen.reduce((sum, it) => sum + it.amount, 0)
    if (amount > 0) bookCoins(db, 'return', event, account.exchanges, amount)
    return amount
  })
}

/** Ends the coins that counted through `day`: one line in the books for each lot. */
export function expireCoins(db: Database, day: Date8, time: Time14): void {
  const ended = db.all(lotRow, 'SELECT * FROM coin_lots WHERE amount > 0 AND expires_at <= ?', day)
  for (const { lot_id, user_id, source, amount } of ended) {
    db.run('UPDATE coin_lots SET amount = 0 WHERE lot_id = ?', lot_id)
    bookCoins(db, 'expire', { userId: user_id, ref: source, time }, account.expired, -amount)
  }
}
