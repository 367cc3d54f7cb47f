import type { PathInput } from '#paths/path.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import { IndexList } from '#shared/parts/fund-index/IndexList.tsx'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { NavList } from './NavList.tsx'

type Input = PathInput<typeof fundPortalPaths.valuation>

const VIEWS = [
  { key: 'nav', label: '基金净值' },
  { key: 'index', label: '指数估值' },
] as const

/** Published values of funds, and valuations of indexes in their own history, in two tabs. */
export default function ValuationScreen({ input }: { readonly input: Input }) {
  const show = useUrlChoice(fundPortalPaths.valuation)
  const { view = 'nav' } = input
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
    <NavList head={views} filters={input} onFilter={show} />
  )
}
