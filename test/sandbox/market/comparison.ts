import type * as v from 'valibot'
import type { compareFunds } from '#api/calls/funds/fund-comparison.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { holdingOverlap, type SecurityWeight } from '#domain/fund/holding-overlap.ts'
import { PROMOTED_STAGES } from '#domain/publicity/publicity.ts'
import { roundTo } from '#domain/money/money.ts'
import { weightPercent } from './archives/portfolio.ts'
import type { Portfolio } from '#test/sandbox/kernel/market/archives.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { stageSpans } from './ranking.ts'

type Answer = v.InferInput<typeof compareFunds.payload>
type Row = Answer['funds'][number]
type Span = v.InferOutput<typeof compareFunds.request>['span']

function newestReport({ archives }: Market, code: string, now: Time14) {
  const date = archives?.reportDates(code, now).at(-1) ?? null
  const portfolio = date === null ? null : (archives?.portfolio(code, date) ?? null)
  return { date: portfolio === null ? null : date, portfolio }
}

/** Null for a fund that is too young, and for a money-market fund. */
function riskOf(market: Market, fund: Fund, span: Span, now: Time14): Row['risk'] {
  const last = market.latest(fund.code, now)
  if (!last || fund.isMoney) return null
  const returns = market.returns(fund.code, now)
  const row = {
    fundCode: fund.code,
    navDate: last.date,
    returns: PROMOTED_STAGES.map((stage) => returns[stage]),
  }
  const days = stageSpans(market, row, now)[PROMOTED_STAGES.indexOf(span)] ?? null
  const maxDrawdown = market.drawdowns(fund.code, now)[span]
  return days === null ? null : { ...days, own: returns[span], maxDrawdown }
}

function managerSince({ archives }: Market, code: string, now: Time14): Date8 | null {
  const present = (archives?.tenures(code, now) ?? []).filter(({ to }) => to === null)
  return present.map(({ from }) => from).toSorted()[0] ?? null
}

function rowOf(market: Market, fund: Fund, span: Span, now: Time14): Row {
  const { date, portfolio } = newestReport(market, fund.code, now)
  const scale = market.archives?.scales(fund.code, now).at(-1)
  const last = market.latest(fund.code, now)
  return {
    fundCode: fund.code,
    fundName: fund.name,
    fundTypeCode: fund.typeCode,
    fundTypeName: fund.typeName,
    fundRiskLevel: fund.risk,
    establishDate: fund.establishDate,
    risk: riskOf(market, fund, span, now),
    sevenDayYield: last?.sevenDayYield ?? null,
    navDate: last?.date ?? null,
    purchaseTiers: fund.purchaseTiers,
    discount: fund.discount,
    redemptionTiers: fund.redemptionTiers,
    managementRate: fund.managementRate,
    custodyRate: fund.custodyRate,
    salesServiceRate: fund.salesServiceRate,
    scale: scale?.scale ?? fund.scale,
    scaleDate: scale?.date ?? null,
    managerName: fund.managerName,
    managerSince: managerSince(market, fund.code, now),
    assets: (portfolio?.assets ?? []).map(({ name, weight }) => ({
      name,
      share: weightPercent(weight),
    })),
    reportDate: date,
  }
}

const holdingsIn = (portfolio: Portfolio | null): SecurityWeight[] =>
  [...(portfolio?.stocks ?? []), ...(portfolio?.bonds ?? [])].map(({ security, weight }) => ({
    code: security.code,
    share: weightPercent(weight),
  }))

/** The funds side by side, and what each two of them hold alike. */
export function comparedFunds(
  market: Market,
  funds: readonly Fund[],
  span: Span,
  now: Time14,
): Answer {
  const holdings = funds.map(({ code }) => holdingsIn(newestReport(market, code, now).portfolio))
  return {
    funds: funds.map((fund) => rowOf(market, fund, span, now)),
    overlaps: funds.flatMap((one, at) =>
      funds.slice(at + 1).map((other, after) => {
        const share = holdingOverlap(holdings[at] ?? [], holdings[at + 1 + after] ?? [])
        return {
          one: one.code,
          other: other.code,
          share: share === null ? null : roundTo(share, 2),
        }
      }),
    ),
  }
}
