import { useQueries } from '@tanstack/react-query'
import { listChannelHoldings, listLots } from '#api/calls/asset.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import type { assetPaths } from '#paths/asset.ts'
import type { PathInput } from '#paths/path.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { CardLots } from './CardLots.tsx'
import { NotHeld } from '../parts/NotHeld.tsx'

type Input = PathInput<typeof assetPaths.shareDetail>

export const prefetch: Prefetch<Input> = ({ fundCode }) => [
  prefetchCall(listLots, { fundCode }),
  prefetchCall(listChannelHoldings, { fundCode }),
]

/** A holding lot by lot, card by card: how old each is, what selling it would cost, and when that becomes less. */
export default function ShareDetailScreen({ input }: { readonly input: Input }) {
  const { fundCode } = input
  const both = useQueries({
    queries: [queryFor(listLots, { fundCode }), queryFor(listChannelHoldings, { fundCode })],
    combine: ([lots, channels]) => ({
      data:
        lots.data && channels.data
          ? { lots: lots.data.lots, channels: channels.data.channels }
          : undefined,
      isPending: lots.isPending || channels.isPending,
      error: lots.error ?? channels.error,
      dataUpdatedAt: Math.min(lots.dataUpdatedAt, channels.dataUpdatedAt),
      refetch: () => Promise.all([lots.refetch(), channels.refetch()]),
    }),
  })
  return (
    <DetailTemplate
      skeleton="steps"
      query={both}
      isEmpty={({ channels }) => channels.length === 0}
      empty={<NotHeld fundCode={fundCode} />}
      footNote="卖出时先买入的份额先卖出。持有天数从份额确认日起按自然日计算，费率以卖出当日为准"
    >
      {({ channels, lots }) =>
        channels.map((channel) => (
          <CardLots
            key={channel.bankSerial}
            channel={channel}
            lots={lots.filter(({ bankSerial }) => bankSerial === channel.bankSerial)}
          />
        ))
      }
    </DetailTemplate>
  )
}
