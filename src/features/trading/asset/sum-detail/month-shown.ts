/**
 * The calendar's month, YYYYMM: the requested one, or the last one with data where none is
 * requested or it is in the future.
 */
export function monthShown(month: string | null, incomeDate: string): string {
  const last = incomeDate.slice(0, 6)
  return month === null || month > last ? last : month
}
