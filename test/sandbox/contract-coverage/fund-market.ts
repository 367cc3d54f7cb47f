import { listIndexValuations, queryFundBoards, queryFundRanking } from '#api/calls/fund-market.ts'
import { recipe, type Recipe } from './recipe.ts'

const first = { page: 1, size: 10 }

export const fundMarket: readonly Recipe[] = [
  recipe(queryFundRanking, async (p) =>
    p.anyone(queryFundRanking, { ...first, scope: 'buy', fundRiskLevel: '3', sort: '3y' }),
  ),
  recipe(queryFundBoards, async (p) => p.anyone(queryFundBoards, {})),
  recipe(listIndexValuations, async (p) => p.anyone(listIndexValuations, {})),
]
