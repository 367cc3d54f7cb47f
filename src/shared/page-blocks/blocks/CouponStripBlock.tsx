import { useQueries } from '@tanstack/react-query'
import { queryCouponBatch } from '#api/calls/coupons/coupon.ts'
import { queryFor } from '#api/query.ts'
import { couponStrip } from '#domain/page/blocks/content-blocks.ts'
import { BatchTicket } from '#shared/coupon/BatchTicket.tsx'
import { BlockFailed } from '#shared/page-blocks/BlockFailed.tsx'
import { blockView } from '#shared/page-blocks/block-view.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import styles from './CouponStripBlock.module.css'
import { isGone } from './is-gone.ts'

/** Coupons to claim, in the page's order; a batch that is no longer there is left out. */
export const CouponStrip = blockView(couponStrip, ({ title, batchIds }) => {
  const batches = useQueries({
    queries: batchIds.map((batchId) => queryFor(queryCouponBatch, { batchId })),
  })
  const name = title === '' ? '领券' : title
  if (!batches.every(({ data, error }) => data !== undefined || isGone(error))) {
    const failed = batches.some(({ error }) => error !== null && !isGone(error))
    const retry = () => Promise.all(batches.map((it) => it.refetch()))
    return (
      <Card title={name}>
        {failed ? <BlockFailed onRetry={retry} /> : <Skeleton lines={batchIds.length * 2} />}
      </Card>
    )
  }
  const found = batches.flatMap(({ data }) => data ?? [])
  if (found.length === 0) return null
  return (
    <section aria-label={name}>
      <h2 className={styles.title}>{name}</h2>
      {found.map(({ batch, serverTime }) => (
        <BatchTicket key={batch.batchId} batch={batch} now={serverTime} opens />
      ))}
    </section>
  )
})
