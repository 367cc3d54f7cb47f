import { useNavigate } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import { IndexList } from './IndexList.tsx'
import { NavList } from './NavList.tsx'
import type { FundFilters } from '../parts/fund-filters.ts'

export { fundFilters as urlFields } from '../parts/fund-filters.ts'

const VIEWS = [
  { key: 'nav', label: '基金净值' },
  { key: 'index', label: '指数估值' },
] as const

/** Published values of funds by day and change, and where indexes are priced in their own history. */
export default function ValuationScreen({ input }: { readonly input: FundFilters }) {
  const navigate = useNavigate()
  const { view = 'nav' } = input
  const show = (filters: FundFilters) =>
    void navigate(paths.fundValuation.to(filters), { replace: true })
  const views = (
    <Segments
      label="净值与指数估值"
      items={VIEWS}
      value={view}
      onChange={(chosen) => show(chosen === 'index' ? { view: 'index' } : {})}
    />
  )
  return view === 'index' ? (
    <IndexList head={views} />
  ) : (
    <NavList
      head={views}
      filters={input}
      onFilter={show}
      onOpen={(fundCode) => void navigate(paths.fundDetail.to({ fundCode }))}
    />
  )
}
