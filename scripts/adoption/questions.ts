import type { DuckDBValue } from '@duckdb/node-api'
import * as v from 'valibot'
import type { Events } from './open-events.ts'

/** The span of time that the questions are about; both ends in ms since 1970. */
export interface Span {
  readonly from: number
  readonly until: number
}

const devices = v.pipe(v.number(), v.minValue(0))
const text = v.string()

/**
 * A question about events: its rows, and their columns. Devices and events are numbers of all devices:
 * each that reports counts as 1 / share. Days are days in China.
 */
interface Question<S extends v.GenericSchema> {
  readonly sql: string
  readonly row: S
}
const question = <const S extends v.GenericSchema>(row: S, sql: string): Question<S> => ({
  sql,
  row,
})

const DAY = `strftime("time" + INTERVAL 8 HOUR, '%Y-%m-%d')`
const IN_SPAN = `"time" >= epoch_ms($from::BIGINT) AND "time" < epoch_ms($until::BIGINT)`

export const QUESTIONS = {
  /** The devices that opened the app, by day and by the version that each opened last. */
  versions: question(
    v.object({ day: text, version: text, devices }),
    `SELECT day, version, sum(weight) AS devices
     FROM (
       SELECT device, ${DAY} AS day, arg_max(version, ("time", n)) AS version, max(weight) AS weight
       FROM events WHERE kind = 'opened' AND ${IN_SPAN} GROUP BY ALL)
     GROUP BY ALL ORDER BY day, version`,
  ),
  /**
   * By release: when the first device was offered it, how many devices were active since, how many
   * have confirmed it or a later one, and after how many ms half and 95 % of the active ones had.
   */
  reach: question(
    v.object({
      release: v.number(),
      version: text,
      offered: v.number(),
      active: devices,
      reached: devices,
      half: v.nullable(v.number()),
      most: v.nullable(v.number()),
    }),
    `WITH releases AS (
       SELECT release, any_value(version) AS version, min("time") AS offered FROM events
       WHERE kind = 'offered' AND ${IN_SPAN} GROUP BY release ORDER BY release DESC LIMIT 5),
     active AS (
       SELECT r.release, e.device, max(e.weight) AS weight,
         min(CASE WHEN e.kind = 'confirmed' AND e.release >= r.release THEN e."time" END) AS had
       FROM releases AS r JOIN events AS e ON e."time" >= r.offered AND e."time" < epoch_ms($until::BIGINT)
       GROUP BY r.release, e.device),
     filling AS (
       SELECT release, had,
         sum(weight) OVER (PARTITION BY release ORDER BY had NULLS LAST) AS so_far,
         sum(weight) OVER (PARTITION BY release) AS of_all, weight
       FROM active)
     SELECT r.release, r.version, epoch_ms(r.offered) AS offered,
       sum(f.weight) AS active, coalesce(sum(f.weight) FILTER (f.had IS NOT NULL), 0) AS reached,
       min(epoch_ms(f.had) - epoch_ms(r.offered)) FILTER (f.so_far >= 0.5 * f.of_all) AS half,
       min(epoch_ms(f.had) - epoch_ms(r.offered)) FILTER (f.so_far >= 0.95 * f.of_all) AS most
     FROM filling AS f JOIN releases AS r ON r.release = f.release
     GROUP BY r.release, r.version, r.offered ORDER BY r.release`,
  ),
  /** Downloads by way: their number, quantiles of their time in ms, and the middle size in bytes. */
  deliveries: question(
    v.object({
      way: text,
      downloads: devices,
      p50: v.number(),
      p90: v.number(),
      p95: v.number(),
      p99: v.number(),
      bytes: v.nullable(v.number()),
    }),
    `SELECT way, sum(weight) AS downloads,
       quantile_disc(ms, 0.5) AS p50, quantile_disc(ms, 0.9) AS p90,
       quantile_disc(ms, 0.95) AS p95, quantile_disc(ms, 0.99) AS p99,
       quantile_disc(bytes, 0.5)::DOUBLE AS bytes
     FROM events WHERE kind = 'downloaded' AND way IS NOT NULL AND ms IS NOT NULL AND ${IN_SPAN}
     GROUP BY way ORDER BY way`,
  ),
  /** The devices that something failed on, by reason and by the version that it was about. */
  failures: question(
    v.object({ reason: text, version: text, devices }),
    `SELECT reason, version, sum(weight) AS devices
     FROM (SELECT reason, version, device, max(weight) AS weight FROM events
           WHERE kind = 'failed' AND reason IS NOT NULL AND ${IN_SPAN} GROUP BY ALL)
     GROUP BY ALL ORDER BY devices DESC, reason, version`,
  ),
  /** Openings by version, and the share of them that took less than a second. */
  openings: question(
    v.object({ version: text, openings: devices, underASecond: v.number() }),
    `SELECT version, sum(weight) AS openings,
       coalesce(sum(weight) FILTER (ms < 1000), 0) / sum(weight) AS underASecond
     FROM (SELECT version, ms, weight FROM events
           WHERE kind = 'opened' AND ms IS NOT NULL AND ${IN_SPAN})
     GROUP BY version ORDER BY version`,
  ),
  /** The devices with any event in the last day, week and thirty days of the span. */
  active: question(
    v.object({ day: devices, week: devices, month: devices }),
    `SELECT coalesce(sum(weight) FILTER (newest >= epoch_ms($until::BIGINT) - INTERVAL 1 DAY), 0) AS day,
       coalesce(sum(weight) FILTER (newest >= epoch_ms($until::BIGINT) - INTERVAL 7 DAY), 0) AS week,
       coalesce(sum(weight) FILTER (newest >= epoch_ms($until::BIGINT) - INTERVAL 30 DAY), 0) AS month
     FROM (SELECT device, max("time") AS newest, max(weight) AS weight FROM events
           WHERE "time" < epoch_ms($until::BIGINT) GROUP BY device)`,
  ),
} as const

type Rows = {
  readonly [K in keyof typeof QUESTIONS]: readonly v.InferOutput<(typeof QUESTIONS)[K]['row']>[]
}

/** A number of DuckDB's, of which whole ones may be too large for a double. */
const plain = (value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value)

async function rowsOf<S extends v.GenericSchema>(
  events: Events,
  { sql, row }: Question<S>,
  { from, until }: Span,
): Promise<v.InferOutput<S>[]> {
  const all: Record<string, DuckDBValue> = { from: BigInt(from), until: BigInt(until) }
  const used = Object.entries(all).filter(([name]) => sql.includes(`$${name}`))
  const rows = await events.ask(sql, Object.fromEntries(used))
  return rows.map((it) =>
    v.parse(
      row,
      Object.fromEntries(Object.entries(it).map(([name, value]) => [name, plain(value)])),
    ),
  )
}

/** Answers every question about the events of a span. */
export async function adoption(events: Events, span: Span): Promise<Rows> {
  return {
    versions: await rowsOf(events, QUESTIONS.versions, span),
    reach: await rowsOf(events, QUESTIONS.reach, span),
    deliveries: await rowsOf(events, QUESTIONS.deliveries, span),
    failures: await rowsOf(events, QUESTIONS.failures, span),
    openings: await rowsOf(events, QUESTIONS.openings, span),
    active: await rowsOf(events, QUESTIONS.active, span),
  }
}
export type Adoption = Rows

/** The time of the newest event, in ms since 1970; 0 without any. */
export async function newestTime(events: Events): Promise<number> {
  const [row] = await events.ask('SELECT epoch_ms(max("time")) AS newest FROM events')
  return Number(plain(row?.['newest']) ?? 0)
}
