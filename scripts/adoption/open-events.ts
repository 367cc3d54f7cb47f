import { availableParallelism, tmpdir } from 'node:os'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DuckDBInstance, type DuckDBConnection, type DuckDBValue } from '@duckdb/node-api'
import {
  DOWNLOAD_WAYS,
  EVENT_KINDS,
  EVENT_VERSION,
  FAILURES,
} from '#offline/events/device-event.ts'

/**
 * The columns of a line, all stated: DuckDB would take the type of a field from a sample of the lines,
 * so that decimals and fields that come late would be rounded or lost.
 */
const COLUMNS = {
  v: 'INTEGER',
  device: 'VARCHAR',
  n: 'BIGINT',
  time: 'BIGINT',
  kind: 'VARCHAR',
  channel: 'VARCHAR',
  release: 'BIGINT',
  version: 'VARCHAR',
  pack: 'VARCHAR',
  from: 'VARCHAR',
  way: 'VARCHAR',
  bytes: 'BIGINT',
  ms: 'DOUBLE',
  reason: 'VARCHAR',
  cohort: 'INTEGER',
  basisPoints: 'INTEGER',
  app: 'VARCHAR',
  platform: 'VARCHAR',
  engine: 'VARCHAR',
  deviceClass: 'VARCHAR',
  share: 'DOUBLE',
} as const

const listed = (words: readonly string[]) => words.map((it) => `'${it}'`).join(', ')
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** A line that is an event of this version: what `deviceEvent` accepts. */
const IS_EVENT = [
  `v = ${EVENT_VERSION}`,
  `regexp_full_match(device, '[0-9a-f]{32}')`,
  'n >= 1',
  'time >= 0',
  `kind IN (${listed(EVENT_KINDS)})`,
  'release >= 0',
  'version IS NOT NULL',
  'share > 0 AND share <= 1',
  `(way IS NULL OR way IN (${listed(DOWNLOAD_WAYS)}))`,
  `(reason IS NULL OR reason IN (${listed(FAILURES)}))`,
  '(bytes IS NULL OR bytes >= 0)',
  '(ms IS NULL OR (ms >= 0 AND isfinite(ms)))',
].join(' AND ')

/** The limits of the database, whatever the number of events: the rest waits on the disk. */
const MEMORY = '550MB'
const LONGEST_LINE = 65_536

/** The events of some files, each once, in a database that ends with `close`. */
export interface Events {
  /** Lines that hold an event of this version, without the doubled ones. */
  readonly count: number
  /** Lines that came twice; that are of a newer version; that are no event. */
  readonly doubled: number
  readonly newer: number
  readonly unread: number
  /** Runs a query over `events` with values for its `$name`s; rows by column name. */
  ask(sql: string, values?: Record<string, DuckDBValue>): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

async function load(connection: DuckDBConnection, files: readonly string[]) {
  const columns = Object.entries(COLUMNS).map(([name, type]) => `'${name}': '${type}'`)
  const source = `read_json([${files.map(quoted).join(', ')}], format = 'newline_delimited',
    ignore_errors = true, maximum_object_size = ${LONGEST_LINE}, columns = {${columns.join(', ')}})`
  await connection.run(`
    CREATE TABLE events AS
    SELECT v, coalesce(${IS_EVENT}, false) AS is_event, TRY_CAST(device AS UUID) AS device, n,
      epoch_ms(time) AS "time", kind, channel, release, version, pack, "from", way, bytes, ms, reason,
      cohort, basisPoints, app, platform, engine, deviceClass, 1 / share AS weight
    FROM ${source}`)
}

/**
 * Reads files of events (NDJSON, also with `.gz`; a pattern with `*` names many). A line that is no
 * event is counted and left out, and one that came twice is taken once. Throws an error that names
 * the files where one cannot be read.
 */
export async function openEvents(files: readonly string[]): Promise<Events> {
  const folder = await mkdtemp(join(tmpdir(), 'h5-adoption-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const instance = await DuckDBInstance.create(join(folder, 'events.db'), {
      memory_limit: MEMORY,
      threads: String(Math.min(4, availableParallelism())),
      temp_directory: join(folder, 'spill'),
      preserve_insertion_order: 'false',
      // Reads files, and fetches nothing.
      autoinstall_known_extensions: 'false',
    })
    const connection = await instance.connect()
    const ask: Events['ask'] = async (sql, values) =>
      (await connection.runAndReadAll(sql, values)).getRowObjectsJS()
    const count = async (sql: string) => Number((await ask(sql))[0]?.['n'] ?? 0)
    await load(connection, files)
    const newer = await count(`SELECT count(*) AS n FROM events WHERE v > ${EVENT_VERSION}`)
    const unread = await count('SELECT count(*) AS n FROM events WHERE NOT is_event')
    await connection.run('DELETE FROM events WHERE NOT is_event')
    const before = await count('SELECT count(*) AS n FROM events')
    // Few are doubled, so their numbers are looked for, and not each row is carried along.
    await connection.run(`
      DELETE FROM events WHERE rowid IN (
        SELECT e.rowid FROM events AS e
        JOIN (SELECT device, n, min(rowid) AS first FROM events GROUP BY device, n HAVING count(*) > 1) AS d
          ON e.device = d.device AND e.n = d.n
        WHERE e.rowid > d.first)`)
    const after = await count('SELECT count(*) AS n FROM events')
    return {
      count: after,
      doubled: before - after,
      newer,
      unread: unread - newer,
      ask,
      async close() {
        connection.closeSync()
        instance.closeSync()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    const said = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    throw new Error(`The events in ${files.join(', ')} cannot be read: ${said}`, { cause: error })
  }
}
