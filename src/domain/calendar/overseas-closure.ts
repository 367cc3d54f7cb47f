/** Days on which a market abroad of a fund is closed: rules.md#trading-day. */
import { formatNearDay, weekdayName } from './format-dates.ts'
import type { Date8 } from './calendar-date.ts'

/** A day on which the exchanges here are open and these markets of a fund are not. */
export interface OverseasClosure {
  readonly date: Date8
  /** By name: 香港. */
  readonly markets: readonly string[]
}

/** `12-25 星期五（香港、美国）`, with the year where it is not this one; a semicolon between days. */
export const closedDaysText = (closures: readonly OverseasClosure[], today: Date8): string =>
  closures
    .map(
      ({ date, markets }) =>
        `${formatNearDay(date, today)} ${weekdayName(date)}（${markets.join('、')}）`,
    )
    .join('；')
