import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { addMonths } from '#domain/calendar/add-months.ts'
import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import {
  KEPT_DAYS,
  KEPT_LEGAL_MONTHS,
  MESSAGE_KINDS,
  type MessageKind,
} from '#domain/message/message-events.ts'
import type { Concerned, Message, Morning } from './message-table.ts'
import type { Database } from './store/database.ts'

/**
 * Returns whether the user wants messages of a kind; every kind is wanted until it is switched off.
 */
export const isWanted = (db: Database, userId: string, kind: MessageKind): boolean =>
  db.get(
    v.object({ is_on: v.number() }),
    'SELECT is_on FROM message_settings WHERE user_id = ? AND kind = ?',
    userId,
    kind,
  )?.is_on !== 0

/** Writes what a row has for the users whom it concerns, once, however often it is written. */
function write(
  db: Database,
  event: string,
  { legal, topic }: Pick<Message<never, never>, 'legal' | 'topic'>,
  it: Concerned<object>,
  time: Time14,
): void {
  const key = `${event} ${it.key}`
  const digest = createHash('sha256').update(`${it.userId} ${key}`).digest('hex')
  const isSent = legal || isWanted(db, it.userId, topic)
  db.run(
    `INSERT OR IGNORE INTO messages (message_id, user_id, event_key, event, kind, legal, subject, detail, time, sent)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    digest.slice(0, 24).toUpperCase(),
    it.userId,
    key,
    event,
    topic,
    legal ? 1 : 0,
    it.subject,
    JSON.stringify(it.detail),
    time,
    isSent ? 1 : 0,
  )
}

/**
 * Writes the messages of an event of a department's table, in the transaction of the event; once,
 * however often it happens. One of a topic that is switched off is kept and not sent.
 */
export function announce<Name extends string, const Event>(
  db: Database,
  table: Readonly<Record<NoInfer<Name>, Message<Event, never>>>,
  name: Name,
  event: Event,
  time: Time14,
): void {
  const row = table[name]
  for (const it of row.whom(db, event, time)) write(db, name, row, it, time)
}

/** Returns whether the message of an event is written, sent or not. */
export const isAnnounced = (db: Database, userId: string, event: string, key: string): boolean =>
  db.get(
    v.object({ found: v.number() }),
    'SELECT 1 AS found FROM messages WHERE user_id = ? AND event_key = ?',
    userId,
    `${event} ${key}`,
  ) !== undefined

/** Writes the messages of a row that a morning brings. */
export function announceMorning(
  db: Database,
  name: string,
  row: Message<never, never>,
  morning: Morning,
  time: Time14,
): void {
  for (const it of row.whomOn(db, morning, time)) write(db, name, row, it, time)
}

export const messageRow = v.object({
  seq: v.number(),
  message_id: v.string(),
  user_id: v.string(),
  event_key: v.string(),
  event: v.string(),
  kind: v.picklist(MESSAGE_KINDS),
  legal: v.number(),
  subject: v.string(),
  detail: v.pipe(
    v.string(),
    v.parseJson(),
    v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  ),
  time: v.string(),
  sent: v.number(),
  read_at: v.string(),
})
export type MessageRow = v.InferOutput<typeof messageRow>

/** The messages that a user has at a moment, as a condition with its three values. */
const SEEN = `user_id = ? AND sent = 1 AND time > iif(legal, ?, ?)`

const seenBy = (userId: string, now: Time14) => {
  const today = now.slice(0, 8)
  return [
    userId,
    `${addMonths(today, -KEPT_LEGAL_MONTHS)}${now.slice(8)}`,
    `${addDays(today, -KEPT_DAYS)}${now.slice(8)}`,
  ] as const
}

interface Wanted {
  readonly userId: string
  readonly now: Time14
  readonly kind: MessageKind | null
  readonly messageId: string | null
  /** The place of the last row of the page before. */
  readonly after: { readonly time: Time14; readonly seq: number } | null
  readonly size: number
}

/** A page of messages, newest first. */
export function messagesOf(db: Database, wanted: Wanted): MessageRow[] {
  const { after, kind, messageId } = wanted
  return db.all(
    messageRow,
    `SELECT * FROM messages WHERE ${SEEN} AND (? = '' OR kind = ?) AND (? = '' OR message_id = ?)
       AND (time < ? OR time = ? AND seq < ?) ORDER BY time DESC, seq DESC LIMIT ?`,
    ...seenBy(wanted.userId, wanted.now),
    kind ?? '',
    kind ?? '',
    messageId ?? '',
    messageId ?? '',
    after?.time ?? '99999999999999',
    after?.time ?? '99999999999999',
    after?.seq ?? 0,
    wanted.size,
  )
}

/** The number of unread messages of each kind. */
export function unreadOf(db: Database, userId: string, now: Time14): Record<MessageKind, number> {
  const counted = db.all(
    v.object({ kind: v.picklist(MESSAGE_KINDS), count: v.number() }),
    `SELECT kind, count(*) AS count FROM messages WHERE ${SEEN} AND read_at = '' GROUP BY kind`,
    ...seenBy(userId, now),
  )
  const numbers = new Map(counted.map(({ kind, count }) => [kind, count]))
  const of = (kind: MessageKind) => numbers.get(kind) ?? 0
  return {
    trade: of('trade'),
    plan: of('plan'),
    account: of('account'),
    fund: of('fund'),
    content: of('content'),
    report: of('report'),
    campaign: of('campaign'),
    notice: of('notice'),
  }
}

export interface Reading {
  readonly userId: string
  readonly now: Time14
  /** Names the act, so that it can be undone. */
  readonly readNo: string
  readonly ids: readonly string[] | null
  readonly kind: MessageKind | null
  /** Those that came later are not touched: the user has not seen them. */
  readonly through: Time14
}

/** Marks messages as read; how many of the named ids there are. */
export function markRead(db: Database, reading: Reading): number {
  const ids = JSON.stringify(reading.ids ?? [])
  const named = reading.ids === null ? 0 : 1
  const values = [...seenBy(reading.userId, reading.now)] as const
  db.run(
    `UPDATE messages SET read_at = ?, read_no = ? WHERE ${SEEN} AND read_at = '' AND time <= ?
       AND (? = '' OR kind = ?) AND (? = 0 OR message_id IN (SELECT value FROM json_each(?)))`,
    reading.now,
    reading.readNo,
    ...values,
    reading.through,
    reading.kind ?? '',
    reading.kind ?? '',
    named,
    ids,
  )
  return db.number(
    `SELECT count(*) AS count FROM messages WHERE ${SEEN}
         AND message_id IN (SELECT value FROM json_each(?))`,
    ...values,
    ids,
  )
}

/** Takes back what one act has marked. */
export function markUnread(db: Database, userId: string, readNo: string): void {
  db.run(
    `UPDATE messages SET read_at = '', read_no = '' WHERE user_id = ? AND read_no = ?`,
    userId,
    readNo,
  )
}

/** Messages from before a moment count as read: the personas' past. */
export function readBefore(db: Database, time: Time14): void {
  db.run(`UPDATE messages SET read_at = time WHERE read_at = '' AND time < ?`, time)
}

export function setWanted(db: Database, userId: string, kind: MessageKind, isOn: boolean): void {
  db.run(
    `INSERT INTO message_settings VALUES (?, ?, ?)
     ON CONFLICT (user_id, kind) DO UPDATE SET is_on = excluded.is_on`,
    userId,
    kind,
    isOn ? 1 : 0,
  )
}
