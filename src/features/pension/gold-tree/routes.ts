import { goldTreePaths } from '#paths/pension/gold-tree.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: goldTreePaths.goldTreeHome,
    title: '黄金树',
    needs: ['login'],
    refreshOnRedisplay: true,
    load: () => import('./gold-tree-home/GoldTreeHomeScreen.tsx'),
  }),
  screen({
    path: goldTreePaths.goldTreeOffline,
    title: '黄金树',
    entry: { by: 'act', why: 'The tree is over: its home leads here' },
    needs: ['login'],
    load: () => import('./gold-tree-offline/GoldTreeOfflineScreen.tsx'),
  }),
]

export const goldTreeModule: ModuleRow = {
  group: 'pension',
  segment: 'goldTree',
  defaultChild: goldTreePaths.goldTreeHome.pattern,
  screens,
}
