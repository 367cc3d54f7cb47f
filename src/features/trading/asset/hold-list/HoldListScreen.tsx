import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { queryOpeningProgress } from '#api/calls/account-opening.ts'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { openingLeftText } from '#domain/identity/opening-words.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { AssetSummary, type Assets } from '#shared/engines/holding/AssetSummary.tsx'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import { useUnopened } from '#shared/engines/person/use-unopened.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { SkeletonCards } from '#ui/layout/Skeleton.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { AssetLinks } from './AssetLinks.tsx'
import { HoldingList } from './HoldingList.tsx'
import { TransitRows } from './TransitRows.tsx'

export const prefetch: Prefetch<object> = () => [prefetchCall(listAssetsChannel, {})]

/** All holdings of the user: the total, each fund, and money in transit. */
export default function HoldListScreen() {
  const assets = useQuery(queryFor(listAssetsChannel, {}))
  return (
    <DetailTemplate skeleton="holdings" query={assets}>
      {(data) => <Own assets={data} />}
    </DetailTemplate>
  )
}

/** Amounts and holdings, or how an account is opened. */
function Own({ assets: data }: { readonly assets: Assets }) {
  const navigate = useNavigate()
  const isUnopened = useUnopened(data)
  if (isUnopened === null) return <SkeletonCards shape="holdings" />
  if (isUnopened) return <Unopened />
  return (
    <>
      <AssetSummary assets={data} />
      <UnreadableNotice of={[data.holdings, data.transits]} totalIncludesThem />
      <TransitRows transits={data.transits} />
      {isEmptyList(data.holdings) ? (
        <EmptyState
          kind="empty"
          title={isEmptyList(data.transits) ? '还没有持有基金' : '还没有已确认的份额'}
          note={isEmptyList(data.transits) ? '从了解一只基金开始' : '买入的基金确认后显示在这里'}
          actionText="去看看基金"
          onAction={() => void navigate(fundPortalPaths.allFundList.to())}
        />
      ) : (
        <HoldingList holdings={data.holdings} incomeDate={data.incomeDate} />
      )}
      <AssetLinks />
    </>
  )
}

/** Without an account there are no amounts: what is left of opening one. */
function Unopened() {
  const verify = useRealName()
  const { data } = useQuery(queryFor(queryOpeningProgress, {}))
  return (
    <EmptyState
      kind="empty"
      title="开户后查看持有和收益"
      note={data === undefined ? '身份证和银行卡，约 3 分钟' : openingLeftText(data.step)}
      actionText={data?.document ? '继续开户' : '去开户'}
      onAction={() => void verify()}
    />
  )
}
