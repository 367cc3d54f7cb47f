import { myCenterPaths } from '#paths/my-center.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: myCenterPaths.centerHome,
    title: '我的',
    // Settings, privacy and service are for everyone.
    needs: [],
    tab: 'mine',
    refreshOnRedisplay: true,
    skeleton: 'rules',
    load: () => import('./center-home/CenterHomeScreen.tsx'),
  }),
  screen({
    path: myCenterPaths.personalTax,
    title: '个人及税收信息',
    needs: ['login'],
    flow: 'account',
    skeleton: 'steps',
    load: () => import('./personal-tax/PersonalTaxScreen.tsx'),
  }),
]

export const myCenterModule: ModuleRow = {
  group: 'account',
  segment: 'myCenter',
  defaultChild: myCenterPaths.centerHome.pattern,
  screens,
}
