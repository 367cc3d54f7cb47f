/** Messages about viewpoints, discussions, talks and milestones. */
import * as v from 'valibot'
import { chinaTime, type Time14 } from '#domain/calendar/calendar-date.ts'
import { TALK_REMINDER_MINUTES } from '#domain/message/message-events.ts'
import { cutText } from '#domain/text/cut-text.ts'
import { circlePaths } from '#paths/circle.ts'
import { fundManagerPaths } from '#paths/fund-manager.ts'
import { vpPaths } from '#paths/vp.ts'
import { itemPath } from '#shared/views/content/items/item-path.ts'
import { epochTime } from '#test/sandbox/kernel/calendar.ts'
import { message } from '#test/sandbox/kernel/message-table.ts'
import { around, cut, HALF_NAME, quoted } from '#test/sandbox/kernel/message-text.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { specialById } from './catalogue.ts'
import { findItem } from './item-view.ts'

const EXCERPT = 60
const MINUTE_MS = 60_000

/** The moment when a talk's reminder is due. */
export const talkReminder = (startTime: Time14): Time14 =>
  chinaTime(epochTime(startTime) - TALK_REMINDER_MINUTES * MINUTE_MS)

const authored = v.object({ user_id: v.nullable(v.string()), title: v.string(), text: v.string() })

/**
 * The author of an item or a comment, with its first words; none where a person of the sandbox's
 * own wrote it: only users have messages.
 */
function authorOf(db: Database, kind: 'item' | 'comment', id: string) {
  const row = db.get(
    authored,
    kind === 'item'
      ? `SELECT p.user_id, i.title, i.text FROM content_items i JOIN content_people p ON p.person_id = i.author_id
         WHERE i.item_id = ?`
      : `SELECT p.user_id, '' AS title, c.text FROM content_comments c JOIN content_people p ON p.person_id = c.author_id
         WHERE c.comment_id = ?`,
    id,
  )
  if (!row || row.user_id === null) return []
  const excerpt =
    kind === 'item' ? cutText(row.title || row.text, EXCERPT) : row.text.slice(0, EXCERPT)
  return [{ userId: row.user_id, excerpt }]
}

const replyRow = v.object({
  user_id: v.string(),
  item_id: v.string(),
  text: v.string(),
  by: v.string(),
  to_comment: v.picklist([0, 1]),
})

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
export type Written = v.InferOutput<typeof writtenRow>

/** The items that lists of followed people hold; a flash is for the day's list alone. */
const WRITTEN = `SELECT i.item_id, i.title, i.text, i.special_id, i.author_id, i.publish_time, p.name,
    o.user_id AS asked_by, q.title AS question
  FROM content_items i JOIN content_people p ON p.person_id = i.author_id
  LEFT JOIN content_items q ON q.item_id = i.question_id
  LEFT JOIN content_people o ON o.person_id = q.author_id
  WHERE i.state = 'shown' AND p.hidden = 0
    AND i.kind IN ('article', 'idea', 'question', 'discussion', 'video', 'answer')`

/** The items that were published after a moment, up to another. */
export const writtenBetween = (db: Database, after: Time14, now: Time14): readonly Written[] =>
  db.all(
    writtenRow,
    `${WRITTEN} AND i.publish_time > ? AND i.publish_time <= ? ORDER BY i.publish_time, i.item_id`,
    after,
    now,
  )

/** One item that an editor or a reviewer lets be seen now; none where it is for later. */
export const writtenItem = (db: Database, itemId: string, now: Time14): readonly Written[] =>
  db.all(writtenRow, `${WRITTEN} AND i.item_id = ? AND i.publish_time <= ?`, itemId, now)

/** The users who follow the author or the special of an item, and which of the two. */
function followersOf(db: Database, item: Written, time: Time14) {
  const person = `person:${item.author_id}`
  return db
    .all(
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
      `special:${item.special_id ?? ''}`,
      time,
      item.asked_by ?? '',
      item.author_id,
      item.author_id,
    )
    .map(({ user_id: userId, target }) => ({
      userId,
      specialId: target === person ? '' : (item.special_id ?? ''),
    }))
}

/** Those who asked for a reminder before its moment. */
const whoFollows = <Detail>(
  db: Database,
  { target, detail }: { readonly target: string; readonly detail: Detail },
  at: Time14,
) =>
  db
    .all(
      v.object({ user_id: v.string() }),
      'SELECT user_id FROM content_follows WHERE target = ? AND time <= ? ORDER BY user_id',
      target,
      at,
    )
    .map(({ user_id: userId }) => ({ userId, key: target, subject: target, detail }))

const toOwnContent = () => vpPaths.personalHome.to({ personId: 'me', tab: 'posts' })

