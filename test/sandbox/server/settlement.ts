import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { runDays, type DepartmentDay } from '#test/sandbox/kernel/day.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { applyFundChanges } from '#test/sandbox/market/fund-changes.ts'
import './connect.ts'
import { departmentExports } from './department-files.ts'

const PARTS = ['steps', 'moves', 'follow', 'openings']
const isDay = (it: unknown): it is DepartmentDay =>
  typeof it === 'object' && it !== null && PARTS.some((part) => part in it)

/** The parts of a day of all departments; `order` sorts what they hold. */
const DAYS = (await departmentExports('day')).filter(isDay)

/** Lets everything happen that was due since the last time. */
export function settle(db: Database, market: Market, now: Time14): void {
  applyFundChanges(market, now)
  runDays(DAYS, db, market, now)
}
