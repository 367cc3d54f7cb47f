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

/** Returns where an arrow key leads from a day; null for other keys and at the month's ends. */
export function dayByKey(date: string, key: string): string | null {
  const step = STEPS.get(key)
  if (step === undefined) return null
  const target = date8(firstDay(date) + (Number(date.slice(6, 8)) - 1 + step) * DAY_MS)
  return target.slice(0, 6) === date.slice(0, 6) ? target : null
}

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const

/** The years from the first to the last month, YYYY. */
export function yearsBetween(firstMonth: string, lastMonth: string): string[] {
  const first = Number(firstMonth.slice(0, 4))
  const count = Number(lastMonth.slice(0, 4)) - first + 1
  return Array.from({ length: Math.max(count, 0) }, (_, at) => String(first + at))
}

/** The months of a year, YYYYMM. */
export const monthsOf = (year: string): string[] => MONTHS.map((month) => `${year}${month}`)

/** The month itself, or the nearest that is between the first and the last. */
export function monthWithin(month: string, firstMonth: string, lastMonth: string): string {
  if (month < firstMonth) return firstMonth
  return month > lastMonth ? lastMonth : month
}

/**
 * Returns where a key leads in a grid of choices: an index, null for other keys and outside the
 * grid.
 */
export function placeByKey(
  place: number,
  key: string,
  { count, columns }: { readonly count: number; readonly columns: number },
): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key]
  if (step === undefined) return null
  const target = place + step
  return target < 0 || target >= count ? null : target
}
