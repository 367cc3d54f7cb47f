import { cutText } from '#domain/text/cut-text.ts'
import * as v from 'valibot'
import { chinaTime, type Time14 } from '#domain/calendar/calendar-date.ts'
import { TALK_REMINDER_MINUTES } from '#domain/message/message-events.ts'
import { epochTime } from '#test/sandbox/kernel/calendar.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'

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
  return { userId: row.user_id, words: cutText(row.title || row.text, EXCERPT) }
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

const replyRow = v.object({
  user_id: v.string(),
  item_id: v.string(),
  text: v.string(),
  by: v.string(),
  to_comment: v.picklist([0, 1]),
})

/** Announces to a user that a comment, which is shown from now on, answers their comment or item. */
export function announceReply(db: Database, commentId: string, time: Time14): void {
  const row = db.get(
    replyRow,
    `SELECT p.user_id, c.item_id, c.text, w.name AS by, c.parent_id IS NOT NULL AS to_comment
     FROM content_comments c JOIN content_items i USING (item_id)
     JOIN content_people w ON w.person_id = c.author_id
     LEFT JOIN content_comments a ON a.comment_id = iif(c.reply_to = '', c.parent_id, c.reply_to)
     JOIN content_people p ON p.person_id = iif(c.parent_id IS NULL, i.author_id, a.author_id)
     WHERE c.comment_id = ? AND c.state = 'shown' AND p.person_id <> c.author_id
       AND p.user_id IS NOT NULL AND coalesce(a.state, i.state) = 'shown'
       AND NOT EXISTS (SELECT 1 FROM content_blocks b
         WHERE b.user_id = p.user_id AND b.person_id = c.author_id)`,
    commentId,
  )
  if (!row) return
  announce(db, {
    userId: row.user_id,
    event: 'replied',
    key: commentId,
    subject: commentId,
    time,
    detail: {
      itemId: row.item_id,
      by: row.by,
      to: row.to_comment === 1 ? 'comment' : 'item',
      reply: row.text.slice(0, EXCERPT),
    },
  })
}

const writtenRow = v.object({
  item_id: v.string(),
  title: v.string(),
  text: v.string(),
  special_id: v.nullable(v.string()),
  author_id: v.string(),
  name: v.string(),
  asked_by: v.nullable(v.string()),
  question: v.nullable(v.string()),
  publish_time: v.string(),
})
type Written = v.InferOutput<typeof writtenRow>

/** What lists of followed people hold; a flash is for the day's list alone. */
const WRITTEN = `SELECT i.item_id, i.title, i.text, i.special_id, i.author_id, i.publish_time, p.name,
    o.user_id AS asked_by, q.title AS question
  FROM content_items i JOIN content_people p ON p.person_id = i.author_id
  LEFT JOIN content_items q ON q.item_id = i.question_id
  LEFT JOIN content_people o ON o.person_id = q.author_id
  WHERE i.state = 'shown' AND p.hidden = 0
    AND i.kind IN ('article', 'idea', 'question', 'discussion', 'video', 'answer')`

/** What was published after a moment, up to another, to who follows its author or special. */
export function announceWritten(db: Database, after: Time14, now: Time14): void {
  const written = db.all(
    writtenRow,
    `${WRITTEN} AND i.publish_time > ? AND i.publish_time <= ? ORDER BY i.publish_time, i.item_id`,
    after,
    now,
  )
  for (const item of written) announceToFollowers(db, item, item.publish_time)
}

/** One item that an editor or a reviewer lets be seen now. */
export function announceShown(db: Database, itemId: string, time: Time14): void {
  const item = db.get(
    writtenRow,
    `${WRITTEN} AND i.item_id = ? AND i.publish_time <= ?`,
    itemId,
    time,
  )
  if (item) announceToFollowers(db, item, time)
}

/** At most one a user and day: the first. The author of an answered question has another message. */
function announceToFollowers(db: Database, item: Written, time: Time14): void {
  const [person, special] = [`person:${item.author_id}`, `special:${item.special_id ?? ''}`]
  const followers = db.all(
    v.object({ user_id: v.string(), target: v.string() }),
    // A person sorts before a special: a user who follows both reads of the person.
    `SELECT f.user_id, min(f.target) AS target FROM content_follows f
     WHERE f.target IN (?, ?) AND f.time <= ? AND f.user_id <> ?
       AND NOT EXISTS (SELECT 1 FROM content_people o
         WHERE o.user_id = f.user_id AND o.person_id = ?)
       AND NOT EXISTS (SELECT 1 FROM content_blocks b
         WHERE b.user_id = f.user_id AND b.person_id = ?)
     GROUP BY f.user_id ORDER BY f.user_id`,
    person,
    special,
    time,
    item.asked_by ?? '',
    item.author_id,
    item.author_id,
  )
  const writing = (item.question || item.title || item.text).slice(0, EXCERPT)
  for (const { user_id: userId, target } of followers) {
    announce(db, {
      userId,
      event: 'followedWrote',
      key: time.slice(0, 8),
      subject: item.item_id,
      time,
      detail: {
        author: item.name,
        specialId: target === person ? '' : (item.special_id ?? ''),
        writing,
        isAnswer: item.question !== null,
      },
    })
  }
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
