import { useNavigate } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { FundList } from '../parts/FundList.tsx'
import type { FundFilters } from '../parts/fund-filters.ts'
import { purchaseNotes } from '../parts/ranked-fund.ts'

export { fundFilters as urlFields } from '../parts/fund-filters.ts'

/** Funds that can be bought now. Picking one leads to its purchase, behind rules.md#pre-trade-gate. */
export default function BuyFundListScreen({ input }: { readonly input: FundFilters }) {
  const navigate = useNavigate()
  return (
    <FundList
      label="可以买入的基金"
      scope="buy"
      filters={input}
      onFilter={(filters) => void navigate(paths.buyFundList.to(filters), { replace: true })}
      onOpen={({ fundCode }) => void navigate(paths.purchase.to({ fundCode }))}
      notesOf={purchaseNotes}
    />
  )
}
