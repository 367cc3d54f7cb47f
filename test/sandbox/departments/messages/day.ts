import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import type { DepartmentDay } from '#test/sandbox/kernel/day.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { announceMorning } from '#test/sandbox/kernel/outbox.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { ROWS } from './tables.ts'

/** When what a day brings by itself is announced. */
const NOTICED_AT = '100000'

const MORNING = [...ROWS]
  .flatMap(([event, row]) => (row.place === null ? [] : { event, row, place: row.place }))
  .toSorted((a, b) => a.place - b.place)

/** Announces what a morning brings, in the settlement's transaction. */
function announceDay(db: Database, market: Market, day: Date8, time: Time14): void {
  for (const { event, row } of MORNING) announceMorning(db, event, row, { market, day }, time)
}

export const day: DepartmentDay = {
  steps: [
    { order: 70, step: 43, kind: 'notices', at: NOTICED_AT, everyDay: true, happen: announceDay },
  ],
}
