import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import { campaignTerms } from '#test/sandbox/departments/activity/campaign-terms.ts'
import { noteJoin } from '#test/sandbox/departments/activity/campaigns.ts'
import { RUSH } from '#test/sandbox/departments/activity/catalogue.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { userById } from '#test/sandbox/kernel/store/users.ts'
import { noteSession } from './sessions.ts'

/** Sessions before the start: whose, so many days ago, right answers, and the time for each. */
const SESSIONS = [
  ['finisher', 3, 6, 4_100],
  ['finisher', 1, 8, 3_200],
  ['lostcard', 2, 8, 3_900],
  ['saver', 1, 9, 2_500],
  ['senior', 4, 10, 2_100],
  ['tiered', 2, 5, 6_000],
] as const

export function quizzesSoFar(db: Database, _market: Market, began: Time14): void {
  const today = began.slice(0, 8)
  for (const [userId, ago, right, ms] of SESSIONS) {
    if (userById(db, userId) === undefined) continue
    const day = addDays(today, -ago)
    const time: Time14 = `${day}120000`
    const consentId = campaignTerms(RUSH).consentId ?? ''
    noteJoin(db, { activityId: RUSH, userId, consentId, time })
    noteSession(db, { activityId: RUSH, userId, day, time, right, ms })
  }
}
