/** The hours of customer service: rules.md#personal-centre. */
import { weekdayNumber, type Time14 } from '#domain/calendar/calendar-date.ts'

interface Hours {
  /** HHmm: the first minute, and the first after. */
  readonly from: string
  readonly to: string
}

/** Monday to Friday between the hours. A public holiday is not known here. */
export function isServiceTime(now: Time14, { from, to }: Hours): boolean {
  const weekday = weekdayNumber(now.slice(0, 8))
  const time = now.slice(8, 12)
  return weekday >= 1 && weekday <= 5 && time >= from && time < to
}
