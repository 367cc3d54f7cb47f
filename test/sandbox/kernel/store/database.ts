import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import * as v from 'valibot'
import { SCHEMA, SCHEMA_VERSION } from './schema.ts'

const PATIENCE = 'PRAGMA busy_timeout = 5000'
const CHECKED_KEYS = 'PRAGMA foreign_keys = ON'

/** A connection of its own to a copy of a database. */
function imageInMemory(image: Uint8Array): DatabaseSync {
  const sqlite = new DatabaseSync(':memory:')
  sqlite.deserialize(image)
  sqlite.exec(`${CHECKED_KEYS}; ${PATIENCE}`)
  return sqlite
}

/**
 * The provider's memory. One connection, used by one process, so every function that does not wait
 * is atomic.
 */
export class Database {
  /** An empty database with its tables, made once a process: tests open them by the hundred. */
  static #empty: Uint8Array | null = null

  #sqlite: DatabaseSync
  readonly #inMemory: boolean
  readonly #statements = new Map<string, StatementSync>()
  /** The number of images that were taken. */
  #images = 0
  #depth = 0
  #metaVersion = 0
  /** The transaction that is open around all others, which `undo` rolls back; null: none. */
  #held: symbol | null = null

  /**
   * `file` may be `:memory:`, or the URL of a database that this process has in memory. A file is in
   * WAL mode and synchronous: what was answered survives `kill -9`.
   */
  constructor(file: string) {
    this.#inMemory = file === ':memory:'
    if (this.#inMemory && Database.#empty !== null) {
      this.#sqlite = imageInMemory(Database.#empty)
      return
    }
    this.#sqlite = new DatabaseSync(file)
    this.#sqlite.exec(`PRAGMA foreign_keys = OFF; ${PATIENCE}`)
    if (!this.#inMemory && !file.startsWith('file:')) {
      this.#sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    }
    this.#makeTables(file)
    if (this.#inMemory) Database.#empty = this.#sqlite.serialize()
    this.#sqlite.exec(CHECKED_KEYS)
  }

  /** Makes the tables, in place of those of another version of the sandbox, which is filled again. */
  #makeTables(file: string): void {
    const version =
      this.get(v.object({ user_version: v.number() }), 'PRAGMA user_version')?.user_version ?? 0
    if (version === SCHEMA_VERSION) return
    const before = this.tables()
    if (before.length > 0 && !before.includes('happened')) {
      throw new Error(`${file} is the database of another program: take another file`)
    }
    this.transaction(() => {
      for (const table of before) this.#sqlite.exec(`DROP TABLE ${table}`)
      this.#sqlite.exec(`${SCHEMA}; PRAGMA user_version = ${SCHEMA_VERSION}`)
    })
  }

  /** The names of all tables that hold state. */
  tables(): string[] {
    const rows = this.all(
      v.object({ name: v.string() }),
      "SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    )
    return rows.map(({ name }) => name)
  }

  #prepared(sql: string): StatementSync {
    let statement = this.#statements.get(sql)
    if (!statement) {
      statement = this.#sqlite.prepare(sql)
      this.#statements.set(sql, statement)
    }
    return statement
  }

  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#prepared(sql).run(...values).changes)
  }

  /** The first row in the shape of `row`; undefined when there is none. */
  get<S extends v.GenericSchema>(
    row: S,
    sql: string,
    ...values: SQLInputValue[]
  ): v.InferOutput<S> | undefined {
    const found = this.#prepared(sql).get(...values)
    return found === undefined ? undefined : v.parse(row, found)
  }

  all<S extends v.GenericSchema>(
    row: S,
    sql: string,
    ...values: SQLInputValue[]
  ): v.InferOutput<S>[] {
    return this.#prepared(sql)
      .all(...values)
      .map((found) => v.parse(row, found))
  }

