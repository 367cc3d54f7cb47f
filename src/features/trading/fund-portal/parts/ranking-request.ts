import { queryFundRanking } from '#api/calls/fund-market.ts'
import { prefetchPages, type PrefetchCall } from '#api/query.ts'
import { FIRST_STAGE, type FundFilters } from './fund-filters.ts'

/** Which funds a list is of. */
export type RankingScope = 'all' | 'buy' | 'plan' | 'stopProfit'

/** What a list asks for: the funds of a scope, as the filters narrow and sort them. */
export function rankingRequest(scope: RankingScope, filters: FundFilters) {
  const { stage = FIRST_STAGE, type, risk, order = 'down', words } = filters
  return {
    scope,
    sort: stage,
    order,
    fundTypeCode: type,
    fundRiskLevel: risk,
    // The ranking of all funds has no search.
    words: scope === 'all' ? undefined : words,
  }
}

/**
 * The first page of a list, before its screen asks for it; none where words are searched for, which
 * would double the calls that a pack lists.
 */
export const prefetchRanking = (scope: RankingScope, filters: FundFilters): PrefetchCall[] =>
  scope === 'all' || filters.words === undefined
    ? [prefetchPages(queryFundRanking, rankingRequest(scope, filters))]
    : []
