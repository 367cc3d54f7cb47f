import { activityCenterPaths } from '#paths/activities/activity-center.ts'
import { activityPaths } from '#paths/activities/activity.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: activityPaths.authGuide,
    title: '开户指南',
    needs: [],
    share: { title: '开户指南', to: () => activityPaths.authGuide.to() },
    refreshOnRedisplay: true,
    load: () => import('./auth-guide/AuthGuideScreen.tsx'),
  }),
  screen({
    path: activityPaths.oneKeyGift,
    title: '新人礼',
    needs: [],
    share: { title: '新人礼', to: () => activityPaths.oneKeyGift.to() },
    refreshOnRedisplay: true,
    load: () => import('./one-key-gift/OneKeyGiftScreen.tsx'),
  }),
  screen({
    path: activityPaths.duiba,
    title: '合作商城',
    needs: ['login'],
    skeleton: 'list',
    load: () => import('./duiba/DuibaScreen.tsx'),
  }),
  screen({
    path: activityPaths.bigVCoupon,
    title: '专栏领券',
    needs: [],
    entry: { by: 'outside', why: 'in messages and banners that operators send for a column' },
    share: {
      title: '专栏领券',
      to: ({ columnId, batchId }) => activityPaths.bigVCoupon.to({ columnId, batchId }),
    },
    refreshOnRedisplay: true,
    load: () => import('./big-v-coupon/BigVCouponScreen.tsx'),
  }),
  screen({
    path: activityPaths.xgt,
    title: '薪管通',
    needs: [],
    share: { title: '薪管通', to: () => activityPaths.xgt.to() },
    refreshOnRedisplay: true,
    load: () => import('./xgt/XgtScreen.tsx'),
  }),
]

export const activityModule: ModuleRow = {
  group: 'activities',
  segment: 'activity',
  wayOn: { text: '看看活动中心', to: activityCenterPaths.activityCenterHome.to() },
  screens,
}
