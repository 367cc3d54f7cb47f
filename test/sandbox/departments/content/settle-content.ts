import { cutText } from '#domain/text/cut-text.ts'
import * as v from 'valibot'
import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import { contentStateAfter } from '#domain/content/content-states.ts'
import { urgesToBuy } from '#domain/content/user-text.ts'
import { tradingDaysBetween } from '#test/sandbox/kernel/calendar.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { talkTimes } from './talks.ts'
import { MILESTONES } from './milestones.ts'
import { answerFor, closeNote } from './clock-texts.ts'
import { shownAfterReview } from './questions.ts'
import { REFUSED_BY_REVIEW } from './writing.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'
import { contentMessages, talkReminder, writtenBetween } from './message-table.ts'

const SETTLED_TO = 'content_settled_to'
const CLOSE_NOTE_AT = '203000'
const REMINDED_AT = '090000'
/** The adviser who answers questions in time. */
const ANSWERED_BY = 'u-adviser'
export const REVIEWER = '审核一组'

interface Event {
  readonly due: Time14
  readonly happen: () => void
}

const waiting = v.object({
  id: v.string(),
  text: v.string(),
  review_due: v.string(),
  author_kind: v.string(),
})

/** The words of a reviewer about a text; null: it may be shown. */
function refusal(text: string, isMember: boolean): string | null {
  if (text.includes(REFUSED_BY_REVIEW)) return '内容不符合社区规范'
  return isMember && urgesToBuy(text) ? '不得推荐他人买卖具体产品' : null
}

/** Texts that were looked at by `now`. What is shown is published at that moment, not when it was written. */
function reviews(world: World, now: Time14): Event[] {
  const { db } = world
  const items = db.all(
    waiting,
    `SELECT i.item_id AS id, i.title || i.text AS text, i.review_due, p.kind AS author_kind
     FROM content_items i JOIN content_people p ON p.person_id = i.author_id
     WHERE i.state = 'pending' AND i.review_due <> '' AND i.review_due <= ?`,
    now,
  )
  const comments = db.all(
    waiting,
    `SELECT c.comment_id AS id, c.text, c.review_due, p.kind AS author_kind
     FROM content_comments c JOIN content_people p ON p.person_id = c.author_id
     WHERE c.state = 'pending' AND c.review_due <> '' AND c.review_due <= ?`,
    now,
  )
  const decided = (text: string, kind: string) => {
    const reason = refusal(text, kind === 'member')
    const state = contentStateAfter('pending', reason === null ? 'approve' : 'reject')
    return { state: state ?? 'pending', reason: reason ?? '' }
  }
  return [
    ...items.map(({ id, text, review_due: due, author_kind: kind }) => ({
      due,
      happen() {
        const { state, reason } = decided(text, kind)
        db.run(
          `UPDATE content_items SET state = ?, state_reason = ?, reviewer = ?, review_time = ?
           WHERE item_id = ? AND state = 'pending'`,
          state,
          reason,
          REVIEWER,
          due,
          id,
        )
        announce(
          db,
          contentMessages,
          'textReviewed',
          { kind: 'item', id, reason: reason ?? '' },
          due,
        )
        if (state === 'shown') shownAfterReview(world, id, due)
      },
    })),
    ...comments.map(({ id, text, review_due: due, author_kind: kind }) => ({
      due,
      happen() {
        const { state, reason } = decided(text, kind)
        announce(db, contentMessages, 'textReviewed', { kind: 'comment', id, reason }, due)
        db.run(
          `UPDATE content_comments SET state = ?, state_reason = ?, reviewer = ?, review_time = ?
           WHERE comment_id = ? AND state = 'pending'`,
          state,
          reason,
          REVIEWER,
          due,
          id,
        )
        announce(db, contentMessages, 'replied', id, due)
      },
    })),
  ]
}

const dueQuestion = v.object({ item_id: v.string(), title: v.string(), answer_due: v.string() })

function answers({ db }: World, now: Time14): Event[] {
  return db
    .all(
      dueQuestion,
      `SELECT item_id, title, answer_due FROM content_items
       WHERE question_state = 'waiting' AND state = 'shown' AND answer_due <> '' AND answer_due <= ?`,
      now,
    )
    .map(({ item_id: questionId, title, answer_due: due }) => ({
      due,
      happen() {
        const { changes, answerId } = {
          answerId: `w-${questionId}`.slice(0, 32),
          changes: db.run(
            `UPDATE content_items SET question_state = 'answered', answer_due = ''
             WHERE item_id = ? AND question_state = 'waiting' AND state = 'shown'`,
            questionId,
          ),
        }
        if (changes === 0) return
        announce(db, contentMessages, 'questionAnswered', questionId, due)
        db.run(
          `INSERT OR IGNORE INTO content_items VALUES (?, 'answer', 'vp', '', '', '', ?, '{}', ?, '', '["问答"]', '[]', NULL, 0,
             '[]', ?, ?, NULL, 'shown', '', ?, ?, '', 'open', '上海', 0, 0, 0, '', ?, '', 0, 0)`,
          answerId,
          answerFor(title),
          ANSWERED_BY,
          due,
          due,
          REVIEWER,
          due,
          questionId,
        )
      },
    }))
}

