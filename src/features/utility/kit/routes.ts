import { kitPaths } from '#paths/kit.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: kitPaths.kit,
    title: '组件',
    needs: [],
    load: () => import('./kit/KitScreen.tsx'),
  }),
]

/** Development and QA only: `utility/qa-modules.ts` has this row, and no release. */
export const kitModule: ModuleRow = {
  group: 'utility',
  segment: 'kit',
  screens,
}
