import { vipPaths } from '#paths/activities/vip.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const shared = { title: '会员', to: () => vipPaths.vipEntry.to() }

const screens = [
  screen({
    path: vipPaths.vipHome,
    title: '会员',
    needs: ['login'],
    skeleton: 'figures',
    share: shared,
    refreshOnRedisplay: true,
    load: () => import('./vip-home/VipHomeScreen.tsx'),
  }),
  screen({
    path: vipPaths.vipEntry,
    title: '会员介绍',
    needs: [],
    share: shared,
    refreshOnRedisplay: true,
    load: () => import('./vip-entry/VipEntryScreen.tsx'),
  }),
  screen({
    path: vipPaths.vipAuthSuccess,
    title: '开通结果',
    needs: ['login'],
    share: shared,
    entry: { by: 'act', why: 'Follows from becoming a member' },
    load: () => import('./vip-auth-success/VipAuthSuccessScreen.tsx'),
  }),
  screen({
    path: vipPaths.serviceRight,
    title: '会员权益',
    needs: ['login'],
    share: shared,
    refreshOnRedisplay: true,
    load: () => import('./service-right/ServiceRightScreen.tsx'),
  }),
  screen({
    path: vipPaths.upgrade,
    title: '升级',
    needs: ['login'],
    skeleton: 'figures',
    share: shared,
    load: () => import('./upgrade/UpgradeScreen.tsx'),
  }),
  screen({
    path: vipPaths.compat,
    title: '会员简版',
    needs: [],
    share: shared,
    entry: { by: 'outside', why: 'Old links, and a notice that only old apps show, lead here' },
    load: () => import('./compat/CompatScreen.tsx'),
  }),
]

export const vipModule: ModuleRow = {
  group: 'activities',
  segment: 'vip',
  defaultChild: vipPaths.vipHome.pattern,
  screens,
}
