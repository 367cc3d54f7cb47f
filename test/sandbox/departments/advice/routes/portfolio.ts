import {
  listPortfolioAdjustments,
  listPortfolios,
  queryPortfolio,
  queryPortfolioCurve,
} from '#api/calls/advice/portfolio.ts'
import { curveView } from '#test/sandbox/departments/advice/curve.ts'
import { portfolioByCode } from '#test/sandbox/departments/advice/portfolios.ts'
import {
  adjustmentsView,
  listView,
  portfolioView,
  requireReader,
} from '#test/sandbox/departments/advice/view.ts'
import { forUser } from '#test/sandbox/kernel/route.ts'

export const portfolioFamily = [
  forUser(listPortfolios, (_request, world, user) => listView(world, user)),
  forUser(queryPortfolio, ({ portfolioCode }, world, user) =>
    portfolioView(world, user, portfolioCode),
  ),
  forUser(queryPortfolioCurve, ({ portfolioCode, range }, world, user) => {
    const portfolio = portfolioByCode(world.market, portfolioCode)
    requireReader(world, user, portfolio)
    return curveView(world, portfolio, range)
  }),
  forUser(listPortfolioAdjustments, ({ portfolioCode }, world, user) =>
    adjustmentsView(world, user, portfolioCode),
  ),
]
