import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router-dom'
import type { fundPortalPaths } from '#paths/fund-portal.ts'
import { FundList } from '#shared/fund-list/FundList.tsx'
import type { FundFilters } from './portal-filters.ts'

type Given = Omit<ComponentProps<typeof FundList>, 'filters' | 'onFilter' | 'keys'>

interface Props extends Given {
  /** The screen's own path: its fields are the filters, which a return or reload keeps. */
  readonly path: Pick<(typeof fundPortalPaths)['performance'], 'to'>
  readonly input: FundFilters
}

/** A list to look funds up in: by the return of a stage, with search. */
export function PortalList({ path, input, ...list }: Props) {
  const navigate = useNavigate()
  return (
    <FundList
      search
      spans
      keys={['type', 'risk', 'order']}
      filters={input}
      onFilter={(filters) => void navigate(path.to(filters), { replace: true })}
      {...list}
    />
  )
}
