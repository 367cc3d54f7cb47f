import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { isDate8, type Date8 } from './calendar-date.ts'

dayjs.extend(utc)

/**
 * The same day `months` months later (earlier when negative), or that month's last day when it is
 * shorter. Throws RangeError when `date` does not exist.
 */
export function addMonths(date: Date8, months: number): Date8 {
  if (!isDate8(date)) throw new RangeError(`Not a calendar day (YYYYMMDD): "${date}"`)
  const [year, month, day] = [date.slice(0, 4), date.slice(4, 6), date.slice(6)]
  return dayjs.utc(`${year}-${month}-${day}`).add(months, 'month').format('YYYYMMDD')
}
