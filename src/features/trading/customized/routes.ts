import { customizedPaths } from '#paths/customized.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: customizedPaths.customizedPage,
    title: '按需选基',
    needs: [],
    load: () => import('./customized-page/CustomizedPageScreen.tsx'),
  }),
]

export const customizedModule: ModuleRow = {
  group: 'trading',
  segment: 'customized',
  share: 'own',
  defaultChild: customizedPaths.customizedPage.pattern,
  screens,
}
