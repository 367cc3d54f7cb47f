import { queryCouponBatch } from '#api/calls/coupons/coupon.ts'
import { useCurrent } from '#api/use-current.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { bringsIncome } from '#domain/coupon/coupon.ts'
import type { couponPaths } from '#paths/activities/coupon.ts'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import type { PathInput } from '#paths/path.ts'
import {
  BatchTicket,
  ClaimButton,
  closedWord,
  type Batch,
} from '#shared/engines/coupon/BatchTicket.tsx'
import { COUPON_NOTE } from '#shared/engines/coupon/coupon-note.ts'
import { OtherCoupons } from '#features/activities/coupon/parts/OtherCoupons.tsx'
import { showsCoupon } from '#shared/engines/coupon/shows-coupon.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { Gift } from './Gift.tsx'
import { NoCoupon } from './NoCoupon.tsx'

type Input = PathInput<typeof couponPaths.getCoupon>

const none = () => <NoCoupon />
function claim({ batch, serverTime }: { readonly batch: Batch; readonly serverTime: string }) {
  if (!showsCoupon(batch.terms)) return null
  if (closedWord(batch, serverTime) !== '') return <OtherCoupons />
  return (
    <BottomBar note={batch.unmet === null ? undefined : batch.unmet.reason}>
      <ClaimButton batch={batch} large />
    </BottomBar>
  )
}

/** Takes a coupon of a batch, or one that somebody has given. */
export default function GetCouponScreen({ input }: { readonly input: Input }) {
  const { batchId, giftCode } = input
  if (giftCode !== undefined) return <Gift giftCode={giftCode} />
  return batchId === undefined ? <NoCoupon /> : <OfBatch batchId={batchId} />
}

function OfBatch({ batchId }: { readonly batchId: string }) {
  const query = useCurrent(queryCouponBatch, { batchId })
  return (
    <DetailTemplate query={query} refused={none} actions={claim} footNote={COUPON_NOTE}>
      {({ batch, serverTime }) =>
        showsCoupon(batch.terms) ? (
          <>
            <BatchTicket batch={batch} now={serverTime} />
            <Rules batch={batch} />
          </>
        ) : (
          <NoCoupon />
        )
      }
    </DetailTemplate>
  )
}

function Rules({ batch }: { readonly batch: Batch }) {
  const { claimFrom, claimUntil, perUser, validity, stackable, giftable, own, terms } = batch
  const moment = (time: string) => formatDateTime(time, { seconds: false })
  return (
    <>
      <Card title="领取规则">
        <KeyValue
          items={[
            { label: '领取时间', value: moment(claimFrom), note: `至 ${moment(claimUntil)}` },
            { label: '每人限领', value: `${perUser} 张` },
            { label: '有效期', value: validity },
            ...(bringsIncome(terms)
              ? []
              : [{ label: '叠加', value: stackable ? '可与一张返还券或减免券叠加' : '不可叠加' }]),
            { label: '赠送', value: giftable ? '可以赠送好友' : '不可赠送' },
          ]}
        />
      </Card>
      {own[0] === undefined ? null : (
        <Card flush>
          <Row
            title="查看已领取的券"
            href={couponCenterPaths.couponDetail.to({ cardId: own[0] })}
          />
        </Card>
      )}
    </>
  )
}
