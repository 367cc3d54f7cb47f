import { useQueries, useQuery } from '@tanstack/react-query'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { compare } from '#domain/money/money.ts'
import { assetPaths } from '#paths/asset.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { dayFigure } from '#shared/parts/fund/day-figure.ts'
import { FundRow } from '#shared/parts/fund/FundRow.tsx'
import { FailedLine } from '#templates/FailedLine.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'

/** The largest ones; the rest is on the list of holdings. */
const SHOWN = 4

/**
 * Shows what the user holds with the published change of its day; nothing where nothing is held.
 */
export function HeldFunds() {
  const { data, error, refetch } = useQuery(queryFor(listAssetsChannel, {}))
  const held = [...(data?.holdings ?? [])]
  held.sort((a, b) => compare(b.amount, a.amount))
  const shown = held.slice(0, SHOWN)
  const funds = useQueries({
    queries: shown.map(({ fundCode }) => queryFor(queryFundOne, { fundCode })),
  })
  if (data === undefined && error !== null) {
    return (
      <Card title="我的持有" flush>
        <FailedLine what="持有的基金" onRetry={refetch} />
      </Card>
    )
  }
  // With the figures, which may need a line of their own below a name.
  if (data === undefined || funds.some(({ isPending }) => isPending)) {
    return (
      <Card>
        <Skeleton lines={SHOWN} />
      </Card>
    )
  }
  if (isEmptyList(data.holdings)) return null
  return (
    <Card title="我的持有" extra="按最近公布的净值" flush>
      <UnreadableNotice of={[data.holdings]} />
      <RowList label="我的持有">
        {shown.map(({ fundCode, fundName }, at) => (
          <FundRow
            key={fundCode}
            fundCode={fundCode}
            fundName={fundName}
            figure={dayFigure(funds[at]?.data)}
            to={fundDetailPaths.fundDetailSingle.to({ fundCode })}
          />
        ))}
        {held.length > SHOWN ? (
          <Row title={`查看全部 ${held.length} 只`} href={assetPaths.holdList.to()} />
        ) : null}
      </RowList>
    </Card>
  )
}
