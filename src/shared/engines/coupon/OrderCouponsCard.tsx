import { isEmptyList } from '#api/rows.ts'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { orderCouponText, type OrderCoupon } from './order-coupon-text.ts'

/** The coupons of an order; nothing where it has none. */
export function OrderCouponsCard({ coupons }: { readonly coupons: readonly OrderCoupon[] }) {
  if (isEmptyList(coupons)) return null
  return (
    <RowCard title="优惠券">
      {coupons.map((coupon) => {
        const { value, note } = orderCouponText(coupon)
        return (
          <Row
            key={coupon.cardId}
            title={coupon.title}
            note={note}
            value={value}
            href={couponCenterPaths.couponDetail.to({ cardId: coupon.cardId })}
          />
        )
      })}
    </RowCard>
  )
}
