import * as v from 'valibot'
import { addTradingDays } from '#domain/calendar/trading-dates.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'
import { accountMessages } from './message-table.ts'

/** When reviewers have decided on what came in before. */
export const REVIEWED_AT = '090000'
const NO_END = '99991231'
export const REJECTED_WORDS = '照片与填写的信息不一致，请重新拍摄上传'

/** Endings of an address that a reviewer has to look at. */
const ENDINGS = { 待审: 'approved', 驳回: 'rejected' } as const

const reviewRow = v.object({
  user_id: v.string(),
  outcome: v.picklist(['approved', 'rejected']),
  remark: v.string(),
  valid_to: v.string(),
})
type Review = v.InferOutput<typeof reviewRow>

function decide(db: Database, { user_id, outcome, remark, valid_to }: Review): void {
  const approved = outcome === 'approved'
  db.run(
    `UPDATE users SET approve_status = ?, approve_online_status = ?, approve_remark = ?,
       certificate_valid_to = CASE WHEN ? THEN ? ELSE certificate_valid_to END WHERE user_id = ?`,
    approved ? '2' : '3',
    approved ? '1' : '0',
    remark,
    approved ? 1 : 0,
    valid_to === NO_END ? '' : valid_to,
    user_id,
  )
  if (approved) {
    db.run('UPDATE identities SET cert_valid_to = ? WHERE user_id = ?', valid_to, user_id)
  }
  db.run('UPDATE document_reviews SET decided = 1 WHERE user_id = ?', user_id)
}

/** YYYYMMDD of the last document that was handed in; `''` where none was. */
export const documentEnd = (db: Database, userId: string): string =>
  db.text('SELECT valid_to FROM document_reviews WHERE user_id = ?', userId) ?? ''

/** Hands a document to the reviewers: decided at once, or on the next working day. */
export function submitForReview(
  { db, market, now }: { db: Database; market: Market; now: Time14 },
  userId: string,
  submitted: { address: string; validDate: string; corrected: string },
): void {
  const ending = Object.entries(ENDINGS).find(([words]) => submitted.address.endsWith(words))
  const outcome = ending?.[1] ?? 'approved'
  const day = addTradingDays(now.slice(0, 8), 1, market.isTradingDay)
  const review: Review = {
    user_id: userId,
    outcome,
    remark: outcome === 'rejected' ? REJECTED_WORDS : '',
    valid_to: submitted.validDate,
  }
  db.run(
    'INSERT OR REPLACE INTO document_reviews VALUES (?, ?, ?, ?, ?, ?, 0)',
    userId,
    outcome,
    review.remark,
    review.valid_to,
    submitted.corrected,
    ending === undefined ? now : `${day}${REVIEWED_AT}`,
  )
  db.run(
    `UPDATE users SET upload_status = '1', approve_status = '1', approve_online_status = '0', approve_remark = ''
     WHERE user_id = ?`,
    userId,
  )
  if (ending === undefined) decide(db, review)
}

/** Takes the reviewers' decisions of this day. */
export function decideReviews(db: Database, _market: Market, _day: Date8, time: Time14): void {
  const due = db.all(
    reviewRow,
    'SELECT user_id, outcome, remark, valid_to FROM document_reviews WHERE decided = 0 AND due_at <= ?',
    time,
  )
  for (const review of due) {
    decide(db, review)
    const { user_id: userId, remark: reason, outcome } = review
    const event = outcome === 'approved' ? 'documentApproved' : 'documentRejected'
    announce(db, accountMessages, event, { userId, reason }, time)
  }
}
