import { formatNearDay, weekdayName } from '#domain/money/format-figures.ts'

/** `03-11 星期三`; with the year where that is not the one of `today`. */
export const dayText = (date: string, today: string): string =>
  `${formatNearDay(date, today)} ${weekdayName(date)}`
