import { addDays, weekdayNumber, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { tradingDayOnOrAfter, type TradingCalendar } from '#domain/calendar/trading-dates.ts'
import { fromFloat, roundTo } from '#domain/money/money.ts'
import { normal, textHash } from '#test/sandbox/market/randomness.ts'
import type { Plan } from './plans.ts'

/** A value is there on Mondays, or the next trading day, from this time on. */
const VALUED_AT = '200000'

export interface PlanValue {
  readonly date: Date8
  readonly nav: string
  readonly accNav: string
  readonly benchmark: string
}

const written = (value: number): string => roundTo(fromFloat(value) ?? '0', 4)

/** The weekly values of a plan up to a moment, oldest first; it begins at 1. */
export function planValues(it: Plan, isOpen: TradingCalendar, now: Time14): readonly PlanValue[] {
  const streams = [textHash(`private ${it.fundCode}`), textHash(`private benchmark ${it.kind}`)]
  const [own = 0, other = 0] = streams
  const found: PlanValue[] = []
  let [nav, benchmark] = [0, 0]
  let monday = addDays(it.inception, (8 - weekdayNumber(it.inception)) % 7)
  for (let week = 0; ; week += 1) {
    const date = tradingDayOnOrAfter(monday, isOpen)
    if (`${date}${VALUED_AT}` > now) return found
    if (week > 0) {
      benchmark += it.drift / 2 + it.volatility * normal(other, week)
      nav += it.drift + it.volatility * 0.8 * (0.7 * normal(other, week) + normal(own, week) / 2)
    }
    const value = written(Math.exp(nav))
    // A week of holidays has the value of the next one.
    if (found[found.length - 1]?.date !== date)
      found.push({ date, nav: value, accNav: value, benchmark: written(Math.exp(benchmark)) })
    monday = addDays(monday, 7)
  }
}

/** The value that the opening of a day is counted at; undefined until it is there. */
export const valueOn = (values: readonly PlanValue[], day: Date8): PlanValue | undefined =>
  (values[values.length - 1]?.date ?? '') < day ? undefined : values.find(({ date }) => date >= day)
