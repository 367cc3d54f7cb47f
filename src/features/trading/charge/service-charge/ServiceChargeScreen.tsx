import { useNavigate } from 'react-router-dom'
import { queryFundOne } from '#api/calls/fund.ts'
import { chargePaths } from '#paths/charge.ts'
import type { PathInput } from '#paths/path.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { prefetchCall } from '#api/query.ts'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { EstimateForm } from './EstimateForm.tsx'

type Input = PathInput<typeof chargePaths.serviceCharge>

export const prefetch: Prefetch<Input> = ({ fundCode }) =>
  fundCode === undefined ? [] : [prefetchCall(queryFundOne, { fundCode })]

/** Estimates the fee of buying or selling a fund as the user types. */
export default function ServiceChargeScreen({ input: { fundCode } }: { readonly input: Input }) {
  if (fundCode === undefined) return <NoFund />
  return (
    <FundPage
      fundCode={fundCode}
      skeleton="form"
      footNote={<RiskLine>估算仅供参考，费用以交易确认为准</RiskLine>}
    >
      {(fund) => (
        <>
          <FundLine fund={fund} />
          <EstimateForm key={fundCode} fund={fund} />
        </>
      )}
    </FundPage>
  )
}

function NoFund() {
  const navigate = useNavigate()
  return (
    <EmptyState
      kind="empty"
      title="请先选择一只基金"
      note="各基金的费率不同，选好后在基金详情的费率中估算"
      actionText="选择基金"
      onAction={() => void navigate(fundPortalPaths.buyFundList.to())}
      secondaryText="查看交易规则"
      onSecondary={() => void navigate(chargePaths.shiftRule.to())}
    />
  )
}
