import { direction, formatMonthDay, formatSignedAmount } from '../domain/format-figures.ts'

export interface IncomeFigure {
  /** The day that it belongs to, MM-DD. */
  readonly day: string
  readonly text: string
  readonly tone: 'gain' | 'loss' | 'flat'
  /** Whether the text is a sum of money, which can be hidden. */
  readonly known: boolean
}

/** Yesterday's income with the day it belongs to; 更新中 while that day's values are not all there (domain.md, "Holdings"). */
export function incomeFigure(held: {
  readonly yesterdayIncome: string | null
  readonly incomeDate: string
}): IncomeFigure {
  const day = formatMonthDay(held.incomeDate)
  return held.yesterdayIncome === null
    ? { day, text: '更新中', tone: 'flat', known: false }
    : {
        day,
        text: formatSignedAmount(held.yesterdayIncome),
        tone: direction(held.yesterdayIncome),
        known: true,
      }
}
