import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { RiskLine } from '#templates/RiskLine.tsx'
import { fundIndex } from '#shared/fund/fund-index.ts'
import { boardsAhead } from '#shared/fund-search/BoardsCard.tsx'
import { useRecentSearches } from '#shared/fund-search/recent-searches.ts'
import type { Prefetch } from '#templates/screen.ts'
import { FundSearch } from './FundSearch.tsx'
import { Rehearsal } from './Rehearsal.tsx'
import type { FundFilters } from '../parts/fund-filters.ts'
import { ofKind, searchAhead } from './named-funds.ts'

export { fundFilters as urlFields } from '../parts/fund-filters.ts'

export const prefetch: Prefetch<FundFilters> = () => [boardsAhead()]

const LABEL = '全部基金'
const nothing = () => {}

/** Every fund there is, by name. The names are fetched once and searched here; the address follows when typing rests. */
export default function AllFundListScreen({ input }: { readonly input: FundFilters }) {
  const navigate = useNavigate()
  const recent = useRecentSearches()
  const [rehearsal, setRehearsal] = useState<'before' | 'now' | 'over'>('before')
  const { data: index, isPending, error, dataUpdatedAt, refetch } = useQuery(fundIndex())
  const { type, letter } = input
  const data = useMemo(() => index && ofKind(index, { type, letter }), [index, type, letter])
  useEffect(() => data && searchAhead(data), [data])
  const query = { data, isPending, error, dataUpdatedAt, refetch }
  const endRehearsal = useCallback(() => setRehearsal('over'), [])
  return (
    <>
      <FundSearch
        label={LABEL}
        filters={input}
        query={query}
        recent={recent}
        onFilter={(filters) => void navigate(paths.allFundList.to(filters), { replace: true })}
        onOpen={(fundCode, words) => {
          if (words !== '') recent.add(words)
          void navigate(paths.fundDetail.to({ fundCode }))
        }}
        onFocus={() => setRehearsal((state) => (data && state === 'before' ? 'now' : state))}
        footNote={<RiskLine />}
      />
      {rehearsal === 'now' ? (
        <Rehearsal onOver={endRehearsal}>
          <FundSearch
            label={`${LABEL}（试排）`}
            filters={{}}
            query={query}
            recent={recent}
            onFilter={nothing}
            onOpen={nothing}
            footNote={<RiskLine />}
          />
        </Rehearsal>
      ) : null}
    </>
  )
}
