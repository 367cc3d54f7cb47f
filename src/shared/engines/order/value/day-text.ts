import { plannedText } from '#shared/parts/dates/planned-day.ts'

/** `03-11 星期三`; with the year where that is not the one of `today`, and 预计 where it may move. */
export const dayText = (date: string, today: string, abroad = false): string =>
  plannedText(date, 'nearWeekday', today, abroad)
