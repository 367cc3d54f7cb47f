import { createSearchIndex, searchIndex } from '#domain/fund/fund-search.ts'
import { searchForm } from '#domain/text/search-form.ts'
import type { FundIndex, NamedFund } from '#shared/parts/fund/fund-index.ts'
import type { FundFilters } from '../parts/portal-filters.ts'

/** The index of the funds of one kind and first letter; the same index without filters. */
export function filterIndex(
  index: FundIndex,
  { type, letter }: Pick<FundFilters, 'type' | 'letter'>,
): FundIndex {
  if (type === undefined && letter === undefined) return index
  const chosen = index.funds.filter(
    (fund) =>
      (type === undefined || fund.fundTypeCode === type) &&
      (letter === undefined || fund.initials.startsWith(letter)),
  )
  // A portfolio has neither a kind nor a place in the alphabet of funds.
  return { ...createSearchIndex(chosen, index.variants), portfolios: [] }
}

/** The funds that match a keyword, best first; all funds without one. */
export const findFunds = (index: FundIndex, keyword: string): readonly NamedFund[] =>
  searchForm(keyword) === '' ? index.funds : searchIndex(index, keyword)
