import type { FundFilters } from '../parts/portal-filters.ts'
import { PortalList, portalPrefetch } from '../parts/PortalList.tsx'

export const prefetch = portalPrefetch('buy')

/** Funds that can be bought now. */
export default function BuyFundListScreen({ input }: { readonly input: FundFilters }) {
  return <PortalList name="buy" input={input} />
}
