import type { fundPortalPaths } from '#paths/fund-portal.ts'
import type { PathInput } from '#paths/path.ts'

/** The filters in the URL of any list of this module. */
export type FundFilters = PathInput<typeof fundPortalPaths.performance>

/** Called with the filters after each change. */
export type OnFilter = (filters: FundFilters) => void
