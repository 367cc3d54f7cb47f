import { RET } from '#src/api/endpoint.ts'
import { listValuations, queryFundRanking, queryValuationCurve } from '#src/api/fund-market.ts'
import { onPage } from '../market/paging.ts'
import { codesFoundBy, rankedFunds } from '../market/ranking.ts'
import { timeOf, valuationCurve, valuationMoment, valuations } from '../market/valuation.ts'
import { Refusal } from '../refusal.ts'
import { forAnyone, fundOr404 } from './route.ts'

export const fundMarketFamily = [
  forAnyone(queryFundRanking, ({ page, size, ...query }, { market, clock }) => {
    const { rows, date } = rankedFunds(market, query, clock.now())
    return { date, ...onPage(rows, { page, size }) }
  }),

  forAnyone(listValuations, ({ page, size, fundTypeCode, words, order }, { market, clock }) => {
    const now = clock.now()
    const at = valuationMoment(now, market.isTradingDay)
    const found = words === undefined ? null : codesFoundBy(words, market)
    const direction = order === 'up' ? 1 : -1
    const ofType = (code: string) =>
      fundTypeCode === undefined || market.fund(code)?.typeCode === fundTypeCode
    const records = valuations(market, at, now)
      .filter((row) => ofType(row.fundCode) && (found === null || found.has(row.fundCode)))
      .toSorted(
        (a, b) =>
          (Number(a.estimatedChange) - Number(b.estimatedChange)) * direction ||
          a.fundCode.localeCompare(b.fundCode),
      )
    return { serverTime: now, valuationTime: timeOf(at), ...onPage(records, { page, size }) }
  }),

  forAnyone(queryValuationCurve, ({ fundCode }, world) => {
    const { market, clock } = world
    const fund = fundOr404(world, fundCode)
    const now = clock.now()
    const at = valuationMoment(now, market.isTradingDay)
    const { base, points } = valuationCurve(fund, market, at, now)
    if (!base) throw new Refusal(RET.notFound, '这只基金没有净值')
    return { nav: base.nav, navDate: base.date, points }
  }),
]
