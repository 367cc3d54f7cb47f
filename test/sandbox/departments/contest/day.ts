import { tradingDayBefore } from '#domain/calendar/trading-dates.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { RANKED_AT } from '#domain/contest/ranking.ts'
import { publishedClose } from '#test/sandbox/departments/plans/market-index.ts'
import type { DepartmentDay } from '#test/sandbox/kernel/day.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { settleGuesses } from './guesses.ts'
import { guessesSoFar } from './open-guesses.ts'
import { picksSoFar } from './open-picks.ts'
import { settlePicks } from './picks.ts'

/** The close of a trading day with the one before it; null of a day that has none. */
const closesOf = (db: Database, market: Market) => (day: Date8) => {
  const close = market.isTradingDay(day) ? publishedClose(db, market, day) : null
  const before = publishedClose(db, market, tradingDayBefore(day, market.isTradingDay))
  return close === null || before === null ? null : { close, before }
}

export const day: DepartmentDay = {
  steps: [
    {
      order: 145,
      step: 65,
      kind: 'guesses',
      at: RANKED_AT,
      // On every day: a round whose day became one without trading is void.
      everyDay: true,
      happen: (db, market, date, time) => settleGuesses(db, closesOf(db, market), date, time),
    },
    {
      order: 146,
      step: 66,
      kind: 'picks',
      at: RANKED_AT,
      everyDay: true,
      happen: settlePicks,
    },
  ],
  openings: [
    { order: 80, open: (db, market, began) => guessesSoFar(db, market, began, closesOf) },
    { order: 81, open: picksSoFar },
  ],
}