export const contentMessages = {
  /** The question of a user has its first answer. */
  questionAnswered: message({
    topic: 'content',
    legal: false,
    due: 'atOnce',
    whom: (db, questionId: string) =>
      authorOf(db, 'item', questionId).map(({ userId, excerpt: question }) => ({
        userId,
        key: questionId,
        subject: questionId,
        detail: { question },
      })),
    detail: { question: v.string() },
    title: '您的提问有了回答',
    text: (it) => around(it.question, quoted),
    leadsTo: ({ subject }) => vpPaths.vpProblem.to({ questionId: subject }),
  }),
  /** A comment, which is shown from now on, answers a user's comment or item. */
  replied: message({
    topic: 'content',
    legal: false,
    due: 'atOnce',
    whom: (db, commentId: string) =>
      db
        .all(
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
        .map((row) => ({
          userId: row.user_id,
          key: commentId,
          subject: commentId,
          detail: {
            itemId: row.item_id,
            by: row.by,
            to: row.to_comment === 1 ? ('comment' as const) : ('item' as const),
            reply: row.text.slice(0, EXCERPT),
          },
        })),
    detail: {
      itemId: v.string(),
      by: v.string(),
      to: v.picklist(['comment', 'item']),
      reply: v.string(),
    },
    title: ({ to }) => (to === 'comment' ? '有人回复了您的评论' : '有人评论了您发布的内容'),
    text: (it) => around(it.reply, (words) => `${cut(it.by, HALF_NAME)}：${words}`),
    leadsTo: ({ itemId, subject }) => vpPaths.vpDiscuss.to({ itemId, commentId: subject }),
  }),
  /** At most one a user and day: the first. The author of an answered question has another. */
  followedWrote: message({
    topic: 'content',
    legal: false,
    due: 'atOnce',
    whom: (db, item: Written, time) =>
      followersOf(db, item, time).map(({ userId, specialId }) => ({
        userId,
        key: time.slice(0, 8),
        subject: item.item_id,
        detail: {
          author: item.name,
          specialId,
          writing: (item.question || item.title || item.text).slice(0, EXCERPT),
          isAnswer: item.question !== null,
        },
      })),
    detail: {
      author: v.string(),
      /** Empty where its author is followed. */
      specialId: v.string(),
      /** Its title or first words; of an answer, those of its question. */
      writing: v.string(),
      isAnswer: v.boolean(),
    },
    read: (world, { subject, specialId }) => ({
      special: specialById(specialId)?.title ?? '',
      item: findItem(world, subject),
    }),
    title: ({ special }) => (special === '' ? '您关注的作者有新内容' : '您关注的专题有新内容'),
    text: (it) =>
      around(it.writing, (writing) =>
        it.special === ''
          ? `${cut(it.author, HALF_NAME)}${it.isAnswer ? '回答' : '发布'}了${quoted(writing)}`
          : `${quoted(cut(it.special, HALF_NAME))}更新：${quoted(writing)}`,
      ),
    /** The screen of the item; with its comments where it is gone. */
    leadsTo({ item, subject }) {
      if (!item) return vpPaths.vpDiscuss.to({ itemId: subject })
      const { item_id: itemId, kind, space, publish_time: publishTime, more } = item
      return itemPath({ kind, itemId, publishTime, space, reading: more.reading ?? null })
    },
  }),
  /** The verdict of a reviewer on a text of a user's; `reason` empty: it is shown. */
  textReviewed: message({
    topic: 'content',
    legal: false,
    due: 'atOnce',
    whom: (
      db,
      it: { readonly kind: 'item' | 'comment'; readonly id: string; readonly reason: string },
      time,
    ) =>
      authorOf(db, it.kind, it.id).map(({ userId, excerpt }) => ({
        userId,
        key: `${it.id} ${time}`,
        subject: it.id,
        detail: { excerpt, reason: it.reason },
      })),
    detail: { excerpt: v.string(), reason: v.string() },
    title: ({ reason }) => (reason === '' ? '您发布的内容已展示' : '您发布的内容未通过审核'),
    text: ({ excerpt, reason }) =>
      around(excerpt, (name) =>
        reason === '' ? quoted(name) : `${quoted(name)}：${cut(reason, 24)}`,
      ),
    leadsTo: toOwnContent,
  }),
  reportDecided: message({
    topic: 'content',
    legal: false,
    due: 'atOnce',
    whom: (db, { reportId, outcome }: { readonly reportId: string; readonly outcome: string }) =>
      db
        .all(
          v.object({ user_id: v.string() }),
          'SELECT user_id FROM content_reports WHERE report_id = ?',
          reportId,
        )
        .map(({ user_id: userId }) => ({
          userId,
          key: reportId,
          subject: reportId,
          detail: { outcome },
        })),
    detail: { outcome: v.string() },
    title: '您的举报有了结果',
    text: ({ outcome }) => outcome,
    leadsTo: toOwnContent,
  }),
  talkSoon: message({
    topic: 'content',
    legal: false,
    due: 'atOnce',
    whom: whoFollows<{ talk: string; at: string }>,
    detail: { talk: v.string(), at: v.string() },
    title: '您预约的直播即将开始',
    text: ({ talk, at }) => around(talk, (name) => `${quoted(name)} ${at} 开始`),
    leadsTo: () => fundManagerPaths.home.to(),
  }),
  milestoneDay: message({
    topic: 'content',
    legal: false,
    due: 'atOnce',
    whom: whoFollows<{ milestone: string }>,
    detail: { milestone: v.string() },
    title: '您关注的事件就在今天',
    text: ({ milestone }) => around(milestone, quoted),
    leadsTo: () => circlePaths.tool.to({}),
  }),
}
