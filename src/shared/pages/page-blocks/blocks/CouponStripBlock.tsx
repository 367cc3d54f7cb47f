import { useQueries } from '@tanstack/react-query'
import { queryCouponBatch } from '#api/calls/coupons/coupon.ts'
import { queryFor } from '#api/query.ts'
import { coupon, couponStrip } from '#domain/page/blocks/campaign-blocks.ts'
import { BatchTicket } from '#shared/engines/coupon/BatchTicket.tsx'
import { blockView } from '#shared/pages/page-blocks/block-view.ts'
import { BlockToCome } from './BlockStates.tsx'
import styles from './CouponStripBlock.module.css'
import { isGone } from './is-gone.ts'

interface Props {
  /** Absent of one coupon by itself. */
  readonly title?: string
  readonly batchIds: readonly string[]
}

/** Coupons to claim, in the page's order; a batch that is no longer there is left out. */
function Coupons({ title, batchIds }: Props) {
  const batches = useQueries({
    queries: batchIds.map((batchId) => queryFor(queryCouponBatch, { batchId })),
  })
  if (!batches.every(({ data, error }) => data !== undefined || isGone(error))) {
    const error = batches.find((it) => it.error !== null && !isGone(it.error))?.error ?? null
    const refetch = () => Promise.all(batches.map((it) => it.refetch()))
    const named = title === undefined ? {} : { title }
    return <BlockToCome {...named} lines={batchIds.length * 2} {...{ error, refetch }} />
  }
  const found = batches.flatMap(({ data }) => data ?? [])
  if (found.length === 0) return null
  return (
    <section aria-label={title ?? '优惠券'}>
      {title === undefined ? null : <h2 className={styles.title}>{title}</h2>}
      {found.map(({ batch, serverTime }) => (
        <BatchTicket key={batch.batchId} batch={batch} now={serverTime} opens />
      ))}
    </section>
  )
}

export const CouponStrip = blockView(couponStrip, ({ title, batchIds }) => (
  <Coupons title={title === '' ? '领券' : title} batchIds={batchIds} />
))

export const Coupon = blockView(coupon, ({ batchId }) => <Coupons batchIds={[batchId]} />)
