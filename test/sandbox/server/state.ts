import { createHash } from 'node:crypto'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { Clock, BEGUN } from '#test/sandbox/kernel/clock.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { PAGE_SEEDS } from '#test/sandbox/departments/pages/page-seeds.ts'
import { PERSONAS } from '#test/sandbox/people/personas.ts'
import { filledDatabase } from './filled-database.ts'
import { seedPersonas } from './seed-personas.ts'
import { SCHEMA } from '#test/sandbox/kernel/store/schema.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { startSettlement } from '#test/sandbox/kernel/day.ts'
import './connect.ts'

/** The name of a filled database while it is copied. */
const FILLED = 'filled'
/** Keys of `meta`: which funds, and what the database was filled from. */
export const MARKET = 'market'
export const SEED = 'seed'
/**
 * A digest of the tables, personas and pages that fill a new database. A database filled from
 * others has users with parts missing.
 */
export const seedDigest = createHash('sha256')
  .update(JSON.stringify([SCHEMA, PERSONAS, PAGE_SEEDS]))
  .digest('hex')

/**
 * The database's clock; a new database gets its personas first, and so does one of an older
 * sandbox, which is filled again. Throws when it was made for another market.
 */
export function openState(
  db: Database,
  market: Market,
  marketName: string,
  start: Time14,
  realTime?: () => number,
): Clock {
  const known = db.meta(MARKET)
  if (known !== null && known !== marketName) {
    throw new Error(
      `The database was made with ${known}, not with ${marketName}: take another file or reset it`,
    )
  }
  if (db.meta(SEED) !== seedDigest) fill(db, market, marketName, start)
  return new Clock(db, start, realTime)
}

/** Empties every table and takes its rows from the attached database `name`. */
export function copyTables(db: Database, name: string): void {
  for (const table of db.tables()) {
    db.run(`DELETE FROM main.${table}`)
    db.run(`INSERT INTO main.${table} SELECT * FROM ${name}.${table}`)
  }
  db.run('DELETE FROM main.sqlite_sequence')
  db.run(`INSERT INTO main.sqlite_sequence SELECT * FROM ${name}.sqlite_sequence`)
}

/** Takes the place of everything in the database. */
function fill(db: Database, market: Market, marketName: string, start: Time14): void {
  const { url, image } = filledDatabase(market, `${marketName}, ${start}`, (empty) => {
    empty.transaction(() => {
      empty.setMeta(MARKET, marketName)
      empty.setMeta(SEED, seedDigest)
      empty.setMeta(BEGUN, start)
      seedPersonas(empty, market, start)
      startSettlement(empty, start)
    })
  })
  if (db.takeImage(image)) return
  db.withAttached(url, FILLED, () => db.transaction(() => copyTables(db, FILLED)))
}

/** Back to a new database: orders, sessions and the clock. */
export function resetState(
  db: Database,
  market: Market,
  marketName: string,
  clock: Clock,
  start: Time14,
): void {
  fill(db, market, marketName, start)
  clock.restart(start)
}
