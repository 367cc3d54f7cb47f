import * as v from 'valibot'
import { trackingBatch } from '#domain/tracking/event.ts'
import { RET } from '#api/endpoint.ts'
import type { reportConversion } from '#api/calls/track.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { hasLongDigits, isPersonalField, personalDataIn } from './personal-data.ts'

/** The number of newest events that are stored; the counts go on. */
const KEPT_EVENTS = 5_000

const NAME_LENGTH = 64

function parsed(event: string): object {
  try {
    const value: unknown = JSON.parse(event)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // Refused below, like JSON that is no object.
  }
  throw new Refusal(RET.badRequest, '参数 event 不正确：不是 JSON 对象')
}

/** The name that an event is counted under: `name`, or `kind` in a page's error report. */
function eventName(event: object): string {
  const named = 'name' in event ? event.name : 'kind' in event ? event.kind : null
  return typeof named === 'string' && named !== '' ? named.slice(0, NAME_LENGTH) : 'unnamed'
}

/** A batch that fits what pages may say to tracking; null for an event by itself. */
function batchOf(value: object): v.InferOutput<typeof trackingBatch> | null {
  if (!('batch' in value)) return null
  const read = v.safeParse(trackingBatch, value)
  if (read.success) return read.output
  const place = v.getDotPath(read.issues[0]) ?? ''
  throw new Refusal(RET.badRequest, `参数 event 不正确：${place.slice(0, 80)}`)
}

function keepEvent({ db }: World, event: object, now: string): void {
  db.run('INSERT INTO tracked_events (time, event) VALUES (?, ?)', now, JSON.stringify(event))
  db.run(
    'DELETE FROM tracked_events WHERE event_id <= (SELECT max(event_id) FROM tracked_events) - ?',
    KEPT_EVENTS,
  )
  db.run(
    `INSERT INTO tracked_counts VALUES (?, ?, 1)
     ON CONFLICT (day, name) DO UPDATE SET times = times + 1`,
    now.slice(0, 8),
    eventName(event),
  )
}

/**
 * Stores and counts an event, or the events of a batch, which counts once however often it comes.
 * RET.badRequest, and nothing stored, where it holds personal data.
 */
export function recordEvent(world: World, event: string): void {
  const value = parsed(event)
  const batch = batchOf(value)
  for (const each of batch?.events ?? [value]) {
    const found = personalDataIn(each)
    if (found !== null) {
      // The path itself comes from the caller and may be long; the message stays short.
      throw new Refusal(RET.badRequest, `参数 event 不正确：含有个人信息（${found.slice(0, 80)}）`)
    }
  }
  const { db, clock } = world
  const now = clock.now()
  db.transaction(() => {
    if (batch === null) return keepEvent(world, value, now)
    const known = db.has('SELECT times FROM tracked_batches WHERE batch = ?', batch.batch)
    db.run(
      `INSERT INTO tracked_batches VALUES (?, ?, 1)
       ON CONFLICT (batch) DO UPDATE SET times = times + 1`,
      batch.batch,
      now,
    )
    if (known) return
    for (const each of batch.events) keepEvent(world, { ...each, ...batch.origin }, now)
  })
}

const trackedRow = v.object({ time: v.string(), event: v.string() })

/** The newest events, newest first; of one name only where it is given. */
export function newestEvents({ db }: World, most: number, name?: string) {
  return db
    .all(trackedRow, 'SELECT time, event FROM tracked_events ORDER BY event_id DESC')
    .map(({ time, event }) => ({ time, event: parsed(event) }))
    .filter(({ event }) => name === undefined || eventName(event) === name)
    .slice(0, most)
}

/**
 * Counts what a click led to: a click and event once. The page's address must not carry the user's
 * data.
 */
export function recordConversion(
  { db, clock }: World,
  report: v.InferOutput<typeof reportConversion.request>,
): void {
  const { callback, eventType, webUrl, params } = report
  const url = new URL(webUrl)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new Refusal(RET.badRequest, '参数 webUrl 不正确')
  }
  // The advertiser's own numbers are long and are part of the address by which the page was opened.
  const own = new Set([callback, params.accountId, params.planId])
  const isPersonal = [...addressFields(url)].some(
    ([name, value]) =>
      value !== '' && (isPersonalField(name) || (!own.has(value) && hasLongDigits(value))),
  )
  if (isPersonal) throw new Refusal(RET.badRequest, '参数 webUrl 不正确：含有个人信息')
  db.run(
    'INSERT OR IGNORE INTO ad_conversions VALUES (?, ?, ?, ?, ?, ?)',
    callback,
    eventType,
    webUrl,
    params.accountId,
    params.planId,
    clock.now(),
  )
}

/** The parts of an address: its path and its query, also the query behind `#`. */
function* addressFields(url: URL): Generator<[string, string]> {
  yield ['path', decoded(url.pathname)]
  yield* url.searchParams
  const [path = '', query = ''] = url.hash.slice(1).split('?', 2)
  yield ['hash', decoded(path)]
  yield* new URLSearchParams(query)
  yield ['user', url.username]
  yield ['host', url.hostname]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
