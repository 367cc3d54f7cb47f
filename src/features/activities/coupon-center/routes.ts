import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: couponCenterPaths.couponCenterHome,
    title: '卡券中心',
    needs: [],
    refreshOnRedisplay: true,
    skeleton: 'list',
    load: () => import('./coupon-center-home/CouponCenterHomeScreen.tsx'),
  }),
  screen({
    path: couponCenterPaths.historyCoupon,
    title: '历史卡券',
    needs: ['login'],
    skeleton: 'list',
    load: () => import('./history-coupon/HistoryCouponScreen.tsx'),
  }),
  screen({
    path: couponCenterPaths.couponDetail,
    title: '卡券详情',
    needs: ['login'],
    refreshOnRedisplay: true,
    load: () => import('./coupon-detail/CouponDetailScreen.tsx'),
  }),
  screen({
    path: couponCenterPaths.couponRangeList,
    title: '适用基金',
    needs: ['login'],
    skeleton: 'list',
    load: () => import('./coupon-range-list/CouponRangeListScreen.tsx'),
  }),
]

export const couponCenterModule: ModuleRow = {
  group: 'activities',
  segment: 'couponCenter',
  defaultChild: couponCenterPaths.couponCenterHome.pattern,
  screens,
}
