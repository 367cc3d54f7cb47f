import { queryCouponBatch } from '#api/calls/coupons/coupon.ts'
import { CallRefused } from '#api/client.ts'
import { isEmptyList } from '#api/rows.ts'
import { useCurrent } from '#api/use-current.ts'
import { ItemCard } from '#shared/views/content/items/ItemCard.tsx'
import { BatchTicket } from '#shared/engines/coupon/BatchTicket.tsx'
import { FailedLine } from '#templates/FailedLine.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import type { Column } from './ColumnHead.tsx'

interface Props {
  readonly column: Column
  readonly batchId: string | null
}

/** The coupon of a column, and its newest articles. */
export function ColumnParts({ column: { articles }, batchId }: Props) {
  return (
    <>
      {batchId === null ? null : <ColumnCoupon batchId={batchId} />}
      <Card title="最新文章" flush>
        <UnreadableNotice of={[articles]} />
        {isEmptyList(articles) ? <Row title="还没有发布文章" /> : null}
        {articles.map((item) => (
          <ItemCard key={item.itemId} item={item} />
        ))}
      </Card>
    </>
  )
}

/** One that the provider does not have, or not any more, is left out. */
function ColumnCoupon({ batchId }: { readonly batchId: string }) {
  const { data, error, refetch } = useCurrent(queryCouponBatch, { batchId })
  if (data !== undefined)
    return (
      <section aria-label="专栏领券">
        <BatchTicket batch={data.batch} now={data.serverTime} opens />
      </section>
    )
  if (error === null) return <SkeletonBlock tall />
  return error instanceof CallRefused ? null : <FailedLine what="优惠券" onRetry={refetch} />
}
