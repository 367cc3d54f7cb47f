import { useNavigate } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { FundList } from '../parts/FundList.tsx'
import type { FundFilters } from '../parts/fund-filters.ts'
import { planNotes } from '../parts/ranked-fund.ts'
import { usePlanOpening } from '../parts/use-plan-opening.ts'

export { fundFilters as urlFields } from '../parts/fund-filters.ts'

/** Funds that a fixed plan can buy. Picking one opens its plan. */
export default function DirectFundListScreen({ input }: { readonly input: FundFilters }) {
  const navigate = useNavigate()
  return (
    <FundList
      label="可以定投的基金"
      scope="plan"
      filters={input}
      onFilter={(filters) => void navigate(paths.directFundList.to(filters), { replace: true })}
      onOpen={usePlanOpening()}
      notesOf={planNotes}
    />
  )
}
