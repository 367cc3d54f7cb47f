import { directSpecialPaths } from '#paths/activities/direct-special.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: directSpecialPaths.directSpecialHome,
    title: '定投专题',
    needs: [],
    share: { title: '定投专题', to: () => directSpecialPaths.directSpecialHome.to() },
    refreshOnRedisplay: true,
    load: () => import('./direct-special-home/DirectSpecialHomeScreen.tsx'),
  }),
  screen({
    path: directSpecialPaths.directRankingList,
    title: '定投长期业绩',
    needs: [],
    share: { title: '定投长期业绩', to: () => directSpecialPaths.directRankingList.to({}) },
    skeleton: 'list',
    load: () => import('./direct-ranking-list/DirectRankingListScreen.tsx'),
  }),
]

export const directSpecialModule: ModuleRow = {
  group: 'activities',
  segment: 'directSpecial',
  defaultChild: directSpecialPaths.directSpecialHome.pattern,
  screens,
}
