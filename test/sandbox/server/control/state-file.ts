import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as v from 'valibot'
import { isTime14 } from '#domain/calendar/calendar-date.ts'
import type { Clock } from '#test/sandbox/kernel/clock.ts'
import { copyTables, MARKET, SEED, seedDigest } from '#test/sandbox/server/state.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { SCHEMA_VERSION } from '#test/sandbox/kernel/store/schema.ts'

/** A file that cannot be taken, with a sentence for the tester. */
export class StateFileError extends Error {}

/** When the state was saved: the clock goes on from there, however much later it is restored. */
const SAVED_AT = 'saved_at'
const MAGIC = Buffer.from('SQLite format 3\0')
/** The name under which SQLite has the file while it is read. */
const FILE = 'saved'

function inOwnFolder<T>(work: (file: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-state-'))
  try {
    return work(path.join(folder, 'state.sqlite'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The whole database as the bytes of one SQLite file: books, sessions, clock. */
export function savedState(db: Database, clock: Clock): Buffer {
  return inOwnFolder((file) => {
    db.setMeta(SAVED_AT, clock.now())
    db.copyTo(file)
    return readFileSync(file)
  })
}

/**
 * Takes the place of everything in the database, in one transaction, and sets the clock to where it
 * was. Throws a StateFileError, and nothing has changed, for what is not a whole state of this
 * sandbox's tables, personas and market.
 */
export function restoreState(db: Database, clock: Clock, bytes: Uint8Array): void {
  if (!MAGIC.equals(bytes.subarray(0, MAGIC.length))) {
    throw new StateFileError('This is not a saved state: it is not an SQLite file')
  }
  inOwnFolder((file) => {
    writeFileSync(file, bytes)
    try {
      db.withAttached(file, FILE, () => {
        requireSameKind(db)
        db.transaction(() => copyFrom(db, clock))
      })
    } catch (error) {
      if (error instanceof StateFileError) throw error
      const reason = error instanceof Error ? error.message : 'unreadable'
      throw new StateFileError(`The file is damaged or not a saved state: ${reason}`)
    }
  })
}

const schemaRow = v.object({ type: v.string(), name: v.string(), sql: v.nullable(v.string()) })

const tableSchema = (db: Database, name: string): string =>
  JSON.stringify(
    db.all(schemaRow, `SELECT type, name, sql FROM ${name}.sqlite_schema ORDER BY type, name`),
  )

function savedMeta(db: Database, key: string): string {
  return db.text(`SELECT value FROM ${FILE}.meta WHERE key = ?`, key) ?? ''
}

function requireSameKind(db: Database): void {
  const version = db.number(`PRAGMA ${FILE}.user_version`)
  if (version !== SCHEMA_VERSION) {
    throw new StateFileError(
      `The state has schema version ${version}, this sandbox has ${SCHEMA_VERSION}`,
    )
  }
  // Equal to the letter: so there is no trigger or view in it either.
  if (tableSchema(db, FILE) !== tableSchema(db, 'main')) {
    throw new StateFileError('This is not a saved state: it has other tables than this sandbox')
  }
  const check = db.get(v.object({ quick_check: v.string() }), `PRAGMA ${FILE}.quick_check(1)`)
  if (check?.quick_check !== 'ok') {
    throw new StateFileError(`The file is damaged: ${check?.quick_check ?? 'unreadable'}`)
  }
  // Nothing else checks what its rows refer to.
  if (db.all(v.object({}), `PRAGMA ${FILE}.foreign_key_check`).length > 0) {
    throw new StateFileError('The file is damaged: rows refer to others that are not there')
  }
  const market = savedMeta(db, MARKET)
  if (market !== db.meta(MARKET)) {
    throw new StateFileError(
      `The state was saved with ${market}, this sandbox has ${db.meta(MARKET) ?? 'no market'}`,
    )
  }
  if (savedMeta(db, SEED) !== seedDigest) {
    throw new StateFileError('The state was saved by a sandbox with other personas')
  }
  if (!isTime14(savedMeta(db, SAVED_AT))) {
    throw new StateFileError('This is a database, not a saved state: it does not say when it was')
  }
}

function copyFrom(db: Database, clock: Clock): void {
  copyTables(db, FILE)
  clock.restart(savedMeta(db, SAVED_AT))
}
