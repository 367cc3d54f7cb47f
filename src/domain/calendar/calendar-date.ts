/**
 * Calendar days as `YYYYMMDD` text (rules.md#date-text).
 * All sums run on day numbers in UTC, so the device's time zone never shows.
 */

/** A calendar day, `YYYYMMDD`. */
export type Date8 = string
/** A moment in China time, `YYYYMMDDHHmmss`. */
export type Time14 = string
/** Either of the two, distinguished by its length. */
export type DateOrTime = string

const DAY_MS = 86_400_000
/** China has used UTC+8 without daylight saving time since 1992. */
const CHINA_OFFSET_MS = 8 * 3_600_000

const pad = (value: number, width: number) => String(value).padStart(width, '0')

function dayNumber(date: string): number | null {
  if (!/^\d{8}$/.test(date)) return null
  const ms = Date.UTC(
    Number(date.slice(0, 4)),
    Number(date.slice(4, 6)) - 1,
    Number(date.slice(6, 8)),
  )
  // Date.UTC rolls 20250230 over to March and takes years under 100 for 19xx: neither survives the
  // way back.
  return toDate8(ms / DAY_MS) === date ? ms / DAY_MS : null
}

function toDate8(days: number): Date8 {
  const at = new Date(days * DAY_MS)
  return `${pad(at.getUTCFullYear(), 4)}${pad(at.getUTCMonth() + 1, 2)}${pad(at.getUTCDate(), 2)}`
}

function requireDay(date: Date8): number {
  const days = dayNumber(date)
  if (days === null) throw new RangeError(`Not a calendar day (YYYYMMDD): "${date}"`)
  return days
}

/** Returns whether the text is a day that exists. */
export function isDate8(text: string): boolean {
  return dayNumber(text) !== null
}

/** Returns whether the text is a moment that exists (00:00:00 to 23:59:59). */
export function isTime14(text: string): boolean {
  return isDate8(text.slice(0, 8)) && /^\d{8}(?:[01]\d|2[0-3])[0-5]\d[0-5]\d$/.test(text)
}

/**
 * The day `days` calendar days later (earlier when negative). Throws RangeError when `date` does
 * not exist.
 */
export function addDays(date: Date8, days: number): Date8 {
  return toDate8(requireDay(date) + days)
}

/** Calendar days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: Date8, to: Date8): number {
  return requireDay(to) - requireDay(from)
}

/** 0 Sunday to 6 Saturday. */
export function weekdayNumber(date: Date8): number {
  return new Date(requireDay(date) * DAY_MS).getUTCDay()
}

/**
 * Seconds from one moment to another, both in China time. Throws RangeError when one does not
 * exist.
 */
export function secondsBetween(from: Time14, to: Time14): number {
  return (
    daysBetween(from.slice(0, 8), to.slice(0, 8)) * 86_400 + secondsOfDay(to) - secondsOfDay(from)
  )
}

function secondsOfDay(time: Time14): number {
  if (!isTime14(time)) throw new RangeError(`Not a moment (YYYYMMDDHHmmss): "${time}"`)
  return (
    Number(time.slice(8, 10)) * 3600 + Number(time.slice(10, 12)) * 60 + Number(time.slice(12, 14))
  )
}

/** China time of an instant given in milliseconds since 1970 UTC. */
export function chinaTime(epochMs: number): Time14 {
  const at = epochMs + CHINA_OFFSET_MS
  const time = new Date(at).toISOString().slice(-13, -5).replaceAll(':', '')
  return toDate8(Math.floor(at / DAY_MS)) + time
}

/** The instant of a moment in China time, in milliseconds since 1970 UTC. */
export const chinaInstant = (time: Time14): number => secondsBetween('19700101080000', time) * 1_000
