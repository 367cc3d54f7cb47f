import { queryTradingCalendar } from '#api/calls/funds/trading-calendar.ts'
import { queryFor } from '#api/query.ts'
import { queries } from '#app/data/queries.ts'
import { askCalendarBy, syncPublishedUntil } from '#platform/calendar/trading-calendar.ts'

/** A notice comes once a year: a page need not ask for it more often. */
const FRESH_MS = 10 * 60_000

/** Asks until when the calendar is published; without an answer dates stay as cautious as before. */
function ask(): void {
  queries
    .fetchQuery({ ...queryFor(queryTradingCalendar, {}), staleTime: FRESH_MS })
    .then(({ publishedUntil, overseasUntil }) => syncPublishedUntil(publishedUntil, overseasUntil))
    .catch(() => {})
}

/** From now on the calendar is asked for wherever dates need it. */
export const followCalendar = (): void => askCalendarBy(ask)
