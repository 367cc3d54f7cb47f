import type { Date8 } from '#domain/calendar/calendar-date.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { expireAssessments } from './assessments.ts'
import { expireUnits } from '#test/sandbox/departments/units/unit-lots.ts'
import { expireDrafts } from './opening-draft.ts'

/**
 * Just before midnight, so that it is the day's last event: what ends with this day no longer
 * counts on the next.
 */
export const LAPSED_AT = '235959'

/** Ends what was valid through `day`. */
export function lapse(db: Database, _market: Market, day: Date8): void {
  expireAssessments(db, day)
  expireDrafts(db, `${day}${LAPSED_AT}`)
  expireUnits(db, day, `${day}${LAPSED_AT}`)
}
