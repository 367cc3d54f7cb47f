/**
 * The month of a calendar: the one asked for, or the last one with data where that has not begun,
 * or none was asked for.
 */
export function monthShown(month: string | null, incomeDate: string): string {
  const last = incomeDate.slice(0, 6)
  return month === null || month > last ? last : month
}
