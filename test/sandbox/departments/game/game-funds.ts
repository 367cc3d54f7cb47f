import type * as v from 'valibot'
import type { mncjActivityRecommendFundList } from '#api/calls/trading-game.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { PROMOTED_STAGES } from '#domain/publicity/publicity.ts'
import { stageSpans } from '#test/sandbox/market/ranking.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'

type GameFund = v.InferInput<typeof mncjActivityRecommendFundList.payload>['funds'][number]

const YEAR = '1y'

/** A fund as the list of a game has it, with what accompanies its return; null without a value. */
export function gameFund(market: Market, fund: Fund, now: Time14): GameFund | null {
  const last = market.latest(fund.code, now)
  if (!last) return null
  const returns = market.returns(fund.code, now)
  const spans = stageSpans(
    market,
    {
      fundCode: fund.code,
      navDate: last.date,
      returns: PROMOTED_STAGES.map((stage) => returns[stage]),
    },
    now,
  )
  const span = spans?.[PROMOTED_STAGES.indexOf(YEAR)] ?? null
  const drawdown = market.drawdowns(fund.code, now)[YEAR]
  return {
    fundCode: fund.code,
    fundName: fund.name,
    fundTypeName: fund.typeName,
    nav: last.nav,
    navDate: last.date,
    dayChange: last.dayChange,
    yearReturn: returns[YEAR],
    yearSpan: span && { ...span, drawdown },
    fundRiskLevel: fund.risk,
    reason: `${fund.typeName} · R${fund.risk}`,
  }
}
