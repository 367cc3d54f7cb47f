import { useQueries } from '@tanstack/react-query'
import { listAssetsChannel, listChannelHoldings } from '#api/calls/asset.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import type { Prefetch } from '#templates/screen.ts'
import { ChannelHoldings } from './ChannelHoldings.tsx'

export const prefetch: Prefetch<object> = () => [
  prefetchCall(listChannelHoldings, {}),
  prefetchCall(listAssetsChannel, {}),
]

/** The holdings by the card, or partner, through which they are held. */
export default function ChannelHoldScreen() {
  const both = useQueries({
    queries: [queryFor(listChannelHoldings, {}), queryFor(listAssetsChannel, {})],
    combine: ([channels, assets]) => ({
      data:
        channels.data && assets.data
          ? { channels: channels.data.channels, assets: assets.data }
          : undefined,
      isPending: channels.isPending || assets.isPending,
      error: channels.error ?? assets.error,
      dataUpdatedAt: Math.min(channels.dataUpdatedAt, assets.dataUpdatedAt),
      refetch: () => Promise.all([channels.refetch(), assets.refetch()]),
    }),
  })
  return <ChannelHoldings query={both} />
}
