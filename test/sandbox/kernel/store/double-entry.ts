import * as v from 'valibot'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { Database } from './database.ts'

/**
 * The amount that one account gets (or gives, below zero) of one unit: whole cents, hundredths of a
 * share, coins.
 */
interface Entry {
  account: string
  unit: string
  amount: number
}

/** The changes of one moment: its entries sum to zero in each unit. */
export interface Journal<Kind extends string> {
  time: Time14
  kind: Kind
  ref: string
  entries: readonly Entry[]
}

/**
 * The tables of one set of books. Real money and the activities' have different ones, so that
 * neither can reach the other.
 */
interface Books {
  journals: string
  entries: string
}

/**
 * Books one journal, in the caller's transaction. Throws when it does not balance: no such thing
 * may reach the books. Zero entries are left out.
 */
export function book(db: Database, books: Books, journal: Journal<string>): void {
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
    `INSERT INTO ${books.journals} (time, kind, ref) VALUES (?, ?, ?)`,
    journal.time,
    journal.kind,
    journal.ref,
  )
  for (const { account, unit, amount } of journal.entries) {
    if (amount === 0) continue
    db.run(
      `INSERT INTO ${books.entries} VALUES ((SELECT max(journal_id) FROM ${books.journals}), ?, ?, ?)`,
      account,
      unit,
      amount,
    )
  }
}

/** Something that must not be, and the query that gives each case of it as `found`. */
export interface Check {
  means: string
  sql: string
}

/** The check that every set of books has. */
export const journalsSumToZero = ({ entries }: Books): Check => ({
  means: 'a journal does not sum to zero',
  sql: `SELECT journal_id || ' ' || unit AS found FROM ${entries} GROUP BY journal_id, unit HAVING sum(amount) <> 0`,
})

/** Throws an Error that begins with `complaint` and lists all that the checks find. */
export function assertNoneFound(db: Database, complaint: string, checks: readonly Check[]): void {
  const faults = checks.flatMap(({ means, sql }) =>
    db.all(v.object({ found: v.string() }), sql).map(({ found }) => `${means}: ${found}`),
  )
  if (faults.length > 0) throw new Error(`${complaint}\n${faults.join('\n')}`)
}
