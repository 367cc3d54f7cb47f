import * as v from 'valibot'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { addTradingDays } from '#domain/calendar/trading-dates.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { contentMessages } from './message-table.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'

const ANSWERED_AT = '160000'

/** Until when a question that is shown from a day on is answered. */
export const answerDue = ({ market }: Pick<World, 'market'>, day: Date8): Time14 =>
  `${addTradingDays(day, 1, market.isTradingDay)}${ANSWERED_AT}`

const questionRow = v.object({ question_id: v.string() })

/**
 * Takes the steps that follow once a review lets an item be seen: a waiting question has its time,
 * and the question of an answer is answered, with one notice to its asker.
 */
export function shownAfterReview({ db, market }: World, itemId: string, time: Time14): void {
  db.run(
    `UPDATE content_items SET publish_time = ?, answer_due = iif(question_state = 'waiting', ?, '')
     WHERE item_id = ?`,
    time,
    answerDue({ market }, time.slice(0, 8)),
    itemId,
  )
  const question = db.get(
    questionRow,
    `SELECT a.question_id FROM content_items a JOIN content_items q ON q.item_id = a.question_id
     WHERE a.item_id = ? AND q.question_state = 'waiting'`,
    itemId,
  )
  if (!question) return
  announce(db, contentMessages, 'questionAnswered', question.question_id, time)
  db.run(
    `UPDATE content_items SET question_state = 'answered', answer_due = '' WHERE item_id = ?`,
    question.question_id,
  )
}
