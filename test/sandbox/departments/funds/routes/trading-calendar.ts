import { queryTradingCalendar } from '#api/calls/funds/trading-calendar.ts'
import { OVERSEAS_UNTIL } from '#test/sandbox/market/overseas-closures.ts'
import { forAnyone } from '#test/sandbox/kernel/route.ts'

export const tradingCalendarFamily = [
  forAnyone(queryTradingCalendar, (_fields, { clock, market }) => ({
    serverTime: clock.now(),
    publishedUntil: market.publishedUntil,
    overseasUntil: OVERSEAS_UNTIL,
  })),
]
