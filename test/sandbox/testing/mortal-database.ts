import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SQLInputValue } from 'node:sqlite'
import { afterAll } from 'vitest'
import { Database } from '#test/sandbox/kernel/store/database.ts'
import { builtInMarket } from '#test/sandbox/market/built-in-market.ts'
import { DEFAULT_SEED } from '#test/sandbox/server/server.ts'
import { settle } from '#test/sandbox/server/settlement.ts'
import { openState } from '#test/sandbox/server/state.ts'

export const market = builtInMarket(DEFAULT_SEED)

export const KILLED = 'The process was killed'

/** A connection whose process ends at its nth write: what it has begun is never committed. */
export class MortalDatabase extends Database {
  #left = Infinity

  dieAfter(writes: number): void {
    this.#left = writes
  }

  override run(sql: string, ...values: SQLInputValue[]): number {
    if (this.#left <= 0) throw new Error(KILLED)
    this.#left -= 1
    return super.run(sql, ...values)
  }
}

/** The settled state of the personas in a database; again as it was left where it has one. */
export function openMortal(file: string): MortalDatabase {
  const db = new MortalDatabase(file)
  openState(db, market, 'built-in funds, seed test', market.start)
  settle(db, market, market.start)
  return db
}

/** A folder for database files, which goes with the tests of the file. */
export function useFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  return folder
}
