import { weekdayOf, type Time14 } from '../../../../domain/calendar-date.ts'

/** The exchange's minutes of the day: estimates follow its trade. */
const OPENS = 9 * 60 + 30
const LUNCH = 11 * 60 + 30
const AFTERNOON = 13 * 60
const CLOSES = 15 * 60
/** So long after the opening, estimates that are still another day's mean a holiday. */
const GRACE = 10

const minuteOf = (time: Time14): number =>
  Number(time.slice(8, 10)) * 60 + Number(time.slice(10, 12))
const dayOf = (time: Time14): string => time.slice(0, 8)

/** The newest minute of trade that is over at a minute of the day; null before the first. */
function newestMinute(minute: number): number | null {
  if (minute <= OPENS) return null
  if (minute <= AFTERNOON) return Math.min(minute, LUNCH)
  return Math.min(minute, CLOSES)
}

/** Whether there should be newer estimates than those of `estimated`: in trading hours each minute, and once after the close. */
export function newerDue(now: Time14, estimated: Time14): boolean {
  const minute = minuteOf(now)
  const newest = newestMinute(minute)
  if (newest === null || [0, 6].includes(weekdayOf(dayOf(now)))) return false
  if (dayOf(estimated) !== dayOf(now)) return minute <= OPENS + GRACE
  return minuteOf(estimated) < newest
}

/** How the estimates stand: while trade goes on, at its pause, after it, or those of an earlier day. */
export type ValuationState = 'live' | 'pause' | 'closed' | 'earlier'

export function valuationState(now: Time14, estimated: Time14): ValuationState {
  if (dayOf(estimated) !== dayOf(now)) return 'earlier'
  const minute = minuteOf(now)
  if (minute >= CLOSES) return 'closed'
  return minute >= LUNCH && minute < AFTERNOON ? 'pause' : 'live'
}

export const STATE_WORDS: Readonly<Record<ValuationState, string>> = {
  live: '交易中每分钟更新',
  pause: '午间休市',
  closed: '已收盘',
  earlier: '最近一个交易日',
}
