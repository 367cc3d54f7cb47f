import type { FundFilters } from '../parts/portal-filters.ts'
import { PortalList, portalPrefetch } from '../parts/PortalList.tsx'

export const prefetch = portalPrefetch('performance')

/** All funds by the return of a stage. */
export default function PerformanceScreen({ input }: { readonly input: FundFilters }) {
  return <PortalList name="performance" input={input} />
}
