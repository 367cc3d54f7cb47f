import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

/** The place at which a list was left: its last row's place in the order, and the order itself. */
const position = v.object({
  /** Of the filter. */
  list: v.string(),
  issued: v.string(),
  /** The newest moment of the first page. */
  top: v.string(),
  /** The fixed order that the list goes by; `''` for one by time. */
  board: v.string(),
  /** The last row's keys, largest first. */
  after: v.array(v.union([v.string(), v.number()])),
})
export type Position = v.InferOutput<typeof position>

const KEY = 'content_cursor_key'

function secret(db: Database): string {
  const known = db.meta(KEY)
  if (known !== null) return known
  const made = randomBytes(24).toString('base64url')
  db.setMeta(KEY, made)
  return made
}

const sign = (db: Database, text: string) =>
  createHmac('sha256', secret(db)).update(text).digest('base64url').slice(0, 22)

/** A name of a list: the request, without the position in the list. */
export const listName = (asked: Record<string, unknown>): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(asked).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url')
    .slice(0, 12)

export function writeCursor(db: Database, at: Position): string {
  const text = Buffer.from(JSON.stringify(at)).toString('base64url')
  return `${text}.${sign(db, text)}`
}

const refused = (why: string) =>
  new Refusal(RET.badRequest, `参数 cursor 不正确：${why}，请从头加载`)

/**
 * The place at which the cursor goes on; RET.badRequest for a made-up one, a day old, or of another
 * list.
 */
export function readCursor(db: Database, cursor: string, list: string, now: Time14): Position {
  const [text = '', signature = ''] = cursor.split('.')
  const expected = Buffer.from(sign(db, text))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw refused('无法识别')
  }
  const at = v.parse(position, JSON.parse(Buffer.from(text, 'base64url').toString()))
  if (at.list !== list) throw refused('不属于这个列表')
  const until = `${addDays(at.issued.slice(0, 8), 1)}${at.issued.slice(8)}`
  if (until <= now) throw refused('已过期')
  return at
}

/** One page of rows that are all in memory, after the row that the cursor names. */
export function cutPage<Row>(
  { db, clock }: World,
  asked: Record<string, unknown> & { cursor?: string | undefined; size: number },
  all: readonly Row[],
  keyOf: (row: Row) => string,
): { records: Row[]; nextCursor: string } {
  const now = clock.now()
  const { cursor, size, ...filter } = asked
  const list = listName(filter)
  const last = cursor === undefined ? null : String(readCursor(db, cursor, list, now).after[0])
  const from = last === null ? 0 : all.findIndex((row) => keyOf(row) === last) + 1
  const records = all.slice(from, from + size)
  const end = records.at(-1)
  return {
    records,
    nextCursor:
      end !== undefined && from + size < all.length
        ? writeCursor(db, { list, issued: now, top: now, board: '', after: [keyOf(end)] })
        : '',
  }
}
