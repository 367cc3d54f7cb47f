import type * as v from 'valibot'
import type { listCircleStocks } from '#api/calls/content.ts'
import { brand } from '#domain/brand.ts'
import { tradingDayBefore } from '#domain/calendar/trading-dates.ts'
import { indexMembers } from '#test/sandbox/market/index-parts.ts'
import { dayIndex, normal, textHash, uniform } from '#test/sandbox/market/randomness.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { CIRCLES, type Circle } from './catalogue.ts'

type Asked = v.InferOutput<typeof listCircleStocks.request>
type Row = v.InferInput<typeof listCircleStocks.payload>['stocks'][number]

/** Members of each circle's index: ten of four circles, forty in all. */
const members = new Map(
  CIRCLES.map(({ circleId, companies }) => [circleId, indexMembers(circleId, companies)]),
)

/** An invented close: a slow wave of the stock's own with a little of each day. */
function closeOn(code: string, day: string): string {
  const stream = textHash(`close|${code}`)
  const at = dayIndex(day)
  const price = 6 + 60 * uniform(stream, 0)
  const wave = 1 + 0.25 * Math.sin(at / 90 + 6 * uniform(stream, 1))
  return (price * wave * (1 + 0.012 * normal(stream, at))).toFixed(2)
}

/** Own funds by their newest report. */
function ownPortfolios({ market, clock }: World) {
  const { archives } = market
  if (!archives) return []
  const company = brand.company.slice(0, 2)
  return market.funds.flatMap((fund) => {
    if (!fund.companyName.startsWith(company) || fund.name.endsWith('C')) return []
    const reportDate = archives.reportDates(fund.code, clock.now()).at(-1)
    const portfolio = reportDate && archives.portfolio(fund.code, reportDate)
    return portfolio ? [{ fund, reportDate, stocks: portfolio.stocks }] : []
  })
}

export function circleStocks(world: World, circle: Circle, sort: Asked['sort']) {
  const { market, clock } = world
  const now = clock.now()
  const today = now.slice(0, 8)
  const closed = market.isTradingDay(today) && now.slice(8) >= '150000'
  const closeDate = closed ? today : tradingDayBefore(today, market.isTradingDay)
  const portfolios = ownPortfolios(world)
  const stocks = (members.get(circle.circleId) ?? []).map(({ code, name, weight }): Row => {
    const funds = portfolios
      .flatMap(({ fund, stocks: held }) => {
        const found = held.find(({ security }) => security.code === code)
        return found ? [{ fund, weight: found.weight }] : []
      })
      .toSorted((a, b) => b.weight - a.weight)
    return {
      code,
      name,
      weight: (weight / 100).toFixed(2),
      close: closeOn(code, closeDate),
      closeDate,
      share: funds[0] ? (funds[0].weight / 100).toFixed(2) : null,
      funds: funds.slice(0, 5).map((it) => ({
        fundCode: it.fund.code,
        fundName: it.fund.name,
        share: (it.weight / 100).toFixed(2),
      })),
    }
  })
  const dates = portfolios.map((it) => it.reportDate).toSorted()
  return { stocks: stocks.toSorted(ORDERS[sort]), reportDate: dates.at(-1) ?? null }
}

const ORDERS: Readonly<Record<Asked['sort'], (a: Row, b: Row) => number>> = {
  weight: (a, b) => Number(b.weight) - Number(a.weight),
  share: (a, b) => Number(b.share ?? -1) - Number(a.share ?? -1),
  code: (a, b) => (a.code < b.code ? -1 : 1),
}
