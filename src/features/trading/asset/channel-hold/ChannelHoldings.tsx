import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import type { listChannelHoldings } from '#api/calls/asset.ts'
import { isEmptyList, unreadable } from '#api/rows.ts'
import { formatAmount, formatShares } from '#domain/money/format-figures.ts'
import { sumDecimals } from '#domain/holding/holding.ts'
import { isZero, subtract } from '#domain/money/money.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import type { Assets } from '#shared/engines/holding/AssetSummary.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { holdingPath } from '#shared/engines/holding/holding-path.ts'
import { SumCard } from '#shared/engines/holding/SumCard.tsx'
import type { DatedData } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { Note } from '#ui/text/Note.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { cardName } from '#domain/bank/card-name.ts'
import styles from './ChannelHoldings.module.css'

type Channel = v.InferOutput<typeof listChannelHoldings.payload>['channels'][number]

interface Data {
  readonly channels: readonly Channel[]
  readonly assets: Assets
}

/** Each card with its funds. The amounts of all cards add up to the total of all holdings. */
export function ChannelHoldings({ query }: { readonly query: DatedData<Data> }) {
  const navigate = useNavigate()
  return (
    <DetailTemplate
      query={query}
      isEmpty={({ channels }) => isEmptyList(channels)}
      empty={
        <EmptyState
          kind="empty"
          title="还没有持有基金"
          note="买入的基金确认后，按银行卡显示在这里"
          actionText="去看看基金"
          onAction={() => void navigate(fundPortalPaths.allFundList.to())}
        />
      }
    >
      {({ channels, assets }) => (
        <>
          <Total channels={channels} assets={assets} />
          <UnreadableNotice
            of={[channels, ...channels.map(({ holdings }) => holdings)]}
            totalIncludesThem
          />
          {channels.map((channel) => (
            <ChannelCard key={channel.bankSerial} channel={channel} assets={assets} />
          ))}
        </>
      )}
    </DetailTemplate>
  )
}

function Total({ channels, assets: { inTransit, totalAsset } }: Data) {
  const { veil } = useHiddenAmounts()
  const held =
    unreadable(channels) === 0
      ? sumDecimals(channels.map(({ amount }) => amount))
      : subtract(totalAsset, inTransit)
  return (
    <SumCard label="持有金额（元）">
      <NumberText size="hero" value={veil(formatAmount(held))} />
      <Note gap={1}>
        {`${channels.length + unreadable(channels)} 张银行卡`}
        {isZero(inTransit) ? '' : `，另有在途资金 ${veil(formatAmount(inTransit))} 元`}
      </Note>
    </SumCard>
  )
}

function ChannelCard({ channel, assets }: { readonly channel: Channel; readonly assets: Assets }) {
  const navigate = useNavigate()
  const { veil } = useHiddenAmounts()
  const fundTypes = new Map(assets.holdings.map((it) => [it.fundCode, it.fundTypeCode]))
  return (
    <Card
      title={
        <>
          {cardName(channel)}
          <span className={styles.sum}>{`${veil(formatAmount(channel.amount))} 元`}</span>
        </>
      }
      flush
    >
      <RowList label={cardName(channel)}>
        {channel.holdings.map(({ fundCode, fundName, amount, shares, frozenShares }) => (
          <Row
            key={fundCode}
            title={fundName}
            note={`${veil(formatShares(shares))} 份${isZero(frozenShares) ? '' : `，冻结 ${veil(formatShares(frozenShares))} 份`}`}
            value={`${veil(formatAmount(amount))} 元`}
            onClick={() =>
              void navigate(holdingPath({ fundCode, fundTypeCode: fundTypes.get(fundCode) ?? '' }))
            }
          />
        ))}
      </RowList>
    </Card>
  )
}
