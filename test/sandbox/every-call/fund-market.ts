import { listValuations, queryFundRanking, queryValuationCurve } from '#src/api/fund-market.ts'
import { recipe, type Recipe } from './recipe.ts'
import { FUND, NO_FUND } from './steps-orders.ts'

const first = { page: 1, size: 10 }

export const fundMarket: readonly Recipe[] = [
  recipe(queryFundRanking, async (p) =>
    p.anyone(queryFundRanking, { ...first, scope: 'buy', fundRiskLevel: '3', sort: 'ytd' }),
  ),
  recipe(listValuations, async (p) => p.anyone(listValuations, { ...first, words: FUND })),
  recipe(queryValuationCurve, async (p) => p.anyone(queryValuationCurve, { fundCode: FUND }), {
    notFound: async (p) => p.anyone(queryValuationCurve, NO_FUND),
  }),
]
