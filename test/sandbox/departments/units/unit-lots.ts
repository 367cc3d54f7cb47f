import * as v from 'valibot'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { returnedExpiry, spendLots } from '#domain/ledger/lots.ts'
import { lastDayOf, type LedgerUnit } from '#domain/ledger/unit-rules.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { account, accountBalance, postActivity } from './books.ts'

const unit = v.picklist(['COIN', 'WATER', 'COUPON', 'DRAW', 'GROWTH'])

const lotRow = v.object({
  lot_id: v.number(),
  user_id: v.string(),
  source: v.string(),
  earned_at: v.string(),
  expires_at: v.string(),
  first_end: v.string(),
  amount: v.number(),
  unit,
})

/** A change of one user's units: `ref` names it in the books. */
interface UnitEvent {
  readonly unit: LedgerUnit
  readonly userId: string
  readonly ref: string
  readonly time: Time14
}

/** The amount of a unit that a user has. */
export const unitBalance = (db: Database, of: Pick<UnitEvent, 'unit' | 'userId'>): number =>
  accountBalance(db, account.wallet(of.userId), of.unit)

function addLot(db: Database, lot: Omit<v.InferOutput<typeof lotRow>, 'lot_id'>): void {
  db.run(
    `INSERT INTO unit_lots (user_id, source, earned_at, expires_at, first_end, amount, unit)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    lot.user_id,
    lot.source,
    lot.earned_at,
    lot.expires_at,
    lot.first_end,
    lot.amount,
    lot.unit,
  )
}

/** Books units between a wallet and another account; below zero they leave the wallet. */
function bookUnits(
  db: Database,
  kind: 'reward' | 'spend' | 'return' | 'expire',
  event: UnitEvent,
  other: string,
  amount: number,
): void {
  postActivity(db, {
    time: event.time,
    kind,
    ref: event.ref,
    entries: [
      { account: other, unit: event.unit, amount: -amount },
      { account: account.wallet(event.userId), unit: event.unit, amount },
    ],
  })
}

/** Units that were earned: a lot of their own, with the day on which they end. */
export function earnUnits(db: Database, event: UnitEvent, amount: number, lastDay?: Date8): void {
  const end = lastDayOf(event.unit, event.time.slice(0, 8), lastDay)
  addLot(db, {
    user_id: event.userId,
    source: event.ref,
    earned_at: event.time,
    expires_at: end,
    first_end: end,
    amount,
    unit: event.unit,
  })
  bookUnits(db, 'reward', event, account.rewards, amount)
}

/**
 * Freezes units for an exchange, what ends first before what lasts. Returns whether there were
 * enough; nothing is booked where there were not.
 */
export function freezeUnits(db: Database, event: UnitEvent, amount: number): boolean {
  const lots = db.all(
    lotRow,
    'SELECT * FROM unit_lots WHERE user_id = ? AND unit = ? AND amount > 0',
    event.userId,
    event.unit,
  )
  const open = lots.map((it) => ({
    lotId: it.lot_id,
    amount: it.amount,
    earnedAt: it.earned_at,
    expiresAt: it.expires_at,
  }))
  const spent = spendLots(open, amount, event.time.slice(0, 8))
  if (spent === null) return false
  db.transaction(() => {
    for (const it of spent) {
      db.run('UPDATE unit_lots SET amount = amount - ? WHERE lot_id = ?', it.amount, it.lotId)
      db.run(
        `INSERT INTO unit_spendings (ref, lot_id, user_id, amount, state)
         VALUES (?, ?, ?, ?, 'frozen')`,
        event.ref,
        it.lotId,
        event.userId,
        it.amount,
      )
    }
    bookUnits(db, 'spend', event, account.exchanges, -amount)
  })
  return true
}

/** The exchange is done: its units cannot come back. */
export function settleUnits(db: Database, ref: string): void {
  db.run(`UPDATE unit_spendings SET state = 'spent' WHERE ref = ? AND state = 'frozen'`, ref)
}

const spendingRow = v.object({ ...lotRow.entries, amount: v.number() })

/**
 * Gives frozen units back, each with the day on which it would have ended, or some days from now.
 * Returns how many; none the second time.
 */
export function returnUnits(db: Database, event: UnitEvent): number {
  const { ref, userId, time } = event
  return db.transaction(() => {
    const frozen = db.all(
      spendingRow,
      `SELECT l.lot_id, l.user_id, l.source, l.earned_at, l.expires_at, l.first_end, l.unit, s.amount
       FROM unit_spendings s JOIN unit_lots l USING (lot_id)
       WHERE s.ref = ? AND s.user_id = ? AND s.state = 'frozen' AND l.unit = ?`,
      ref,
      userId,
      event.unit,
    )
    for (const { lot_id, ...lot } of frozen) {
      const expiresAt = returnedExpiry(
        event.unit,
        { expiresAt: lot.expires_at, firstEnd: lot.first_end },
        time.slice(0, 8),
      )
      if (expiresAt === lot.expires_at) {
        db.run('UPDATE unit_lots SET amount = amount + ? WHERE lot_id = ?', lot.amount, lot_id)
      } else addLot(db, { ...lot, expires_at: expiresAt })
      db.run(
        `UPDATE unit_spendings SET state = 'returned', back_until = ? WHERE ref = ? AND lot_id = ?`,
        expiresAt,
        ref,
        lot_id,
      )
    }
    const amount = frozen.reduce((sum, it) => sum + it.amount, 0)
    if (amount > 0) bookUnits(db, 'return', event, account.exchanges, amount)
    return amount
  })
}

/** Ends the units that counted through `day`: one line in the books for each lot. */
export function expireUnits(db: Database, day: Date8, time: Time14): void {
  const ended = db.all(lotRow, 'SELECT * FROM unit_lots WHERE amount > 0 AND expires_at <= ?', day)
  for (const lot of ended) {
    db.run('UPDATE unit_lots SET amount = 0 WHERE lot_id = ?', lot.lot_id)
    const event = { unit: lot.unit, userId: lot.user_id, ref: lot.source, time }
    bookUnits(db, 'expire', event, account.expired, -lot.amount)
  }
}