  /** The first column of each row. */
  #column(sql: string, values: readonly SQLInputValue[]): unknown[] {
    return this.#prepared(sql)
      .all(...values)
      .map((row) => Object.values(row)[0])
  }

  /** The one figure that a query asks for; 0 where there is none. */
  number(sql: string, ...values: SQLInputValue[]): number {
    return v.parse(v.nullish(v.number(), 0), this.#column(sql, values)[0])
  }

  /** The first of the texts that a query asks for; undefined where there is none. */
  text(sql: string, ...values: SQLInputValue[]): string | undefined {
    return v.parse(v.optional(v.string()), this.#column(sql, values)[0])
  }

  /** The texts that a query asks for, one a row. */
  texts(sql: string, ...values: SQLInputValue[]): string[] {
    return v.parse(v.array(v.string()), this.#column(sql, values))
  }

  /** Returns whether a query finds any row. */
  has(sql: string, ...values: SQLInputValue[]): boolean {
    return this.#prepared(sql).get(...values) !== undefined
  }

  /** All or nothing. Inside another transaction it is part of that one. */
  transaction<T>(work: () => T): T {
    if (this.#depth > 0) return work()
    this.#sqlite.exec(this.#held !== null ? 'SAVEPOINT inner' : 'BEGIN IMMEDIATE')
    this.#depth += 1
    try {
      const result = work()
      this.#sqlite.exec(this.#held !== null ? 'RELEASE inner' : 'COMMIT')
      return result
    } catch (error) {
      this.#sqlite.exec(this.#held !== null ? 'ROLLBACK TO inner; RELEASE inner' : 'ROLLBACK')
      this.#metaVersion += 1
      throw error
    } finally {
      this.#depth -= 1
    }
  }

  /**
   * Holds a transaction open around all that follows, for `undo`. It ends where another database is
   * attached or a copy is written, which SQLite does not do inside of one.
   */
  hold(): symbol {
    this.#release()
    this.#sqlite.exec('BEGIN')
    this.#held = Symbol('held')
    return this.#held
  }

  /** Undoes everything since `hold` gave `held`, and holds on; false when that has ended. */
  undo(held: symbol | null): boolean {
    if (this.#held === null || this.#held !== held) return false
    this.#sqlite.exec('ROLLBACK; BEGIN')
    this.#metaVersion += 1
    return true
  }

  #release(): void {
    if (this.#held !== null) this.#sqlite.exec('COMMIT')
    this.#held = null
  }

  /** Writes everything into a new file, as it is now. */
  copyTo(file: string): void {
    this.#release()
    this.#sqlite.prepare('VACUUM INTO ?').run(file)
  }

  /**
   * Lets `work` read another database file as `name.table`, and copy its tables, all of them or none: foreign keys are not checked
   * meanwhile, which makes a copy several times quicker. Not inside a transaction.
   */
  withAttached<T>(file: string, name: string, work: () => T): T {
    this.#release()
    this.#sqlite.prepare(`ATTACH DATABASE ? AS ${name}`).run(file)
    this.#sqlite.exec('PRAGMA foreign_keys = OFF')
    try {
      return work()
    } finally {
      this.#sqlite.exec(`PRAGMA foreign_keys = ON; DETACH DATABASE ${name}`)
      this.#metaVersion += 1
    }
  }

  /** Everything as it is now, as bytes. */
  image(): Uint8Array {
    return this.#sqlite.serialize()
  }

  /**
   * Takes an image in place of everything, where this database is in memory; false where it is a
   * file.
   */
  takeImage(image: Uint8Array): boolean {
    if (!this.#inMemory) return false
    // Prepared statements end with their connection.
    this.#statements.clear()
    this.#sqlite.close()
    this.#sqlite = imageInMemory(image)
    this.#held = null
    this.#images += 1
    this.#metaVersion += 1
    return true
  }

  /** Another text once any connection has written, even where that was undone. */
  mark(): string {
    const rows = this.get(v.object({ rows: v.number() }), 'SELECT total_changes() AS rows')?.rows
    const others = this.get(v.object({ data_version: v.number() }), 'PRAGMA data_version')
    return `${this.#images} ${rows} ${others?.data_version}`
  }

  close(): void {
    this.#sqlite.close()
  }

  /** Another number once a text of `meta` may have changed: by writing, undoing or loading. */
  get metaVersion(): number {
    return this.#metaVersion
  }

  meta(key: string): string | null {
    return (
      this.get(v.object({ value: v.string() }), 'SELECT value FROM meta WHERE key = ?', key)
        ?.value ?? null
    )
  }

  setMeta(key: string, value: string): void {
    this.#metaVersion += 1
    this.run(
      'INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
      key,
      value,
    )
  }
}
