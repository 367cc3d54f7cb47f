import { useNavigate } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { FundList } from '../parts/FundList.tsx'
import type { FundFilters } from '../parts/fund-filters.ts'

export { fundFilters as urlFields } from '../parts/fund-filters.ts'

/** Every fund by the return of a stage. The filters are the URL's, so that coming back and reloading keep them. */
export default function PerformanceScreen({ input }: { readonly input: FundFilters }) {
  const navigate = useNavigate()
  return (
    <FundList
      ranking
      label="基金排行"
      scope="all"
      filters={input}
      onFilter={(filters) => void navigate(paths.fundPerformance.to(filters), { replace: true })}
      onOpen={({ fundCode }) => void navigate(paths.fundDetail.to({ fundCode }))}
    />
  )
}
