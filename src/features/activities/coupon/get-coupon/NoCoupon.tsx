import { useNavigate } from 'react-router-dom'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'

/** An address that names no coupon, with the way to those that there are. */
export function NoCoupon({ title = '没有找到这张券' }: { readonly title?: string }) {
  const navigate = useNavigate()
  return (
    <EmptyState
      kind="notfound"
      title={title}
      note="看看其他可以领取的券"
      actionText="去领券"
      onAction={() =>
        void navigate(couponCenterPaths.couponCenterHome.to({ tab: 'claim' }), { replace: true })
      }
    />
  )
}
