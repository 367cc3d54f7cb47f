import { listIndexFunds, listIndexHistory, queryIndex } from '#api/calls/fund-index.ts'
import { listIndexValuations, queryFundBoards, queryFundRanking } from '#api/calls/fund-market.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

const first = { page: 1, size: 10 }

export const fundMarket: readonly Scenario[] = [
  scenario(queryFundRanking, async (p) =>
    p.anyone(queryFundRanking, { ...first, scope: 'buy', fundRiskLevel: '3', sort: '3y' }),
  ),
  scenario(queryFundBoards, async (p) => p.anyone(queryFundBoards, {})),
  scenario(listIndexValuations, async (p) => p.anyone(listIndexValuations, {})),
]

const [INDEX, NO_INDEX] = [{ indexCode: '880800' }, { indexCode: '999999' }]

export const fundIndex: readonly Scenario[] = [
  scenario(queryIndex, async (p) => p.anyone(queryIndex, INDEX), {
    notFound: async (p) => p.anyone(queryIndex, NO_INDEX),
  }),
  scenario(listIndexHistory, async (p) => p.anyone(listIndexHistory, INDEX), {
    notFound: async (p) => p.anyone(listIndexHistory, NO_INDEX),
  }),
  scenario(listIndexFunds, async (p) => p.anyone(listIndexFunds, INDEX), {
    notFound: async (p) => p.anyone(listIndexFunds, NO_INDEX),
  }),
]
