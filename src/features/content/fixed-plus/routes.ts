import { fixedPlusPaths } from '#paths/funds/fixed-plus.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: fixedPlusPaths.fixedPlusHome,
    title: '固收+',
    needs: [],
    load: () => import('./fixed-plus-home/FixedPlusHomeScreen.tsx'),
  }),
  screen({
    path: fixedPlusPaths.fixedPlusStrategy,
    title: '固收+策略',
    needs: [],
    skeleton: 'figures',
    load: () => import('./fixed-plus-strategy/FixedPlusStrategyScreen.tsx'),
  }),
]

export const fixedPlusModule: ModuleRow = {
  group: 'content',
  segment: 'fixed_plus',
  share: 'own',
  defaultChild: fixedPlusPaths.fixedPlusHome.pattern,
  screens,
}
