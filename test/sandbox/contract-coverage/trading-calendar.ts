import { queryTradingCalendar } from '#api/calls/trading-calendar.ts'
import { scenario, type Scenario } from './scenario.ts'

export const tradingCalendar: readonly Scenario[] = [
  scenario(queryTradingCalendar, async (p) => p.anyone(queryTradingCalendar, {})),
]
