import { treasureChestPaths } from '#paths/activities/treasure-chest.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: treasureChestPaths.main,
    title: '百宝箱',
    needs: [],
    share: { title: '百宝箱', to: () => treasureChestPaths.main.to() },
    refreshOnRedisplay: true,
    skeleton: 'figures',
    load: () => import('./main/MainScreen.tsx'),
  }),
]

export const treasureChestModule: ModuleRow = {
  group: 'activities',
  segment: 'treasureChest',
  defaultChild: treasureChestPaths.main.pattern,
  screens,
}
