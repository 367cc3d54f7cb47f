import { useNavigate } from 'react-router-dom'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { Button } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'

/** The next step where a coupon cannot be had any more: those that can be claimed. */
export function OtherCoupons() {
  const navigate = useNavigate()
  return (
    <BottomBar>
      <Button
        kind="secondary"
        size="large"
        block
        onClick={() => void navigate(couponCenterPaths.couponCenterHome.to({ tab: 'claim' }))}
      >
        看看其他券
      </Button>
    </BottomBar>
  )
}
