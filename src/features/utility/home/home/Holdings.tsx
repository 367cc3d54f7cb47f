import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { queryFor } from '#api/query.ts'
import { isEmptyList, unreadable } from '#api/rows.ts'
import { largestFirst } from '#domain/holding/holding.ts'
import { isZero } from '#domain/money/money.ts'
import { assetPaths } from '#paths/asset.ts'
import { AssetSummary, type Assets } from '#shared/engines/holding/AssetSummary.tsx'
import { HoldingHeads } from '#shared/engines/holding/HoldingHeads.tsx'
import { holdingKey } from '#shared/engines/holding/holding-path.ts'
import { HoldingRow } from '#shared/engines/holding/HoldingRow.tsx'
import { useUnopened } from '#shared/engines/person/use-unopened.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { StaleNotice } from '#templates/StaleNotice.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { SkeletonCards } from '#ui/layout/Skeleton.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import styles from './Holdings.module.css'

/**
 * The number of holdings that home shows; where there are more, the largest, and the way to the
 * rest.
 */
const MOST = 5
const LARGEST = 3

interface Props {
  readonly enabled: boolean
  /** Called in the frame that draws them: what is below comes with it. */
  readonly onDrawn: () => void
}

/** The summary of the user's assets, and the largest holdings. */
export function Holdings({ enabled, onDrawn }: Props) {
  const assets = useQuery({ ...queryFor(listAssetsChannel, {}), enabled })
  return (
    <Loaded query={assets} skeleton={<SkeletonCards shape="holdings" />}>
      {(data) => (
        <>
          <StaleNotice query={assets} />
          <Own assets={data} onDrawn={onDrawn} />
        </>
      )}
    </Loaded>
  )
}

interface OwnProps extends Pick<Props, 'onDrawn'> {
  readonly assets: Assets
}

/** Amounts and holdings, or how an account is opened. */
function Own({ assets, onDrawn }: OwnProps) {
  const isUnopened = useUnopened(assets)
  if (isUnopened === null) return <SkeletonCards shape="holdings" />
  return (
    <>
      {isUnopened ? null : <AssetSummary assets={assets} />}
      <UnreadableNotice of={[assets.holdings, assets.transits]} totalIncludesThem />
      <FirstHoldings assets={assets} />
      <Drawn tell={onDrawn} />
    </>
  )
}

function Drawn({ tell }: { readonly tell: () => void }) {
  useLayoutEffect(tell, [tell])
  return null
}

function FirstHoldings({ assets }: { readonly assets: Assets }) {
  const navigate = useNavigate()
  const { holdings, transits, incomeDate, cumulativeProfit } = assets
  if (isEmptyList(holdings) && isEmptyList(transits)) {
    return <FirstSteps hadSome={!isZero(cumulativeProfit)} />
  }
  const count = holdings.length + unreadable(holdings)
  return (
    <Card
      title={<span className={styles.count}>{`我的持有（${count}）`}</span>}
      extra={
        <Button kind="text" size="small" onClick={() => void navigate(assetPaths.holdList.to())}>
          查看全部
        </Button>
      }
      flush
    >
      {holdings.length === 0 ? null : <HoldingHeads />}
      <RowList label="我的持有">
        {largestFirst(holdings)
          .slice(0, count > MOST ? LARGEST : MOST)
          .map((holding) => (
            <HoldingRow key={holdingKey(holding)} holding={holding} incomeDate={incomeDate} />
          ))}
      </RowList>
      {isEmptyList(holdings) ? (
        <p className={styles.waiting}>买入的基金正在确认中，确认后显示在这里</p>
      ) : null}
    </Card>
  )
}
