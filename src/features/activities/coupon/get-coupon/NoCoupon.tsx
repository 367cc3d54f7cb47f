import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'

/** An address that names no coupon, with the way to those that there are. */
export function NoCoupon({ title = '没有找到这张券' }: { readonly title?: string }) {
  const replace = useReplace()
  return (
    <EmptyState
      kind="notfound"
      title={title}
      note="看看其他可以领取的券"
      actionText="去领券"
      onAction={() => replace(couponCenterPaths.couponCenterHome.to({ tab: 'claim' }))}
    />
  )
}
