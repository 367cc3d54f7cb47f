import type * as v from 'valibot'
import type { listMonthDebits } from '#api/calls/plans/plan-overview.ts'
import { formatAmount, formatLimit } from '#domain/money/format-figures.ts'
import { compare, sum, type Decimal } from '#domain/money/money.ts'
import type { CalendarMark } from '#ui/fields/Calendar.tsx'

export type MonthDebit = v.InferOutput<typeof listMonthDebits.payload>['debits'][number]

/** The most characters of a day's mark. */
const MOST_MARK = 6

/** Returns what is debited on a day or has been: skipped and failed ones are not. */
export const debitedAmount = (debits: readonly MonthDebit[]): Decimal =>
  sum(debits.filter(({ state }) => state === 'due' || state === 'paid').map((it) => it.amount))

function markText(amount: Decimal): string {
  const text = formatLimit(amount).replace(/,/g, '')
  if (text.length <= MOST_MARK) return text
  const whole = text.replace(/\..*/, '')
  return whole.length <= MOST_MARK ? whole : '…'
}

/** A mark for each day with debits; one that failed says so. */
export function debitMarks(
  debits: readonly MonthDebit[],
  veil: (text: string) => string,
): ReadonlyMap<string, CalendarMark> {
  const days = new Map<string, MonthDebit[]>()
  for (const debit of debits) days.set(debit.date, [...(days.get(debit.date) ?? []), debit])
  return new Map(
    Array.from(days, ([day, of]): [string, CalendarMark] => {
      const amount = debitedAmount(of)
      const isFailed = of.some(({ state }) => state === 'failed')
      if (compare(amount, '0') === 0) {
        const word = isFailed ? '失败' : '跳过'
        return [day, { text: word, tone: 'flat', spoken: `扣款${word}` }]
      }
      const spoken = `${of.length} 笔扣款，共 ${veil(formatAmount(amount))} 元${isFailed ? '，有失败' : ''}`
      return [day, { text: veil(markText(amount)), tone: 'brand', spoken }]
    }),
  )
}
