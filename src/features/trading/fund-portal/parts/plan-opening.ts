import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { FundRowProps } from '#shared/fund/FundRow.tsx'
import { canOpenPlan, openPlan } from '#shared/plan/open-plan.ts'
import type { RankedFund } from './ranked-fund.ts'

/**
 * Opens the app's page for a plan of the fund; outside the app, which has no such page, the fund's
 * detail screen.
 */
export function planOpening(fund: RankedFund): Pick<FundRowProps, 'to' | 'onOpen'> {
  return canOpenPlan()
    ? { onOpen: () => void openPlan(fund) }
    : { to: fundDetailPaths.fundDetailSingle.to({ fundCode: fund.fundCode }) }
}
