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
 * What a list asks for at an address without words: no link has any, and a list is searched in its
 * page. (With them the calls of its route would be too many.)
 */
export const linkedRequest = (scope: RankingScope, { stage, type, risk, order }: FundFilters) =>
  rankingRequest(scope, { stage, type, risk, order })
