import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'
import { addTradingDays } from '#domain/calendar/trading-dates.ts'
import { builtInCalendar } from '#test/sandbox/kernel/calendar.ts'

const QUARTER_ENDS = ['0331', '0630', '0930', '1231'] as const

/** A quarter's report comes out so many trading days after its end. */
const QUARTERLY_AFTER = 15
const { isTradingDay } = builtInCalendar()
const outDays = new Map<Date8, Date8>()

/** When the report of a quarter comes out; remembered, for every fund asks. */
export function quarterlyOut(end: Date8): Date8 {
  const out = outDays.get(end) ?? addTradingDays(end, QUARTERLY_AFTER, isTradingDay)
  outDays.set(end, out)
  return out
}

/** When the first quarter's report comes out that is not out on `today`. */
export function nextReportDue(today: Date8): Date8 {
  const year = Number(today.slice(0, 4))
  const ends = [year - 1, year].flatMap((it) => QUARTER_ENDS.map((day) => `${it}${day}`))
  return ends.map(quarterlyOut).find((out) => out > today) ?? quarterlyOut(`${year}1231`)
}

/** The end of the quarter whose report comes out on a day; null on all other days. */
export function quarterOutOn(day: Date8): Date8 | null {
  const year = Number(day.slice(0, 4))
  const ends = [year - 1, year].flatMap((it) => QUARTER_ENDS.map((end) => `${it}${end}`))
  return ends.find((end) => quarterlyOut(end) === day) ?? null
}

/** The long reports, of June and December, come out besides the quarter's. */
const LONG_AFTER = { '0630': 61, '1231': 90 } as const

/** A report by its kind and the days that it is of and comes out on. */
export interface Report {
  end: Date8
  out: Date8
  kind: 'quarter' | 'half' | 'year'
}

const endsBetween = (from: Date8, to: Date8): Date8[] => {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1
  return Array.from({ length: Math.max(0, years) }, (_, index) => Number(from.slice(0, 4)) + index)
    .flatMap((year) => QUARTER_ENDS.map((day) => `${year}${day}`))
    .filter((end) => end > from && end <= to)
}

/** All reports of a fund that are out on `today`, by the day on which they came out. */
export function reportsOut(established: Date8, today: Date8): Report[] {
  return endsBetween(established, today)
    .flatMap((end): Report[] => {
      const quarter: Report = { end, out: quarterlyOut(end), kind: 'quarter' }
      if (end.endsWith('0630')) {
        return [quarter, { end, out: addDays(end, LONG_AFTER['0630']), kind: 'half' }]
      }
      if (end.endsWith('1231')) {
        return [quarter, { end, out: addDays(end, LONG_AFTER['1231']), kind: 'year' }]
      }
      return [quarter]
    })
    .filter((report) => report.out <= today)
    .toSorted((a, b) => (a.out < b.out ? -1 : 1))
}

/** Ends of the quarters whose report is out, oldest first. */
export function reportDates(established: Date8, today: Date8): Date8[] {
  return reportsOut(established, today)
    .filter((it) => it.kind === 'quarter')
    .map((it) => it.end)
}

/** A quarter as a number that grows by one a quarter. */
export const quarterIndex = (end: Date8) =>
  Number(end.slice(0, 4)) * 4 + QUARTER_ENDS.findIndex((day) => end.endsWith(day))
