import { direction, formatSignedAmount } from '#domain/money/format-figures.ts'
import type { Decimal } from '#domain/money/money.ts'
import { shortSigned } from '#domain/money/short-signed.ts'
import type { CalendarMark } from '#ui/fields/Calendar.tsx'

/** The calendar's marks for the days of a month. */
export function incomeMarks(
  days: readonly { readonly date: string; readonly income: Decimal }[],
  veil: (text: string) => string,
  hidden: boolean,
): ReadonlyMap<string, CalendarMark> {
  return new Map(
    days.map(({ date, income }) => [
      date,
      {
        text: veil(shortSigned(income)),
        tone: hidden ? 'flat' : direction(income),
        spoken: `收益 ${veil(formatSignedAmount(income))} 元`,
      },
    ]),
  )
}
