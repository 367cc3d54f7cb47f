import type { FundFilters } from '../parts/portal-filters.ts'
import { PortalList, portalPrefetch } from '../parts/PortalList.tsx'

export const prefetch = portalPrefetch('stopProfit')

/** Funds whose plans can stop at a target profit. */
export default function StopWinFundListScreen({ input }: { readonly input: FundFilters }) {
  return <PortalList name="stopProfit" input={input} />
}
