import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { RiskLine } from '#templates/RiskLine.tsx'
import { fundIndex } from '#shared/fund/fund-index.ts'
import { boardsAhead } from '#shared/fund-search/BoardsCard.tsx'
import { useRecentSearches } from '#shared/fund-search/recent-searches.ts'
import type { Prefetch } from '#templates/screen.ts'
import { FundSearch } from './FundSearch.tsx'
import type { FundFilters } from '../parts/fund-filters.ts'
import { ofKind } from './named-funds.ts'

export { fundFilters as urlFields } from '../parts/fund-filters.ts'

export const prefetch: Prefetch<FundFilters> = () => [boardsAhead()]

/**
 * Every fund there is, by name. The names are fetched once and searched here; the address follows
 * when typing rests.
 */
export default function AllFundListScreen({ input }: { readonly input: FundFilters }) {
  const navigate = useNavigate()
  const recent = useRecentSearches()
  const { data: index, isPending, error, dataUpdatedAt, refetch } = useQuery(fundIndex())
  const { type, letter } = input
  const data = useMemo(() => index && ofKind(index, { type, letter }), [index, type, letter])
  return (
    <FundSearch
      label="全部基金"
      filters={input}
      query={{ data, isPending, error, dataUpdatedAt, refetch }}
      recent={recent}
      onFilter={(filters) => void navigate(paths.allFundList.to(filters), { replace: true })}
      onOpen={(fundCode, words) => {
        if (words !== '') recent.add(words)
        void navigate(paths.fundDetail.to({ fundCode }))
      }}
      footNote={<RiskLine />}
    />
  )
}
