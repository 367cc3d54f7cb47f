import { shangHaiGoldPaths } from '#paths/pension/shang-hai-gold.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: shangHaiGoldPaths.shangHaiGoldHome,
    title: '上海金',
    needs: [],
    share: 'own',
    load: () => import('./shang-hai-gold-home/ShangHaiGoldHomeScreen.tsx'),
  }),
]

export const shangHaiGoldModule: ModuleRow = {
  group: 'pension',
  segment: 'shangHaiGold',
  defaultChild: shangHaiGoldPaths.shangHaiGoldHome.pattern,
  screens,
}
