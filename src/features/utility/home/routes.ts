import { brand } from '#domain/brand.ts'
import { homePaths } from '#paths/home.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: homePaths.home,
    title: brand.company,
    needs: [],
    tab: 'home',
    tag: 'home',
    snapshot: true,
    share: 'own',
    load: () => import('./home/HomeScreen.tsx'),
  }),
]

export const homeModule: ModuleRow = {
  group: 'utility',
  segment: '',
  screens,
}
