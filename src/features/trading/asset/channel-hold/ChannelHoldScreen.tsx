import { useQueries } from '@tanstack/react-query'
import { listAssetsChannel, listChannelHoldings } from '#api/calls/asset.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { combineQueries } from '#templates/combine-queries.ts'
import type { Prefetch } from '#templates/screen.ts'
import { ChannelHoldings } from './ChannelHoldings.tsx'

export const prefetch: Prefetch<object> = () => [
  prefetchCall(listChannelHoldings, {}),
  prefetchCall(listAssetsChannel, {}),
]

/** The holdings, grouped by the bank card or partner through which they are held. */
export default function ChannelHoldScreen() {
  const both = useQueries({
    queries: [queryFor(listChannelHoldings, {}), queryFor(listAssetsChannel, {})],
    combine: (all) => {
      const [channels, assets] = all
      const data = channels.data && assets.data && { ...channels.data, assets: assets.data }
      return combineQueries(all, data)
    },
  })
  return <ChannelHoldings query={both} />
}
