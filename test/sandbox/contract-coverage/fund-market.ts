import { queryIndex } from '#api/calls/fund-index.ts'
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

export const fundIndex: readonly Scenario[] = [
  scenario(queryIndex, async (p) => p.anyone(queryIndex, { indexCode: '880800' }), {
    notFound: async (p) => p.anyone(queryIndex, { indexCode: '999999' }),
  }),
]
