import { createHash } from 'node:crypto'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { Clock } from './clock.ts'
import type { Market } from './market/market.ts'
import { PAGE_SEEDS } from './pages/page-seeds.ts'
import { seedPages } from './pages/seed-pages.ts'
import { PERSONAS } from './seed/personas.ts'
import { seedPersonas } from './seed/seed-personas.ts'
import { MIGRATIONS, TABLES } from './store/schema.ts'
import type { Database } from './store/database.ts'
import { startSettlement } from './trading/settlement.ts'

/** Keys of `meta`: which funds, and what the database was filled from. */
export const MARKET = 'market'
export const SEED = 'seed'
/**
 * What a new database is filled from: tables, personas and pages. One that was filled from others has
 * users with parts missing.
 */
export const seedDigest = createHash('sha256')
  .update(JSON.stringify([MIGRATIONS, PERSONAS, PAGE_SEEDS]))
  .digest('hex')

/**
 * The database's clock; a new database gets its personas first, and so does one of an older
 * sandbox, which is filled again. Throws when it was made for another market.
 */
export function openState(db: Database, market: Market, marketName: string, start: Time14): Clock {
  const known = db.meta(MARKET)
  if (known !== null && known !== marketName) {
    throw new Error(
      `The database was made with ${known}, not with ${marketName}: take another file or reset it`,
    )
  }
  return db.transaction(() => {
    if (db.meta(SEED) !== seedDigest) {
      empty(db)
      fill(db, market, marketName, start)
    }
    return new Clock(db, start)
  })
}

function empty(db: Database): void {
  for (const table of TABLES) db.run(`DELETE FROM ${table}`)
}

function fill(db: Database, market: Market, marketName: string, start: Time14): void {
  db.setMeta(MARKET, marketName)
  db.setMeta(SEED, seedDigest)
  seedPersonas(db, market, start)
  seedPages(db, start)
  startSettlement(db, start)
}

/** Back to a new database: orders, sessions and the clock. */
export function resetState(
  db: Database,
  market: Market,
  marketName: string,
  clock: Clock,
  start: Time14,
): void {
  db.transaction(() => {
    empty(db)
    fill(db, market, marketName, start)
    clock.restart(start)
  })
}
