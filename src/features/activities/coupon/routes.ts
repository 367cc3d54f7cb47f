import { couponPaths } from '#paths/activities/coupon.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: couponPaths.getCoupon,
    title: '领券',
    needs: [],
    remountOnUrlChange: true,
    refreshOnRedisplay: true,
    load: () => import('./get-coupon/GetCouponScreen.tsx'),
  }),
  screen({
    path: couponPaths.getCouponShare,
    title: '分享卡券',
    needs: [],
    remountOnUrlChange: true,
    refreshOnRedisplay: true,
    load: () => import('./get-coupon-share/GetCouponShareScreen.tsx'),
  }),
]

export const couponModule: ModuleRow = {
  group: 'activities',
  segment: 'coupon',
  defaultChild: couponPaths.getCoupon.pattern,
  screens,
}
