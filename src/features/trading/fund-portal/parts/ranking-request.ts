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
 * The first request of a list that a link opens. Links carry no search words; with `words` as another
 * optional field the route would have twice as many planned calls, more than a pack may have.
 */
export const linkedRequest = (scope: RankingScope, { stage, type, risk, order }: FundFilters) =>
  rankingRequest(scope, { stage, type, risk, order })
