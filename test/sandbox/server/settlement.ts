import { day as activity } from '#test/sandbox/departments/activity/day.ts'
import { day as coupons } from '#test/sandbox/departments/coupons/day.ts'
import { day as game } from '#test/sandbox/departments/game/day.ts'
import { day as identity } from '#test/sandbox/departments/identity/day.ts'
import { day as invite } from '#test/sandbox/departments/invite/day.ts'
import { day as keep } from '#test/sandbox/departments/keep/day.ts'
import { day as lottery } from '#test/sandbox/departments/lottery/day.ts'
import { day as mall } from '#test/sandbox/departments/mall/day.ts'
import { day as members } from '#test/sandbox/departments/members/day.ts'
import { day as messages } from '#test/sandbox/departments/messages/day.ts'
import { day as plans } from '#test/sandbox/departments/plans/day.ts'
import { day as service } from '#test/sandbox/departments/service/day.ts'
import { tradingDay as trading } from '#test/sandbox/departments/trading/day.ts'
import { day as tree } from '#test/sandbox/departments/tree/day.ts'
import { day as watch } from '#test/sandbox/departments/watch/day.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { runDays } from '#test/sandbox/kernel/day.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { applyFundChanges } from '#test/sandbox/market/fund-changes.ts'
import './connect.ts'

/** The parts of a day of all departments; `order` sorts what they hold. */
const DAYS = [
  activity,
  coupons,
  game,
  identity,
  invite,
  keep,
  lottery,
  mall,
  members,
  messages,
  plans,
  service,
  trading,
  tree,
  watch,
]

/** Lets everything happen that was due since the last time. */
export function settle(db: Database, market: Market, now: Time14): void {
  applyFundChanges(market, now)
  runDays(DAYS, db, market, now)
}
