import { paths } from '#src/paths.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: paths.customizedPage,
    title: '按需选基',
    needs: [],
    load: () => import('./customized-page/CustomizedPageScreen.tsx'),
  }),
]

export const customizedModule: ModuleRow = {
  group: 'trading',
  segment: 'customized',
  defaultChild: paths.customizedPage.pattern,
  screens,
}
