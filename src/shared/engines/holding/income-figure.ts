import { now14 } from '#platform/clock.ts'
import { incomeState, type DayIncome } from '#domain/holding/day-income.ts'
import { direction, formatSignedAmount } from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { formatNearDay } from '#domain/calendar/format-dates.ts'

export interface IncomeFigure {
  /** The day of the income, MM-DD. */
  readonly day: string
  readonly text: string
  readonly tone: 'gain' | 'loss' | 'flat'
  /** True if the text is a sum of money, which can be hidden. */
  readonly known: boolean
  /** The part that is missing in the sum; null for a complete one. */
  readonly note: string | null
}

type Lacking = Omit<DayIncome, 'income'>

/** The note on an incomplete sum of a day; null for a complete one. */
export function lackingWords({ pendingFunds, missingFunds }: Lacking): string | null {
  if (pendingFunds > 0) return '部分基金更新中'
  return missingFunds > 0 ? '部分基金数据缺失' : null
}

/**
 * Income of one fund, with the day of its value; or of several, with how many funds the sum does
 * not contain.
 */
type Income = { readonly yesterdayIncome: string | null; readonly incomeDate: string } & (
  | { readonly navDate: string }
  | Lacking
)

function isPending(held: Income): boolean {
  return 'navDate' in held
    ? incomeState({ income: held.yesterdayIncome, navDate: held.navDate }, held.incomeDate) ===
        'pending'
    : held.pendingFunds > 0
}

/**
 * Yesterday's income with its day; `更新中` until the day's value is published, `--` where it will
 * not be (rules.md#dated-figures).
 */
export function incomeFigure(held: Income): IncomeFigure {
  const { yesterdayIncome, incomeDate } = held
  const day = formatNearDay(incomeDate, now14())
  if (yesterdayIncome === null) {
    const text = isPending(held) ? '更新中' : NO_FIGURE
    return { day, text, tone: 'flat', known: false, note: null }
  }
  return {
    day,
    text: formatSignedAmount(yesterdayIncome),
    tone: direction(yesterdayIncome),
    known: true,
    note: 'navDate' in held ? null : lackingWords(held),
  }
}
