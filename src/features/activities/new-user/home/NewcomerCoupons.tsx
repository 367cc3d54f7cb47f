import { listCouponBatches } from '#api/calls/coupons/coupon.ts'
import { useCurrent } from '#api/use-current.ts'
import { activityPaths } from '#paths/activities/activity.ts'
import { BatchTicket } from '#shared/engines/coupon/BatchTicket.tsx'
import { FailedLine } from '#templates/FailedLine.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'

const SHOWN = 3

/** The gifts of newcomers, and the coupons that are theirs alone. */
export function NewcomerCoupons() {
  const query = useCurrent(listCouponBatches, { need: 'newcomer' })
  return (
    <>
      <Card flush>
        <Row title="新人礼" note="券、金币与课程，一键领取" href={activityPaths.oneKeyGift.to()} />
      </Card>
      {query.data !== undefined ? (
        <section aria-label="新人专享券">
          {query.data.batches.slice(0, SHOWN).map((batch) => (
            <BatchTicket key={batch.batchId} batch={batch} now={query.data.serverTime} opens />
          ))}
        </section>
      ) : query.error === null ? (
        <SkeletonBlock tall />
      ) : (
        <FailedLine what="新人券" onRetry={query.refetch} />
      )}
    </>
  )
}
