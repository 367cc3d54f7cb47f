import { formatMonthDay, weekdayName } from '#domain/money/format-figures.ts'

/** `03-11 星期三`. */
export const dayText = (date: string): string => `${formatMonthDay(date)} ${weekdayName(date)}`
