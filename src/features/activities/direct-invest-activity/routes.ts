import { directInvestActivityPaths } from '#paths/activities/direct-invest-activity.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const TITLE = '定投方案'

const screens = [
  screen({
    path: directInvestActivityPaths.home,
    title: TITLE,
    needs: [],
    share: { title: TITLE, to: () => directInvestActivityPaths.home.to() },
    load: () => import('./home/HomeScreen.tsx'),
  }),
  screen({
    path: directInvestActivityPaths.plan,
    title: TITLE,
    needs: ['login'],
    share: { title: TITLE, to: () => directInvestActivityPaths.home.to() },
    load: () => import('./plan/PlanScreen.tsx'),
  }),
]

export const directInvestActivityModule: ModuleRow = {
  group: 'activities',
  segment: 'directInvestActivity',
  defaultChild: directInvestActivityPaths.home.pattern,
  screens,
}
