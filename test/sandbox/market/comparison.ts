import type * as v from 'valibot'
import type { compareFunds } from '#api/calls/funds/fund-comparison.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { holdingOverlap, type Holding } from '#domain/fund/holding-overlap.ts'
import { roundTo } from '#domain/money/money.ts'
import { weightPercent, type Portfolio } from './archives/portfolio.ts'
import type { Fund, Market } from './market.ts'
import { ruledMarket } from './rule/ruled-market.ts'

type Answer = v.InferInput<typeof compareFunds.payload>
type Row = Answer['funds'][number]
type Span = v.InferOutput<typeof compareFunds.request>['span']

function newestReport({ archives }: Market, code: string, now: Time14) {
  const date = archives?.reportDates(code, now).at(-1) ?? null
  const portfolio = date === null ? null : (archives?.portfolio(code, date) ?? null)
  return { date: portfolio === null ? null : date, portfolio }
}

function rowOf(market: Market, fund: Fund, span: Span, now: Time14): Row {
  const ruled = ruledMarket(market, now).funds.find((it) => it.fundCode === fund.code)
  const days = ruled?.days[span] ?? null
  const figures = ruled?.figures.spans[span]
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
    risk:
      days === null || figures === undefined || fund.isMoney
        ? null
        : {
            ...days,
            own: figures.return,
            benchmark: ruled?.benchmarks[span] ?? null,
            maxDrawdown: figures.maxDrawdown,
          },
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
    managerSince: ruled?.managerSince ?? null,
    assets: (portfolio?.assets ?? []).map(({ name, weight }) => ({
      name,
      share: weightPercent(weight),
    })),
    reportDate: date,
  }
}

const holdingsIn = (portfolio: Portfolio | null): Holding[] =>
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
