import { queryTradingCalendar } from '#api/calls/trading-calendar.ts'
import { OVERSEAS_UNTIL } from '#test/sandbox/market/overseas-closures.ts'
import { forAnyone } from './route.ts'

export const tradingCalendarFamily = [
  forAnyone(queryTradingCalendar, (_fields, { clock, market }) => ({
    serverTime: clock.now(),
    publishedUntil: market.publishedUntil,
    overseasUntil: OVERSEAS_UNTIL,
  })),
]
