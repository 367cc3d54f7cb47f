import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, type ReactNode } from 'react'
import type { PathInput } from '#paths/path.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { RiskLine } from '#templates/RiskLine.tsx'
import { fundIndex } from '#shared/parts/fund/fund-index.ts'
import { prefetchBoards } from '#shared/parts/fund-search/BoardsCard.tsx'
import { useRecentSearches } from '#shared/parts/fund-search/recent-searches.ts'
import type { Prefetch } from '#templates/screen.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { lazyPart } from '#ui/layout/lazy-part.ts'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { FundSearch } from './FundSearch.tsx'
import { filterIndex } from './named-funds.ts'

type Input = PathInput<typeof fundPortalPaths.allFundList>

const WatchedFunds = lazyPart(() => import('#shared/views/watch/WatchedFunds.tsx'))
const ComparedFunds = lazyPart(() => import('./ComparedFunds.tsx'))

export const prefetch: Prefetch<Input> = () => [prefetchBoards()]

/** All funds by name, the funds that the user watches, or some funds side by side. */
export default function AllFundListScreen({ input }: { readonly input: Input }) {
  const { scope, codes = '', range = '1y' } = input
  const picked = [...new Set(codes.split(',').filter((it) => it !== ''))]
  if (scope === undefined) return <AllFunds input={input} />
  if (scope === 'watch') return inView(<WatchedFunds />)
  return inView(
    picked.length < 2 ? (
      <WatchedFunds picked={picked} />
    ) : (
      <ComparedFunds codes={picked.join(',')} span={range} />
    ),
  )
}

const inView = (part: ReactNode) => (
  <Suspense fallback={<SkeletonScreen shape="list" />}>{part}</Suspense>
)

/**
 * All funds by name. The names are fetched once and searched on the device; the URL is updated when
 * typing pauses.
 */
function AllFunds({ input }: { readonly input: Input }) {
  const choose = useUrlChoice(fundPortalPaths.allFundList)
  const recent = useRecentSearches()
  const { data: index, isPending, error, dataUpdatedAt, refetch } = useQuery(fundIndex())
  const { type, letter } = input
  const data = useMemo(() => index && filterIndex(index, { type, letter }), [index, type, letter])
  return (
    <FundSearch
      label="全部基金"
      filters={input}
      query={{ data, isPending, error, dataUpdatedAt, refetch }}
      recent={recent}
      onFilter={choose}
      onFound={(words) => {
        if (words !== '') recent.add(words)
      }}
      footNote={<RiskLine />}
    />
  )
}
