import * as v from 'valibot'
import type { Time14 } from '#src/domain/calendar-date.ts'
import type { Database } from '../store/database.ts'
import type { Entry } from '../store/ledger.ts'

/** Simulated cents, whole gold coins, draws; shares of the game are hundredths in the fund's code. */
export const UNIT = { game: 'SIM', coin: 'COIN', draw: 'DRAW' } as const

/** The accounts of the activities, apart from those of real money. What one gives another gets. */
export const account = {
  /** What a game has given its players (negative). */
  gameGrant: (activityId: string) => `grant:${activityId}`,
  gameCash: (activityId: string, userId: string) => `cash:${activityId}:${userId}`,
  /** Simulated money of one purchase on its way. */
  gameTransit: (userId: string, requestNo: string) => `transit:${userId}:${requestNo}`,
  gameFund: (activityId: string, fundCode: string) => `fund:${activityId}:${fundCode}`,
  gameFees: (activityId: string, fundCode: string) => `fees:${activityId}:${fundCode}`,
  gameIssued: (activityId: string, fundCode: string) => `issued:${activityId}:${fundCode}`,
  gameHolder: (activityId: string, userId: string) => `holder:${activityId}:${userId}`,
  /** What was ever given out (negative), coins and draws. */
  rewards: 'rewards',
  wallet: (userId: string) => `wallet:${userId}`,
}

type ActivityJournalKind = 'grant' | 'buy' | 'confirm' | 'dividend' | 'income' | 'reward'

/** Books one journal, in the caller's transaction. Throws when it does not balance. Zero entries are left out. */
export function postActivity(
  db: Database,
  journal: { time: Time14; kind: ActivityJournalKind; ref: string; entries: readonly Entry[] },
): void {
  const sums = new Map<string, number>()
  for (const { unit, amount } of journal.entries) {
    if (!Number.isSafeInteger(amount)) throw new Error(`Not a whole amount: ${amount} ${unit}`)
    sums.set(unit, (sums.get(unit) ?? 0) + amount)
  }
  for (const [unit, sum] of sums) {
    if (sum !== 0)
      throw new Error(`Journal ${journal.kind} ${journal.ref}: ${unit} is off by ${sum}`)
  }
  db.run(
    'INSERT INTO activity_journals (time, kind, ref) VALUES (?, ?, ?)',
    journal.time,
    journal.kind,
    journal.ref,
  )
  for (const entry of journal.entries) {
    if (entry.amount === 0) continue
    db.run(
      'INSERT INTO activity_entries VALUES ((SELECT max(journal_id) FROM activity_journals), ?, ?, ?)',
      entry.account,
      entry.unit,
      entry.amount,
    )
  }
}

/** What an account holds of a unit. */
export function balanceOf(db: Database, name: string, unit: string): number {
  const row = db.get(
    v.object({ amount: v.number() }),
    'SELECT coalesce(sum(amount), 0) AS amount FROM activity_entries WHERE account = ? AND unit = ?',
    name,
    unit,
  )
  return row?.amount ?? 0
}

/** What each check finds must be nothing. */
const CHECKS: readonly { means: string; sql: string }[] = [
  {
    means: 'a journal does not sum to zero',
    sql: `SELECT journal_id || ' ' || unit AS found FROM activity_entries
          GROUP BY journal_id, unit HAVING sum(amount) <> 0`,
  },
  {
    means: 'cash, a wallet or shares are below zero',
    sql: `SELECT account || ' ' || unit AS found FROM activity_entries
          WHERE account LIKE 'cash:%' OR account LIKE 'wallet:%' OR account LIKE 'holder:%'
          GROUP BY account, unit HAVING sum(amount) < 0`,
  },
  {
    means: 'transit differs from the purchases that wait',
    sql: `SELECT name AS found FROM (
            SELECT account AS name, amount FROM activity_entries WHERE account LIKE 'transit:%'
            UNION ALL SELECT 'transit:' || user_id || ':' || request_no, -amount FROM game_orders
            WHERE kind = 'buy' AND state = 'pending')
          GROUP BY name HAVING sum(amount) <> 0`,
  },
  {
    means: "a player's shares differ from the lots",
    sql: `SELECT name || ' ' || unit AS found FROM (
            SELECT account AS name, unit, amount FROM activity_entries WHERE account LIKE 'holder:%'
            UNION ALL SELECT 'holder:' || activity_id || ':' || user_id, fund_code, -shares FROM game_lots)
          GROUP BY name, unit HAVING sum(amount) <> 0`,
  },
  {
    means: 'a grant differs from the players',
    sql: `SELECT name AS found FROM (
            SELECT account AS name, amount FROM activity_entries WHERE account LIKE 'grant:%'
            UNION ALL SELECT 'grant:' || activity_id, start_money FROM game_players)
          GROUP BY name HAVING sum(amount) <> 0`,
  },
]

/** Throws an Error that lists every way in which the activities' books do not balance. */
export function assertActivityBalanced(db: Database): void {
  const faults = CHECKS.flatMap(({ means, sql }) =>
    db.all(v.object({ found: v.string() }), sql).map(({ found }) => `${means}: ${found}`),
  )
  if (faults.length > 0) throw new Error(`The activities do not balance\n${faults.join('\n')}`)
}
