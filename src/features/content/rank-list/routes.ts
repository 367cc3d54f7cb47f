import { rankListPaths } from '#paths/rank-list.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: rankListPaths.allRankList,
    title: '榜单',
    needs: [],
    skeleton: 'list',
    load: () => import('./all-rank-list/AllRankListScreen.tsx'),
  }),
  screen({
    path: rankListPaths.rankDetail,
    title: '榜单详情',
    needs: [],
    skeleton: 'list',
    load: () => import('./rank-detail/RankDetailScreen.tsx'),
  }),
]

export const rankListModule: ModuleRow = {
  group: 'content',
  segment: 'rankList',
  share: 'own',
  defaultChild: rankListPaths.allRankList.pattern,
  screens,
}
