import * as v from 'valibot'
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { ENDS_SOON_DAYS } from '#domain/message/message-events.ts'
import { TEXTS } from '#test/sandbox/activity/catalogue.ts'
import type { Database } from '#test/sandbox/store/database.ts'
import { announce } from './outbox.ts'

/** Announces the end of campaigns to who has joined them. */
export function noticeCampaigns(db: Database, day: Date8, time: Time14): void {
  const until = addDays(day, ENDS_SOON_DAYS)
  const joined = db.all(
    v.object({ user_id: v.string(), activity_id: v.string() }),
    `SELECT j.user_id, j.activity_id FROM campaign_joins j JOIN activities a USING (activity_id)
     WHERE substr(a.end_time, 1, 8) = ? ORDER BY j.activity_id, j.user_id`,
    until,
  )
  for (const { user_id: userId, activity_id: subject } of joined) {
    const campaign = TEXTS[subject]?.title ?? ''
    if (campaign === '') continue
    const detail = { campaign, until }
    announce(db, { userId, event: 'campaignEnds', key: subject, subject, time, detail })
  }
}

/** Announces coins that lapse, in one sum a user and day. */
export function noticeCoins(db: Database, day: Date8, time: Time14): void {
  const until = addDays(day, ENDS_SOON_DAYS)
  const ending = db.all(
    v.object({ user_id: v.string(), coins: v.number() }),
    `SELECT user_id, sum(amount) AS coins FROM unit_lots
     WHERE unit = 'COIN' AND expires_at = ? AND amount > 0 GROUP BY user_id ORDER BY user_id`,
    until,
  )
  for (const { user_id: userId, coins } of ending) {
    const detail = { coins, until }
    announce(db, { userId, event: 'coinsEnd', key: until, subject: '', time, detail })
  }
}
