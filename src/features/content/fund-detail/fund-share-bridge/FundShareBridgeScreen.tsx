import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { queryHolding } from '#api/calls/asset.ts'
import { listShares } from '#api/calls/fund-share.ts'
import { CallRefused } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { MakeShare } from './MakeShare.tsx'
import { OwnShares } from './OwnShares.tsx'

type Input = PathInput<typeof fundDetailPaths.fundShareBridge>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(queryHolding, input),
  prefetchCall(listShares, input),
]

/** Shares a holding of the user's own, and takes back what was shared. */
export default function FundShareBridgeScreen({ input }: { readonly input: Input }) {
  const query = useQuery(queryFor(queryHolding, input))
  const notHeld = query.error instanceof CallRefused && query.error.retCode === RET.notFound
  if (notHeld) {
    return (
      <Page>
        <NotHeld {...input} />
        <OwnShares {...input} />
      </Page>
    )
  }
  return (
    <DetailTemplate query={query} skeleton="figures">
      {(holding) => (
        <>
          <MakeShare holding={holding} />
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
