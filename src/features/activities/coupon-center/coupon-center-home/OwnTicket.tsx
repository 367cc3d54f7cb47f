import { bringsIncome } from '#domain/coupon/coupon.ts'
import { COUPON_STATE_WORDS } from '#domain/coupon/coupon-words.ts'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { useNavigate } from 'react-router-dom'
import type { CouponCard } from '#shared/engines/coupon/chosen-coupons.ts'
import { CouponEnd } from '#shared/engines/coupon/CouponEnd.tsx'
import { CouponTicket } from '#shared/engines/coupon/CouponTicket.tsx'
import { couponUse } from '#features/activities/coupon-center/parts/coupon-use.ts'
import { Button } from '#ui/base/Button.tsx'
import { Tag } from '#ui/text/Tag.tsx'

/** An own coupon, with the button that uses it. */
export function OwnTicket({ coupon }: { readonly coupon: CouponCard }) {
  const navigate = useNavigate()
  const { cardId, state, terms, validUntil } = coupon
  return (
    <CouponTicket
      face={coupon}
      end={<CouponEnd validUntil={validUntil} />}
      ended={state !== 'usable'}
      href={couponCenterPaths.couponDetail.to({ cardId })}
      side={
        bringsIncome(terms) ? (
          <Tag>进行中</Tag>
        ) : state === 'usable' ? (
          <Button size="small" track="useCoupon" onClick={() => void navigate(couponUse(coupon))}>
            去使用
          </Button>
        ) : (
          <Tag>{COUPON_STATE_WORDS[state]}</Tag>
        )
      }
    />
  )
}
