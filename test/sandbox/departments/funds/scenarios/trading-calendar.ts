import { queryTradingCalendar } from '#api/calls/funds/trading-calendar.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

export const tradingCalendar: readonly Scenario[] = [
  scenario(queryTradingCalendar, async (p) => p.anyone(queryTradingCalendar, {})),
]
