import { useNavigate } from 'react-router-dom'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { canOpenPlan, openPlan } from '#shared/plan/open-plan.ts'
import type { RankedFund } from './ranked-fund.ts'

/**
 * Opens the app's page for a plan of the fund; outside the app, which has no such page, the fund's
 * detail screen.
 */
export function usePlanOpening(): (fund: RankedFund) => void {
  const navigate = useNavigate()
  return (fund) =>
    void (canOpenPlan()
      ? openPlan(fund)
      : navigate(fundDetailPaths.fundDetailSingle.to({ fundCode: fund.fundCode })))
}
