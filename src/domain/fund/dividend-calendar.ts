/** The dividends of a fund by year and month: rules.md#fund-detail. */
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { add, type Decimal } from '#domain/money/money.ts'

export interface PaidDividend {
  readonly exDate: Date8
  /** Yuan a share. */
  readonly perShare: Decimal
}

export interface DividendYear<D extends PaidDividend> {
  readonly year: string
  /** Yuan a share, of the whole year. */
  readonly sum: Decimal
  /** January to December: those whose value fell on a day of the month, newest first. */
  readonly months: readonly (readonly D[])[]
}

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))

/** The years in which a dividend was paid, newest first, each by months. */
export function dividendYears<D extends PaidDividend>(
  dividends: readonly D[],
): readonly DividendYear<D>[] {
  const years = [...new Set(dividends.map(({ exDate }) => exDate.slice(0, 4)))]
  years.sort((a, b) => (a < b ? 1 : -1))
  return years.map((year) => {
    const paid = dividends.filter(({ exDate }) => exDate.startsWith(year))
    const newestFirst = [...paid]
    newestFirst.sort((a, b) => (a.exDate < b.exDate ? 1 : -1))
    return {
      year,
      sum: paid.reduce((sum, { perShare }) => add(sum, perShare), '0'),
      months: MONTHS.map((month) =>
        newestFirst.filter(({ exDate }) => exDate.slice(4, 6) === month),
      ),
    }
  })
}
