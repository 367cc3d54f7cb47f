/** The words for times and counts of content (rules.md#content). */
import { secondsBetween, type Time14 } from '#domain/calendar/calendar-date.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** `刚刚`, `n 分钟前`, `今天 HH:mm`, `MM-DD` of this year, `YYYY-MM-DD` of another. */
export function contentTime(time: Time14, now: Time14): string {
  const [year, month, day] = [time.slice(0, 4), time.slice(4, 6), time.slice(6, 8)]
  const ago = secondsBetween(time, now)
  // The clocks of device and provider differ: a little ahead is now.
  if (ago < MINUTE && ago > -HOUR) return '刚刚'
  if (ago >= MINUTE && ago < HOUR) return `${Math.floor(ago / MINUTE)} 分钟前`
  if (time.slice(0, 8) === now.slice(0, 8)) return `今天 ${time.slice(8, 10)}:${time.slice(10, 12)}`
  return year === now.slice(0, 4) ? `${month}-${day}` : `${year}-${month}-${day}`
}

/** Rounded down, so that no count is said before it is reached: `9999`, `1万`, `1.2万`, `3亿`. */
export function contentCount(count: number): string {
  const unit = count >= 100_000_000 ? '亿' : count >= 10_000 ? '万' : null
  if (unit === null) return String(Math.max(0, Math.floor(count)))
  const tenths = Math.floor(count / (unit === '亿' ? 10_000_000 : 1_000))
  const rest = tenths % 10
  return `${Math.floor(tenths / 10)}${rest === 0 ? '' : `.${rest}`}${unit}`
}

/** A count with what is counted: `12 人关注`, `1.3万人关注`. */
export function countedWords(count: number, words: string): string {
  const text = contentCount(count)
  return /\d$/.test(text) ? `${text} ${words}` : `${text}${words}`
}
