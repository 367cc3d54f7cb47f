import { vipAgingPaths } from '#paths/activities/vip-aging.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: vipAgingPaths.vipAgingHome,
    title: '长辈版',
    needs: [],
    skeleton: 'figures',
    share: { title: '长辈版', to: () => vipAgingPaths.vipAgingHome.to() },
    refreshOnRedisplay: true,
    load: () => import('./vip-aging-home/VipAgingHomeScreen.tsx'),
  }),
  screen({
    path: vipAgingPaths.allServiceAging,
    title: '全部服务',
    needs: [],
    skeleton: 'list',
    share: { title: '全部服务', to: () => vipAgingPaths.allServiceAging.to() },
    load: () => import('./all-service-aging/AllServiceAgingScreen.tsx'),
  }),
]

export const vipAgingModule: ModuleRow = {
  group: 'activities',
  segment: 'vipAging',
  defaultChild: vipAgingPaths.vipAgingHome.pattern,
  screens,
}
