import { staticPaths } from '#paths/static.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: staticPaths.static,
    title: '文件',
    needs: [],
    interrupts: ['plan', 'account'],
    load: () => import('./static/StaticScreen.tsx'),
  }),
]

export const staticModule: ModuleRow = {
  group: 'utility',
  segment: 'static',
  screens,
}
