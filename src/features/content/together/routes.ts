import { togetherPaths } from '#paths/together.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: togetherPaths.togetherHome,
    title: '投资陪伴',
    needs: [],
    keepAlive: true,
    snapshot: true,
    load: () => import('./together-home/TogetherHomeScreen.tsx'),
  }),
]

export const togetherModule: ModuleRow = {
  group: 'content',
  segment: 'together',
  share: 'own',
  defaultChild: togetherPaths.togetherHome.pattern,
  screens,
}
