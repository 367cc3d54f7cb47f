import { useQueries } from '@tanstack/react-query'
import { listChannelHoldings, listLots } from '#api/calls/asset.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import type { assetPaths } from '#paths/asset.ts'
import type { PathInput } from '#paths/path.ts'
import { combineQueries } from '#templates/combine-queries.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { CardLots } from './CardLots.tsx'
import { NotHeld } from '../parts/NotHeld.tsx'

type Input = PathInput<typeof assetPaths.shareDetail>

export const prefetch: Prefetch<Input> = ({ fundCode }) => [
  prefetchCall(listLots, { fundCode }),
  prefetchCall(listChannelHoldings, { fundCode }),
]

/** A holding by card and lot, with each lot's age, its redemption fee, and when the fee falls. */
export default function ShareDetailScreen({ input }: { readonly input: Input }) {
  const { fundCode } = input
  const both = useQueries({
    queries: [queryFor(listLots, { fundCode }), queryFor(listChannelHoldings, { fundCode })],
    combine: (all) => {
      const [lots, channels] = all
      return combineQueries(all, lots.data && channels.data && { ...lots.data, ...channels.data })
    },
  })
  return (
    <DetailTemplate
      skeleton="steps"
      query={both}
      isEmpty={({ channels }) => isEmptyList(channels)}
      empty={<NotHeld fundCode={fundCode} />}
      footNote="卖出时先买入的份额先卖出。持有天数和费率按现在卖出计算：一般从份额确认日算到卖出确认日的前一日，按自然日，以基金合同和确认结果为准"
    >
      {({ channels, lots }) => (
        <>
          <UnreadableNotice of={[lots, channels, ...channels.map(({ holdings }) => holdings)]} />
          {channels.map((channel) => (
            <CardLots
              key={channel.bankSerial}
              channel={channel}
              lots={lots.filter(({ bankSerial }) => bankSerial === channel.bankSerial)}
            />
          ))}
        </>
      )}
    </DetailTemplate>
  )
}
