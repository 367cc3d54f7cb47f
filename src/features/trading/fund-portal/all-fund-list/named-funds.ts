import { normaliseKeyword, searchIndex, createSearchIndex } from '#domain/fund/fund-search.ts'
import type { FundIndex, NamedFund } from '#shared/fund/fund-index.ts'
import type { FundFilters } from '../parts/fund-filters.ts'

/** The funds of one kind and one first letter; the index itself where neither is chosen. */
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
  return createSearchIndex(chosen, index.variants)
}

/** What a keyword finds, best first; every fund without one. */
export const findFunds = (index: FundIndex, keyword: string): readonly NamedFund[] =>
  normaliseKeyword(keyword) === '' ? index.funds : searchIndex(index, keyword)
