import { incomeState, type DayIncome } from '#domain/holding/day-income.ts'
import {
  direction,
  formatMonthDay,
  formatSignedAmount,
  NO_FIGURE,
} from '#domain/money/format-figures.ts'

export interface IncomeFigure {
  /** The day that it belongs to, MM-DD. */
  readonly day: string
  readonly text: string
  readonly tone: 'gain' | 'loss' | 'flat'
  /** Whether the text is a sum of money, which can be hidden. */
  readonly known: boolean
  /** What the sum lacks; null where it is whole. */
  readonly note: string | null
}

type Lacking = Omit<DayIncome, 'income'>

/** What a day's sum lacks: the same words wherever it is shown. */
export function lackingWords({ pendingFunds, missingFunds }: Lacking): string | null {
  if (pendingFunds > 0) return '部分基金更新中'
  return missingFunds > 0 ? '部分基金数据缺失' : null
}

/** Of one fund, by the day of its value; of several, by how many funds the sum lacks. */
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
 * Yesterday's income with the day it belongs to, as far as that day's values are there
 * (rules.md#dated-figures).
 */
export function incomeFigure(held: Income): IncomeFigure {
  const { yesterdayIncome, incomeDate } = held
  const day = formatMonthDay(incomeDate)
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
