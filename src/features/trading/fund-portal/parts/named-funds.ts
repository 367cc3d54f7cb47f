import { searchEntries } from '../../../../domain/fund-search.ts'
import type { FundIndex } from '../../../../templates/fund-index.ts'
import type { FundFilters } from './fund-filters.ts'

/** The funds of one kind and one first letter; the index itself where neither is chosen. */
export function ofKind(
  index: FundIndex,
  { type, letter }: Pick<FundFilters, 'type' | 'letter'>,
): FundIndex {
  if (type === undefined && letter === undefined) return index
  return index.filter(
    ({ fund }) =>
      (type === undefined || fund.fundTypeCode === type) &&
      (letter === undefined || fund.initials.startsWith(letter)),
  )
}

/** What a keyword finds, best first; without one every fund. */
export const foundBy = (funds: FundIndex, keyword: string): FundIndex =>
  keyword.trim() === '' ? funds : searchEntries(funds, keyword)
