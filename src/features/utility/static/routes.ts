import { paths } from '#src/paths.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: paths.document,
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
