const DAY_MS = 86_400_000
const WEEK = 7

const pad = (value: number): string => String(value).padStart(2, '0')

const date8 = (time: number): string => {
  const at = new Date(time)
  return `${at.getUTCFullYear()}${pad(at.getUTCMonth() + 1)}${pad(at.getUTCDate())}`
}

const firstDay = (month: string): number =>
  Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4, 6)) - 1, 1)

/**
 * The weeks of a month (YYYYMM), Sunday first: days as YYYYMMDD, null where a cell belongs to
 * another month.
 */
export function monthWeeks(month: string): (string | null)[][] {
  const first = firstDay(month)
  const lead = new Date(first).getUTCDay()
  const days = Math.round((firstDay(nextMonth(month)) - first) / DAY_MS)
  return Array.from({ length: Math.ceil((lead + days) / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (__, weekday) => {
      const day = week * WEEK + weekday - lead
      return day < 0 || day >= days ? null : date8(first + day * DAY_MS)
    }),
  )
}

function shifted(month: string, by: number): string {
  const at = new Date(firstDay(month))
  at.setUTCMonth(at.getUTCMonth() + by)
  return `${at.getUTCFullYear()}${pad(at.getUTCMonth() + 1)}`
}

/** The month after, YYYYMM. */
export const nextMonth = (month: string): string => shifted(month, 1)
/** The month before, YYYYMM. */
export const monthBefore = (month: string): string => shifted(month, -1)

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', -WEEK],
  ['ArrowDown', WEEK],
])

/** Where an arrow key leads from a day; null for other keys and at the month's ends. */
export function dayByKey(date: string, key: string): string | null {
  const step = STEPS.get(key)
  if (step === undefined) return null
  const target = date8(firstDay(date) + (Number(date.slice(6, 8)) - 1 + step) * DAY_MS)
  return target.slice(0, 6) === date.slice(0, 6) ? target : null
}
