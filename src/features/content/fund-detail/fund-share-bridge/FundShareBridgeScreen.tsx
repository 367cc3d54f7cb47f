import { useNavigate } from 'react-router-dom'
import { queryHolding } from '#api/calls/asset.ts'
import { listShares } from '#api/calls/fund-share.ts'
import { prefetchCall } from '#api/query.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { useHolding } from '#shared/engines/holding/use-holding.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { MakeShare } from './MakeShare.tsx'
import { OwnShares } from './OwnShares.tsx'

type Input = PathInput<typeof fundDetailPaths.fundShareBridge>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(queryHolding, input),
  prefetchCall(listShares, input),
]

/** Shares a holding of the user's own, and takes back what was shared. */
export default function FundShareBridgeScreen({ input }: { readonly input: Input }) {
  const query = useHolding(input.fundCode)
  return (
    <DetailTemplate query={query} skeleton="figures">
      {({ held }) => (
        <>
          {held === null ? <NotHeld {...input} /> : <MakeShare holding={held} />}
          <OwnShares {...input} />
        </>
      )}
    </DetailTemplate>
  )
}

function NotHeld({ fundCode }: Input) {
  const navigate = useNavigate()
  return (
    <EmptyState
      kind="empty"
      title="您没有持有这只基金"
      note="确认份额后可以分享持有"
      actionText="查看基金"
      onAction={() => void navigate(fundDetailPaths.fundDetailSingle.to({ fundCode }))}
    />
  )
}
