import { puzzlePaths } from '#paths/activities/puzzle.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: puzzlePaths.home,
    title: '指数竞猜',
    needs: [],
    share: { title: '指数竞猜', to: () => puzzlePaths.home.to() },
    refreshOnRedisplay: true,
    skeleton: 'figures',
    load: () => import('./home/HomeScreen.tsx'),
  }),
  screen({
    path: puzzlePaths.history,
    title: '竞猜记录',
    needs: ['login'],
    skeleton: 'list',
    load: () => import('./history/HistoryScreen.tsx'),
  }),
]

export const puzzleModule: ModuleRow = {
  group: 'activities',
  segment: 'puzzle',
  defaultChild: puzzlePaths.home.pattern,
  screens,
}
