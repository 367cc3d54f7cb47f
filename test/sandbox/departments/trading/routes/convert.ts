import { convert, estimateConvert, listConvertFund } from '#api/calls/convert.ts'
import {
  convertBlock,
  priceConversion,
  outgoingDates,
  priceRedemption,
  saleEstimate,
  sharesToSell,
} from '#test/sandbox/departments/trading/sale-terms.ts'
import { convertTarget, placeConvert } from '#test/sandbox/departments/trading/converting.ts'
import { requireCard } from '#test/sandbox/departments/trading/selling.ts'
import { orderAnswer } from '#test/sandbox/departments/trading/placing.ts'
import { prepareRuledMarket, ruledMarket } from '#test/sandbox/market/rule/ruled-market.ts'
import { latestPoint } from '#test/sandbox/departments/trading/latest-value.ts'
import { forUser, fundOr404 } from '#test/sandbox/kernel/route.ts'

export const convertFamily = [
  forUser(listConvertFund, async ({ fundCode }, world) => {
    await prepareRuledMarket(world)
    const { market, clock } = world
    const fund = fundOr404(world, fundCode)
    const now = clock.now()
    const ruled = new Map(ruledMarket(market, now).funds.map((it) => [it.fundCode, it]))
    return {
      funds: market.funds.flatMap((target) => {
        const last = market.rawPoints(target.code, now).at(-1)
        if (!last || convertBlock(fund, target, true) !== '') return []
        const year = ruled.get(target.code)
        return [
          {
            fundCode: target.code,
            fundName: target.name,
            fundTypeCode: target.typeCode,
            fundTypeName: target.typeName,
            fundRiskLevel: target.risk,
            nav: last.nav,
            navDate: last.date,
            yearReturn: year?.figures.spans['1y'].return ?? null,
            yearFrom: year?.days['1y']?.from ?? null,
            yearBenchmark: year?.benchmarks['1y'] ?? null,
            yearDrawdown: year?.figures.spans['1y'].maxDrawdown ?? null,
          },
        ]
      }),
    }
  }),

  forUser(convert, (request, world, user) =>
    orderAnswer(world, placeConvert(world, user, request)),
  ),

  forUser(estimateConvert, ({ fundCode, targetFundCode, bankSerial, shares }, world, user) => {
    const { db, market, clock } = world
    const fund = fundOr404(world, fundCode)
    const now = clock.now()
    requireCard(world, user, bankSerial, now)
    const target = convertTarget(world, fund, targetFundCode, now)
    const [last, targetLast] = [latestPoint(world, fund), latestPoint(world, target)]
    const place = { user_id: user.user_id, bank_serial: bankSerial }
    const sale = sharesToSell(db, market, fund, place, shares, now)
    const on = outgoingDates([fund, target], now, market)
    const redemption = priceRedemption(db, fund, place, { shares: sale.shares, nav: last.nav, on })
    const result = priceConversion(
      { fund, nav: last.nav },
      { fund: target, nav: targetLast.nav },
      sale.shares,
      redemption,
    )
    return {
      ...saleEstimate(world, fund, redemption, { ...sale, navDate: last.date }),
      netAmount: result.net,
      topUpFee: result.topUpFee,
      targetNav: targetLast.nav,
      targetNavDate: targetLast.date,
      targetShares: result.sharesIn ?? '0.00',
    }
  }),
]
