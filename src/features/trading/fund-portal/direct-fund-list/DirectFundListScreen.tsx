import type { FundFilters } from '../parts/portal-filters.ts'
import { PortalList, portalPrefetch } from '../parts/PortalList.tsx'

export const prefetch = portalPrefetch('plan')

/** Funds that a regular plan can buy. A tap opens the plan. */
export default function DirectFundListScreen({ input }: { readonly input: FundFilters }) {
  return <PortalList name="plan" input={input} />
}
