import { homePaths } from '#paths/home.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: homePaths.home,
    title: '禾岸基金',
    needs: [],
    tag: 'home',
    snapshot: true,
    load: () => import('./home/HomeScreen.tsx'),
  }),
]

export const homeModule: ModuleRow = {
  group: 'utility',
  segment: '',
  screens,
}
