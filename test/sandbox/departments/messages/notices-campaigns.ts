import * as v from 'valibot'
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { ENDS_SOON_DAYS } from '#domain/message/message-events.ts'
import { requireActivity } from '#test/sandbox/departments/activity/activities.ts'
import { claimUntil } from '#test/sandbox/departments/activity/campaign-terms.ts'
import { TEXTS } from '#test/sandbox/departments/activity/catalogue.ts'
import { rewardText } from '#test/sandbox/departments/activity/rewards.ts'
import {
  earnedSteps,
  stepsReachedOn,
  type ChallengeBooks,
} from '#test/sandbox/departments/keep/keep-challenge.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'

/** Announces the end of campaigns to who has joined them. */
export function noticeCampaigns(db: Database, day: Date8, time: Time14): void {
  const until = addDays(day, ENDS_SOON_DAYS)
  const joined = db.all(
    v.object({ user_id: v.string(), activity_id: v.string(), kind: v.string() }),
    `SELECT j.user_id, j.activity_id, a.kind FROM (
       SELECT user_id, activity_id FROM campaign_joins
       UNION SELECT user_id, activity_id FROM game_players) j JOIN activities a USING (activity_id)
     WHERE substr(a.end_time, 1, 8) = ? ORDER BY j.activity_id, j.user_id`,
    until,
  )
  for (const { user_id: userId, activity_id: subject, kind } of joined) {
    const campaign = TEXTS[subject]?.title ?? ''
    if (campaign === '') continue
    const detail = { campaign, until, game: kind === 'game' }
    announce(db, { userId, event: 'campaignEnds', key: subject, subject, time, detail })
  }
}

/** Announces that a campaign begins, to who has joined an edition of it before. */
export function noticeBeginnings(db: Database, day: Date8, time: Time14): void {
  const joined = db.all(
    v.object({ user_id: v.string(), activity_id: v.string(), end_time: v.string() }),
    `SELECT DISTINCT j.user_id, a.activity_id, a.end_time FROM (
       SELECT user_id, activity_id FROM campaign_joins
       UNION SELECT user_id, activity_id FROM game_players) j
       JOIN activities own ON own.activity_id = j.activity_id JOIN activities a USING (kind)
     WHERE a.start_time <= ? AND substr(a.start_time, 1, 8) >= ? AND a.start_time > own.start_time
     ORDER BY a.activity_id, j.user_id`,
    time,
    addDays(day, -1),
  )
  for (const { user_id: userId, activity_id: subject, end_time: end } of joined) {
    const campaign = TEXTS[subject]?.title ?? ''
    if (campaign === '') continue
    const detail = { campaign, until: end.slice(0, 8) }
    announce(db, { userId, event: 'campaignBegins', key: subject, subject, time, detail })
  }
}

const withJoin = v.object({ user_id: v.string(), activity_id: v.string() })

/** Announces the rewards that the day's confirmations have earned, and those that wait and lapse. */
export function noticeRewards(books: ChallengeBooks, day: Date8, time: Time14): void {
  const { db } = books
  for (const { userId, activity, reward } of stepsReachedOn(books, day)) {
    const { activity_id: subject, title: campaign } = activity
    const key = `${subject} ${reward.rewardId}`
    const detail = { campaign, reward: rewardText(reward) }
    announce(db, { userId, event: 'rewardReady', key, subject, time, detail })
  }
  const joins = db.all(
    withJoin,
    `SELECT j.user_id, j.activity_id FROM campaign_joins j JOIN activities a USING (activity_id)
     WHERE a.kind = 'keep' AND a.end_time <= ? ORDER BY j.activity_id, j.user_id`,
    time,
  )
  const until = addDays(day, ENDS_SOON_DAYS)
  for (const { user_id: userId, activity_id: subject } of joins) {
    const activity = requireActivity(books, subject)
    if (claimUntil(activity).slice(0, 8) !== until) continue
    if (earnedSteps(books, activity, userId, time).length === 0) continue
    const detail = { campaign: activity.title, until }
    announce(db, { userId, event: 'rewardEnds', key: subject, subject, time, detail })
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
