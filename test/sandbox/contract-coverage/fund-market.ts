import { listIndexValuations, queryFundBoards, queryFundRanking } from '#api/calls/fund-market.ts'
import { scenario, type Scenario } from './scenario.ts'

const first = { page: 1, size: 10 }

export const fundMarket: readonly Scenario[] = [
  scenario(queryFundRanking, async (p) =>
    p.anyone(queryFundRanking, { ...first, scope: 'buy', fundRiskLevel: '3', sort: '3y' }),
  ),
  scenario(queryFundBoards, async (p) => p.anyone(queryFundBoards, {})),
  scenario(listIndexValuations, async (p) => p.anyone(listIndexValuations, {})),
]
