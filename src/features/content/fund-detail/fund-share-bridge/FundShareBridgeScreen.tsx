import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { queryHolding } from '#api/calls/asset.ts'
import { listShares } from '#api/calls/fund-share.ts'
import { RET } from '#api/endpoint.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
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
  const { fundCode } = input
  const navigate = useNavigate()
  const query = useQuery(queryFor(queryHolding, input))
  const notHeld = (
    <EmptyState
      kind="empty"
      title="您没有持有这只基金"
      note="确认份额后可以分享持有"
      actionText="查看基金"
      onAction={() => void navigate(fundDetailPaths.fundDetailSingle.to({ fundCode }))}
    />
  )
  return (
    <DetailTemplate
      query={query}
      skeleton="figures"
      refused={({ retCode }) =>
        retCode === RET.notFound ? (
          <>
            {notHeld}
            <OwnShares fundCode={fundCode} />
          </>
        ) : null
      }
    >
      {(holding) => (
        <>
          <MakeShare holding={holding} />
          <OwnShares fundCode={fundCode} />
        </>
      )}
    </DetailTemplate>
  )
}
