import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { AssetSummary } from '#shared/holding/AssetSummary.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { AssetLinks } from './AssetLinks.tsx'
import { HoldingList } from './HoldingList.tsx'
import { TransitRows } from './TransitRows.tsx'

export const prefetch: Prefetch<object> = () => [prefetchCall(listAssetsChannel, {})]

/** All holdings of the user: the total, each fund, and money in transit. */
export default function HoldListScreen() {
  const navigate = useNavigate()
  const assets = useQuery(queryFor(listAssetsChannel, {}))
  return (
    <DetailTemplate skeleton="holdings" query={assets}>
      {(data) => (
        <>
          <AssetSummary assets={data} />
          <UnreadableNotice of={[data.holdings, data.transits]} totalIncludesThem />
          <TransitRows transits={data.transits} />
          {isEmptyList(data.holdings) ? (
            <EmptyState
              kind="empty"
              title={isEmptyList(data.transits) ? '还没有持有基金' : '还没有已确认的份额'}
              note={
                isEmptyList(data.transits) ? '从了解一只基金开始' : '买入的基金确认后显示在这里'
              }
              actionText="去看看基金"
              onAction={() => void navigate(fundPortalPaths.allFundList.to())}
            />
          ) : (
            <HoldingList holdings={data.holdings} incomeDate={data.incomeDate} />
          )}
          <AssetLinks />
        </>
      )}
    </DetailTemplate>
  )
}
