/** The result that a plan on an index would have had: rules.md#ready-plans. */
import { addDays, daysBetween, type Date8 } from '#domain/calendar/calendar-date.ts'
import { maxDrawdown } from '#domain/fund/performance-curve.ts'
import { xirr } from '#domain/holding/holding.ts'
import {
  divide,
  multiply,
  roundCent,
  roundTo,
  subtract,
  sum,
  toFloat,
  type Decimal,
} from '#domain/money/money.ts'
import { nextDebitDate, type PlanCycle } from './regular-plan.ts'

interface Close {
  readonly date: Date8
  readonly close: Decimal
}

/** Units of the index are counted so far, without a fee. */
const UNIT_DIGITS = 8

export interface IndexPlan {
  readonly times: number
  readonly paid: Decimal
  readonly value: Decimal
  readonly profitRate: Decimal
  readonly annualRate: Decimal | null
  readonly maxDrawdown: Decimal | null
  readonly firstDate: Date8
  readonly lastDate: Date8
}

/**
 * A plan that buys `amount` of the index at the close of each debit from the first close on, valued
 * at the last. Null where no debit falls on them.
 */
export function indexPlan(
  closes: readonly Close[],
  cycle: PlanCycle,
  amount: Decimal,
): IndexPlan | null {
  const on = new Map(closes.map(({ date, close }) => [date, close]))
  const first = closes[0]
  const last = closes[closes.length - 1]
  if (first === undefined || last === undefined) return null
  // A debit planned before the first close is not moved onto it.
  const isTradingDay = (date: Date8) => date < first.date || date > last.date || on.has(date)
  const debits: Date8[] = []
  let day = nextDebitDate(cycle, addDays(first.date, -1), isTradingDay)
  for (; day <= last.date; day = nextDebitDate(cycle, day, isTradingDay)) debits.push(day)
  const [firstDate] = debits
  if (firstDate === undefined) return null
  const units = sum(
    debits.map((date) => roundTo(divide(amount, on.get(date) ?? first.close), UNIT_DIGITS)),
  )
  const paid = roundCent(multiply(amount, String(debits.length)))
  const value = roundCent(multiply(units, last.close))
  const flows = debits.map((date) => ({ date, amount: -toFloat(amount) }))
  // Under a year a rate by the year would promise what was not seen.
  const isLong = daysBetween(firstDate, last.date) >= 365
  const rate = isLong ? xirr([...flows, { date: last.date, amount: toFloat(value) }]) : null
  const held = closes.filter(({ date }) => date >= firstDate)
  const fall = maxDrawdown(held.map(({ date, close }) => ({ date, value: toFloat(close) })))
  return {
    times: debits.length,
    paid,
    value,
    profitRate: roundTo(multiply(divide(subtract(value, paid), paid), '100'), 2),
    annualRate: rate === null ? null : rate.toFixed(2),
    maxDrawdown: fall === null ? null : fall.percent.toFixed(2),
    firstDate,
    lastDate: last.date,
  }
}
