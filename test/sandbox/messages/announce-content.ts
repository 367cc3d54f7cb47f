import * as v from 'valibot'
import { chinaTime, type Time14 } from '#domain/calendar/calendar-date.ts'
import { TALK_REMINDER_MINUTES } from '#domain/message/message-events.ts'
import { epochTime } from '#test/sandbox/calendar.ts'
import type { Database } from '#test/sandbox/store/database.ts'
import { announce } from './outbox.ts'

const authorRow = v.object({ user_id: v.nullable(v.string()), title: v.string(), text: v.string() })

const EXCERPT = 60
const MINUTE_MS = 60_000

/** Of a person of the sandbox's own, nothing is announced: only users have messages. */
function ofItem(db: Database, itemId: string) {
  const row = db.get(
    authorRow,
    `SELECT p.user_id, i.title, i.text FROM content_items i JOIN content_people p ON p.person_id = i.author_id
     WHERE i.item_id = ?`,
    itemId,
  )
  if (!row || row.user_id === null) return null
  return { userId: row.user_id, words: (row.title || row.text).slice(0, EXCERPT) }
}

/** The question of a user has its first answer. */
export function announceAnswer(db: Database, questionId: string, time: Time14): void {
  const question = ofItem(db, questionId)
  if (question === null) return
  announce(db, {
    userId: question.userId,
    event: 'questionAnswered',
    key: questionId,
    subject: questionId,
    time,
    detail: { question: question.words },
  })
}

/** What a reviewer said to a text of a user's; `reason` empty: it is shown. */
export function announceReviewed(
  db: Database,
  reviewed: { readonly kind: 'item' | 'comment'; readonly id: string; readonly reason: string },
  time: Time14,
): void {
  const { kind, id, reason } = reviewed
  const text =
    kind === 'item'
      ? ofItem(db, id)
      : db.get(
          authorRow,
          `SELECT p.user_id, '' AS title, c.text FROM content_comments c JOIN content_people p ON p.person_id = c.author_id
           WHERE c.comment_id = ?`,
          id,
        )
  if (text === null || text === undefined) return
  const userId = 'userId' in text ? text.userId : text.user_id
  if (userId === null) return
  const excerpt = 'words' in text ? text.words : text.text.slice(0, EXCERPT)
  announce(db, {
    userId,
    event: 'textReviewed',
    key: `${id} ${time}`,
    subject: id,
    time,
    detail: { excerpt, reason },
  })
}

export function announceReport(
  db: Database,
  reportId: string,
  outcome: string,
  time: Time14,
): void {
  const row = db.get(
    v.object({ user_id: v.string() }),
    'SELECT user_id FROM content_reports WHERE report_id = ?',
    reportId,
  )
  if (!row) return
  announce(db, {
    userId: row.user_id,
    event: 'reportDecided',
    key: reportId,
    subject: reportId,
    time,
    detail: { outcome },
  })
}

interface Reminded {
  readonly event: 'talkSoon' | 'milestoneDay'
  /** As users follow it. */
  readonly target: string
  readonly at: Time14
  readonly detail: Readonly<Record<string, string>>
}

/** When a talk's reminder is due. */
export const talkReminder = (startTime: Time14): Time14 =>
  chinaTime(epochTime(startTime) - TALK_REMINDER_MINUTES * MINUTE_MS)

/** Reminds who asked for it before the moment. */
export function remind(db: Database, { event, target, at, detail }: Reminded): void {
  const users = db.all(
    v.object({ user_id: v.string() }),
    'SELECT user_id FROM content_follows WHERE target = ? AND time <= ? ORDER BY user_id',
    target,
    at,
  )
  for (const { user_id: userId } of users) {
    announce(db, { userId, event, key: target, subject: target, time: at, detail })
  }
}
