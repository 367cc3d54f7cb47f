import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { CHEST } from '#test/sandbox/departments/activity/catalogue.ts'
import { campaignTerms } from '#test/sandbox/departments/activity/campaign-terms.ts'
import { noteSignedDay } from '#test/sandbox/departments/activity/day-sign-in.ts'
import { drawForLesson } from './chest.ts'
import { noteJoin } from '#test/sandbox/departments/activity/campaigns.ts'

/**
 * The user who takes part in the chest from the start: three draws, and five days of signing in.
 */
const CHEST_USER = 'coins'

const CHEST_LESSONS = 3

const CHEST_DAYS = 5

export function chestSoFar(db: Database, _market: Market, began: Time14): void {
  const known = db.has('SELECT 1 AS found FROM users WHERE user_id = ?', CHEST_USER)
  if (!known) return
  const day = (ago: number): Time14 => `${addDays(began.slice(0, 8), -ago)}080000`
  const consentId = campaignTerms(CHEST).consentId ?? ''
  noteJoin(db, { activityId: CHEST, userId: CHEST_USER, consentId, time: day(CHEST_DAYS) })
  for (let lesson = 0; lesson < CHEST_LESSONS; lesson += 1)
    drawForLesson(db, CHEST_USER, `seed-${lesson}`, day(CHEST_DAYS))
  for (let ago = CHEST_DAYS; ago > 0; ago -= 1) noteSignedDay(db, CHEST_USER, day(ago))
}
