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
  screen({
    path: staticPaths.check,
    title: '核验文件',
    needs: [],
    skeleton: 'rules',
    load: () => import('./check/CheckScreen.tsx'),
  }),
]

export const staticModule: ModuleRow = {
  group: 'utility',
  segment: 'static',
  screens,
}
