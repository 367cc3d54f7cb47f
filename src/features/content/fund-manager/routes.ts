import { fundManagerPaths } from '#paths/fund-manager.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: fundManagerPaths.home,
    title: '基金经理会客厅',
    needs: [],
    snapshot: true,
    skeleton: 'list',
    load: () => import('./home/HomeScreen.tsx'),
  }),
]

export const fundManagerModule: ModuleRow = {
  group: 'content',
  segment: 'fundManager',
  share: 'own',
  defaultChild: fundManagerPaths.home.pattern,
  screens,
}
