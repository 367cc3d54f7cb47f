import { searchEntries } from '../../../../domain/fund-search.ts'
import { fundTypeName } from '../../../../domain/fund-types.ts'
import type { FundIndex, NamedFund } from '../../../../templates/fund-index.ts'
import type { FundTag } from '../../../../templates/FundRow.tsx'
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

/** The kind, and that it invests abroad where the kind does not say so. */
export function kindTags({
  fundTypeCode,
  isQdii,
}: Pick<NamedFund, 'fundTypeCode' | 'isQdii'>): FundTag[] {
  const kind = fundTypeName(fundTypeCode)
  return [
    ...(kind === null ? [] : [{ text: kind }]),
    ...(isQdii && kind !== 'QDII' ? [{ text: 'QDII' }] : []),
  ]
}