function closeNotes(world: World, from: Time14, now: Time14): Event[] {
  const { db, market } = world
  return tradingDaysBetween(from.slice(0, 8), now.slice(0, 8), market.isTradingDay)
    .map((day) => ({ day, due: `${day}${CLOSE_NOTE_AT}` }))
    .filter(({ due }) => due > from && due <= now)
    .map(({ day, due }) => ({
      due,
      happen() {
        const { title, text } = closeNote(world.market, day, due)
        db.run(
          `INSERT OR IGNORE INTO content_items VALUES (?, 'flash', 'vp', ?, ?, '', ?, '{}', 'e-bai', '', '["收盘"]', '[]', NULL, 0,
             '[]', ?, ?, NULL, 'shown', '', ?, ?, '', 'off', '上海', 0, 0, 1, '', NULL, '', 0, 0)`,
          `f-close-${day}`,
          title,
          cutText(text, 120),
          text,
          due,
          due,
          REVIEWER,
          due,
        )
      },
    }))
}

const dueReport = v.object({ report_id: v.string(), target: v.string(), decide_due: v.string() })

/** Reports are decided the next morning: what several people reported comes back when nothing is wrong with it. */
function reportDecisions({ db }: World, now: Time14): Event[] {
  return db
    .all(
      dueReport,
      `SELECT report_id, target, decide_due FROM content_reports WHERE state = 'received' AND decide_due <= ?`,
      now,
    )
    .map(({ report_id: reportId, target, decide_due: due }) => ({
      due,
      happen() {
        db.run(
          `UPDATE content_reports SET state = 'dismissed', outcome = '经核实，未发现违规' WHERE report_id = ? AND state = 'received'`,
          reportId,
        )
        announce(
          db,
          contentMessages,
          'reportDecided',
          { reportId, outcome: '经核实，未发现违规' },
          due,
        )
        const [kind = '', id = ''] = target.split(':')
        if (kind === 'person') {
          db.run('UPDATE content_people SET hidden = 0 WHERE person_id = ?', id)
          return
        }
        const [table, key] =
          kind === 'item' ? ['content_items', 'item_id'] : ['content_comments', 'comment_id']
        db.run(
          `UPDATE ${table} SET state = 'shown', state_reason = '' WHERE ${key} = ?
             AND state = 'hidden' AND state_reason LIKE '多人举报%'`,
          id,
        )
      },
    }))
}

/** Talks and milestones that users asked to be reminded of. */
function reminders(world: World, from: Time14, now: Time14): Event[] {
  const isDue = ({ due }: Event) => due > from && due <= now
  const ofTalks = talkTimes(world).map(({ talkId, title, startTime }) => {
    const due = talkReminder(startTime)
    const at = `${startTime.slice(8, 10)}:${startTime.slice(10, 12)}`
    const it = { target: `talk:${talkId}`, detail: { talk: title, at } }
    return { due, happen: () => announce(world.db, contentMessages, 'talkSoon', it, due) }
  })
  const ofMilestones = MILESTONES.map(({ milestoneId, title, date }) => {
    const due = `${date}${REMINDED_AT}`
    const it = { target: `milestone:${milestoneId}`, detail: { milestone: title } }
    return { due, happen: () => announce(world.db, contentMessages, 'milestoneDay', it, due) }
  })
  return [...ofTalks, ...ofMilestones].filter(isDue)
}

/** Lets everything happen that was due since the last time, in order of time. */
export function settleContent(world: World): void {
  const { db, clock } = world
  const now = clock.now()
  const from = db.meta(SETTLED_TO)
  if (from !== null && from >= now) return
  db.transaction(() => {
    // An answer is due only after its question was reviewed: what a step makes due is looked for again.
    for (let step = reviews(world, now); step.length > 0; step = reviews(world, now)) run(step)
    run([
      ...answers(world, now),
      ...closeNotes(world, from ?? addDays(now.slice(0, 8), 0) + now.slice(8), now),
      ...reportDecisions(world, now),
      ...reminders(world, from ?? now, now),
    ])
    for (const it of writtenBetween(db, from ?? now, now))
      announce(db, contentMessages, 'followedWrote', it, it.publish_time)
    db.setMeta(SETTLED_TO, now)
  })
}

export function startContentClock({ db }: World, from: Time14): void {
  db.setMeta(SETTLED_TO, from)
}

function run(events: readonly Event[]): void {
  for (const { happen } of events.toSorted((a, b) => (a.due < b.due ? -1 : 1))) happen()
}
