import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { RiskLine } from '#templates/RiskLine.tsx'
import { fundIndex } from '#shared/fund/fund-index.ts'
import { boardsAhead } from '#shared/fund-search/BoardsCard.tsx'
import { useRecentSearches } from '#shared/fund-search/recent-searches.ts'
import type { Prefetch } from '#templates/screen.ts'
import { FundSearch } from './FundSearch.tsx'
import { Rehearsal } from './Rehearsal.tsx'
import { ofKind, searchAhead } from './named-funds.ts'

type Input = PathInput<typeof fundPortalPaths.allFundList>

export const prefetch: Prefetch<Input> = () => [boardsAhead()]

const LABEL = '全部基金'
const nothing = () => {}

/** Every fund there is, by name. The names are fetched once and searched here; the address follows when typing rests. */
export default function AllFundListScreen({ input }: { readonly input: Input }) {
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
        onFilter={(filters) =>
          void navigate(fundPortalPaths.allFundList.to(filters), { replace: true })
        }
        onOpen={(fundCode, words) => {
          if (words !== '') recent.add(words)
          void navigate(fundDetailPaths.fundDetailSingle.to({ fundCode }))
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
